import { type Language } from '~/i18n/languages'
import { type AddressFormat, findSubdivision, getAddressFormat, type Subdivision } from './country-formats.server'
import { toTypedPattern } from '~/i18n/typed-pattern'
import { placedDigits } from './placed-postcodes'
import { listPlaces } from './postcode-table.server'
import { getTaxNumberKind } from './tax-number'
import {
  type AddressPart,
  type AddressRules,
  cityWords,
  postalCodeWords,
  type Province,
  provinceWords,
} from './address-rules'

const parts: Record<string, AddressPart> = { A: 'street', Z: 'postalCode', C: 'city', S: 'province' }

// libaddressinput's names of the words, where ours are others
const words: Record<string, string> = { zip: 'zipCode', post_town: 'postTown', do_si: 'doSi' }

// Their addresses hold the province's code, those of all other countries its name.
const writtenByCode = new Set(['au', 'br', 'ca', 'it', 'us'])

/**
 * What an address in `country` (ISO 3166-1 alpha-2, lower case) must hold.
 * @param language the page's, for the names of provinces and their order
 */
export function toAddressRules(country: string, language: Language = 'en'): AddressRules {
  const format = getAddressFormat(country)
  const { local, required, zipex } = format
  const example = zipex?.split(',')[0] ?? null
  const written = [...local.matchAll(/%([AZCS])/g)].flatMap(([, letter = '']) => parts[letter] ?? [])
  const order = Object.hasOwn(placedDigits, country) ? toPostcodeFirst(written) : written
  const has = (part: AddressPart) => order.includes(part)
  return {
    order,
    city: has('city') ? { word: toWord(cityWords, format.locality_name_type), required: required.includes('C') } : null,
    postalCode: has('postalCode')
      ? {
          word: toWord(postalCodeWords, format.zip_name_type),
          required: required.includes('Z'),
          example,
          isNumeric: isNumeric(country, example),
        }
      : null,
    province: has('province')
      ? {
          word: toWord(provinceWords, format.state_name_type),
          required: required.includes('S'),
          options: listProvinces(country, format, language),
        }
      : null,
    vatNumber: getTaxNumberKind(country),
  }
}

// what follows from a postcode is asked for after it
function toPostcodeFirst(written: readonly AddressPart[]): AddressPart[] {
  const others = written.filter((part) => part !== 'postalCode')
  const first = others.find((part) => part === 'city' || part === 'province')
  return others.flatMap((part) => (part === first ? ['postalCode' as const, part] : [part]))
}

// what is written with a space or a hyphen, as in Japan and the United States, is taken without it
function isNumeric(country: string, example: string | null): boolean {
  return example !== null && /^[\d -]+$/.test(example) && isPostalCode(country, example.replace(/\D/g, ''))
}

function toWord<W extends string>(known: readonly [W, ...W[]], type = ''): W {
  return known.find((word) => word === (words[type] ?? type)) ?? known[0]
}

function toWritten(country: string, { code, name }: Subdivision): string {
  return writtenByCode.has(country) ? code : name
}

// the country's own readers find them in the country's order, all others by their alphabet
function listProvinces(country: string, { subdivisions, lang }: AddressFormat, language: Language): Province[] {
  const isOwn = lang === language
  const provinces = subdivisions.map((subdivision) => ({
    code: toWritten(country, subdivision),
    name: isOwn ? subdivision.local : toLabel(subdivision, language),
  }))
  const { compare } = new Intl.Collator(language)
  return isOwn ? provinces : provinces.toSorted((a, b) => compare(a.name, b.name))
}

function toLabel({ name, local, names }: Subdivision, language: Language): string {
  return names[language] ?? (local === name ? name : `${name} (${local})`)
}

/** Whether `postalCode` has the country's shape, in either case; true where none is known. */
export function isPostalCode(country: string, postalCode: string): boolean {
  const { zip }: AddressFormat = getAddressFormat(country)
  return !zip || new RegExp(`^(?:${zip})$`, 'i').test(postalCode)
}

/**
 * The name of the province whose postcodes `postalCode` is not among, in the page's language; null where it may be one of
 * them, as far as the country gives its postcodes out by province.
 * @param province as addresses hold it, see `findProvince`
 */
export function findForeignProvince(
  country: string,
  { postalCode, province }: { postalCode: string; province: string },
  language: Language,
): string | null {
  const meant = findSubdivision(country, province)
  if (!meant?.zip || !isPostalCode(country, postalCode)) return null
  const isOwn = hasStart(meant, postalCode) || listProvincesOf(country, postalCode).includes(meant.code)
  return isOwn ? null : toLabel(meant, language)
}

/**
 * The provinces that have `postalCode`, as ISO 3166-2 has them behind the country: by the country's own table, whose word counts
 * where post comes from across a border, and without one by what their postcodes begin with.
 */
export function listProvincesOf(country: string, postalCode: string): string[] {
  const listed = listPlaces(country, postalCode).map(({ province }) => province)
  if (listed.length > 0) return [...new Set(listed)]
  const { subdivisions } = getAddressFormat(country)
  return subdivisions.filter((subdivision) => hasStart(subdivision, postalCode)).map(({ code }) => code)
}

function hasStart({ zip }: Subdivision, postalCode: string): boolean {
  return zip !== undefined && new RegExp(`^(?:${zip})`, 'i').test(postalCode)
}

/** The `pattern` of a field for the country's postcodes: it takes all that the server takes. Null where no shape is known. */
export function toPostalCodePattern(country: string): string | null {
  const { zip } = getAddressFormat(country)
  return zip ? toTypedPattern(zip) : null
}

/**
 * The province that somebody means by its code or by one of its names, as addresses in `country` hold it; null where
 * there is a list that has no such province.
 */
export function findProvince(country: string, typed: string): string | null {
  if (getAddressFormat(country).subdivisions.length === 0) return typed
  const meant = findSubdivision(country, typed)
  return meant ? toWritten(country, meant) : null
}
