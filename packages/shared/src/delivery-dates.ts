import { keptFormat } from './kept-format'

/** Working days until a parcel arrives. */
interface WorkingDays {
  min: number
  max: number
}

/** When the shop hands parcels over. */
export interface ShopHours {
  /** IANA's name. */
  timeZone: string
  /** `HH:MM`: what is ordered before leaves the same day. */
  cutOff: string
}

/** Days as `YYYY-MM-DD`; of equal ones the parcel arrives on that day. */
export interface DeliveryDates {
  from: string
  to: string
}

export interface DeliveryPromise extends DeliveryDates {
  /** Ordered then, a parcel comes later. */
  validUntil: Date
}

export interface Ordered {
  at: Date
  days: WorkingDays
  hours: ShopHours
  /** Whether parcels are neither handed over nor brought on a day, `YYYY-MM-DD`. */
  isFree(day: string): boolean
}

// no country has as many free days in a row: what says so is wrong
const longestPause = 60

/** When a parcel arrives that is ordered at a moment. */
export function toDeliveryPromise({ at, days, hours, isFree }: Ordered): DeliveryPromise {
  const { day, time } = toLocalTime(at, hours.timeZone)
  const first = time < hours.cutOff ? day : toNextDay(day)
  const leaves = skipFree(first, isFree)
  return {
    from: addWorkingDays(leaves, days.min, isFree),
    to: addWorkingDays(leaves, Math.max(days.min, days.max), isFree),
    validUntil: toMoment(leaves, hours.cutOff, hours.timeZone),
  }
}

function addWorkingDays(day: string, count: number, isFree: Ordered['isFree']): string {
  let last = day
  for (let left = count; left > 0; left -= 1) last = skipFree(toNextDay(last), isFree)
  return last
}

function skipFree(day: string, isFree: Ordered['isFree']): string {
  let next = day
  for (let left = longestPause; left > 0 && isFree(next); left -= 1) next = toNextDay(next)
  return next
}

function toNextDay(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

/** The day that it is somewhere at a moment, `YYYY-MM-DD`, and the time of day, `HH:MM`. */
export function toLocalTime(at: Date, timeZone: string): { day: string; time: string } {
  // sv-SE writes 2026-11-24 13:05
  const text = keptFormat(Intl.DateTimeFormat, 'sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)
  const [day = '', time = ''] = text.split(' ')
  return { day, time }
}

/** The moment at which it is `time` of `day` somewhere. */
export function toMoment(day: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}Z`)
  let moment = wanted
  // twice, since the clock may be changed between the first guess and the right one
  for (let round = 0; round < 2; round += 1) {
    const local = toLocalTime(new Date(moment), timeZone)
    moment += wanted - Date.parse(`${local.day}T${local.time}Z`)
  }
  return new Date(moment)
}

/** "Thu, Nov 26 – Tue, Dec 1", in the writing of a language; a line may end between the dates, not within one. @param tag BCP 47 */
export function formatDeliveryDates({ from, to }: DeliveryDates, tag: string): string {
  const format = keptFormat(Intl.DateTimeFormat, tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const text = format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
  return text.replaceAll(/(?<![–-]) (?![–-])/gu, '\u{a0}')
}
