import { type Province, usStates } from './us-states'

export interface AddressRules {
  postalCode: {
    required: boolean
    /** A whole postcode as HTML's `pattern` writes it, in either case; null where nothing is known. */
    pattern: string | null
    example: string | null
  }
  /** Which word the country has for it; null where an address does without. */
  province: { kind: ProvinceKind; required: boolean; options: readonly Province[] } | null
}

export type ProvinceKind = 'province' | 'state' | 'prefecture' | 'governorate'

const letter = '[A-Za-z]'
const mixed = '[A-Za-z0-9]'

const postalCodes: Record<string, [pattern: string, example: string]> = {
  at: ['\\d{4}', '1010'],
  be: ['\\d{4}', '1000'],
  ca: [`${letter}\\d${letter} ?\\d${letter}\\d`, 'K1A 0B1'],
  ch: ['\\d{4}', '3000'],
  cz: ['\\d{3} ?\\d{2}', '110 00'],
  de: ['\\d{5}', '10115'],
  dk: ['\\d{4}', '1050'],
  es: ['\\d{5}', '28013'],
  fi: ['\\d{5}', '00100'],
  fr: ['\\d{5}', '75001'],
  gb: [`${letter}{1,2}\\d${mixed}? ?\\d${letter}{2}`, 'SW1A 1AA'],
  ie: [`${letter}\\d[0-9Ww] ?${mixed}{4}`, 'D02 X285'],
  it: ['\\d{5}', '00184'],
  jp: ['\\d{3}-?\\d{4}', '100-0001'],
  kw: ['\\d{5}', '13001'],
  lu: ['\\d{4}', '1009'],
  nl: [`\\d{4} ?${letter}{2}`, '1012 JS'],
  no: ['\\d{4}', '0150'],
  pl: ['\\d{2}-\\d{3}', '00-001'],
  pt: ['\\d{4}-\\d{3}', '1100-148'],
  se: ['\\d{3} ?\\d{2}', '111 20'],
  us: ['\\d{5}(-\\d{4})?', '94103'],
}

// Addresses there are found by block and street; most people do not know a postcode.
const postalCodeOptional = new Set(['kw', 'ae', 'qa', 'hk'])

const provinces: Record<string, AddressRules['province']> = {
  ca: { kind: 'province', required: true, options: [] },
  es: { kind: 'province', required: true, options: [] },
  it: { kind: 'province', required: true, options: [] },
  jp: { kind: 'prefecture', required: true, options: [] },
  kw: { kind: 'governorate', required: false, options: [] },
  us: { kind: 'state', required: true, options: usStates },
}

/** What an address in `country` (ISO 3166-1 alpha-2, lower case) must hold. */
export function toAddressRules(country: string): AddressRules {
  const known = postalCodes[country]
  return {
    postalCode: {
      required: known !== undefined && !postalCodeOptional.has(country),
      pattern: known?.[0] ?? null,
      example: known?.[1] ?? null,
    },
    province: provinces[country] ?? null,
  }
}
