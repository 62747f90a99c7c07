import { type TaxNumberWord } from './tax-number'

/** What has to stand in an address of a country, as its form asks for it. */
export interface AddressRules {
  /** The parts of the place in the order of the country; a postcode that says the others stands before them. */
  order: readonly AddressPart[]
  /** Null where an address does without, as for the others. */
  city: { word: CityWord; required: boolean } | null
  postalCode: {
    word: PostalCodeWord
    required: boolean
    /** Null where nothing is known. */
    example: string | null
    /** Digits alone are taken. */
    isNumeric: boolean
  } | null
  province: { word: ProvinceWord; required: boolean; options: readonly Province[] } | null
  /** Null where firms have none; `example` is null where its format is not known. */
  vatNumber: { word: TaxNumberWord; example: string | null } | null
}

export type AddressPart = 'street' | 'postalCode' | 'city' | 'province'

export interface Province {
  /** As it stands in the address: `TX`, `Tokyo`. */
  code: string
  name: string
}

export const cityWords = ['city', 'suburb', 'postTown', 'district'] as const
export const postalCodeWords = ['postalCode', 'zipCode', 'pin', 'eircode'] as const
export const provinceWords = [
  'province',
  'state',
  'prefecture',
  'emirate',
  'county',
  'department',
  'region',
  'area',
  'district',
  'island',
  'parish',
  'oblast',
  'doSi',
] as const

export type CityWord = (typeof cityWords)[number]
export type PostalCodeWord = (typeof postalCodeWords)[number]
export type ProvinceWord = (typeof provinceWords)[number]
