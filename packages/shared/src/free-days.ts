import Holidays from 'date-holidays'

// Sunday, where nobody knows a country's own
const sunday = 7

/** Days are numbered as ISO 8601 does, Monday is 1. */
function readWeekend(country: string): ReadonlySet<number> {
  const locale = new Intl.Locale('en', { region: country.toUpperCase() }) as Intl.Locale & {
    weekInfo?: { weekend: number[] }
    getWeekInfo?: () => { weekend: number[] }
  }
  const { weekend = [] } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {}
  return new Set([...weekend, sunday])
}

interface Country {
  weekend: ReadonlySet<number>
  holidays: Holidays
  years: Map<string, ReadonlySet<string>>
}

const countries = new Map<string, Country>()

function findCountry(code: string): Country {
  const known = countries.get(code)
  if (known) return known
  const made = { weekend: readWeekend(code), holidays: new Holidays(code.toUpperCase()), years: new Map() }
  countries.set(code, made)
  return made
}

/**
 * Whether a day, `YYYY-MM-DD`, is a Sunday, of a country's weekend or one of its public holidays; those of a part of it
 * do not count.
 * @param country ISO 3166-1 alpha-2, lower case
 */
export function isFreeDay(country: string, day: string): boolean {
  const { weekend, holidays, years } = findCountry(country)
  if (weekend.has(new Date(`${day}T00:00:00Z`).getUTCDay() || sunday)) return true
  const year = day.slice(0, 4)
  const known = years.get(year) ?? listHolidays(holidays, Number(year))
  years.set(year, known)
  return known.has(day)
}

function listHolidays(holidays: Holidays, year: number): ReadonlySet<string> {
  const days = holidays.getHolidays(year).filter(({ type }) => type === 'public')
  return new Set(days.flatMap(({ start, end, date }) => listDays(date, start, end)))
}

// some last several days; their hours are those of their own country, which the written date begins with
function listDays(date: string, start: Date, end: Date): string[] {
  const count = Math.max(1, Math.round((end.getTime() - start.getTime()) / 86_400_000))
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10),
  )
}
