import { type DeliveryCountry } from './address-form-data'
import { type TaxNumberWord } from './tax-number'
import { type AddressPart, type CityWord, type PostalCodeWord, type ProvinceWord } from './address-rules'

/** What a form calls the parts of a place, and the number of a firm there. */
export interface PlaceLabels {
  city: CityWord
  postalCode: PostalCodeWord
  province: ProvinceWord
  vatNumber: TaxNumberWord
}

/** The words that all of `countries` have for a part, and where they differ the usual one. */
export function toPlaceLabels(countries: readonly Pick<DeliveryCountry, 'rules'>[]): PlaceLabels {
  const rules = countries.map((country) => country.rules)
  return {
    city: toCommon(rules.map(({ city }) => city?.word)) ?? 'city',
    postalCode: toCommon(rules.map(({ postalCode }) => postalCode?.word)) ?? 'postalCode',
    province: toCommon(rules.map(({ province }) => province?.word)) ?? 'province',
    vatNumber: toCommon(rules.map(({ vatNumber }) => vatNumber?.word)) ?? 'taxNumber',
  }
}

function toCommon<W>(words: (W | undefined)[]): W | undefined {
  const [first, ...others] = new Set(words.filter((word) => word !== undefined))
  return others.length === 0 ? first : undefined
}

const usualOrder: AddressPart[] = ['street', 'postalCode', 'city', 'province']

/** The order in which a form asks for the parts that any of `countries` has: a single one's own. */
export function toPlaceOrder(countries: readonly Pick<DeliveryCountry, 'rules'>[]): readonly AddressPart[] {
  const [only, ...others] = countries
  if (only && others.length === 0) return only.rules.order
  return usualOrder.filter((part) => countries.some(({ rules }) => rules.order.includes(part)))
}
