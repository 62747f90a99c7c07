import { type LabelledAddress, toCountryName, toLabelLines } from '@vitrine/shared/address-label'
import { toLinklessText } from '@vitrine/shared/plain-text'
import formats from './address-formats.json'
// as addresses hold them, in Latin letters, with what their country writes
import provinceNames from './address-provinces.json'

/** What a label is made of, by the names of Medusa's addresses. */
export type MailAddress = Partial<Record<(typeof addressFields)[number], string | null>>

export const addressFields = [
  'company',
  'first_name',
  'last_name',
  'address_1',
  'address_2',
  'postal_code',
  'city',
  'province',
  'country_code',
] as const

// How addresses are written, by country: what the shop has of libaddressinput, whose tests compare the two.
const local = toCountries(formats.local)
const latin = toCountries(formats.latin)
const provinces: Record<string, Record<string, string>> = provinceNames
const usual = '%N%n%O%n%A%n%C'

function toCountries(byFormat: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(byFormat).flatMap(([format, countries]) =>
      countries.split(' ').map((one) => [one, format] as const),
    ),
  )
}

/** The lines of an address label, none of which leads anywhere. @param language that the country is named in */
export function toAddressLines(address: MailAddress, language: string): string[] {
  const code = (address.country_code ?? '').toLowerCase()
  const format = local.get(code) ?? usual
  return toLabelLines(toLabelled(address, code), {
    local: format,
    latin: latin.get(code) ?? format,
    name: toCountryName(code, language),
    toLocalProvince: (province) => toLocalName(provinces[code] ?? {}, province),
  })
}

function toLabelled(address: MailAddress, countryCode: string): LabelledAddress {
  return {
    firstName: toLinklessText(address.first_name),
    lastName: toLinklessText(address.last_name),
    company: toLinklessText(address.company),
    address1: toLinklessText(address.address_1),
    address2: toLinklessText(address.address_2),
    postalCode: toLinklessText(address.postal_code),
    city: toLinklessText(address.city),
    province: toLinklessText(address.province),
    countryCode,
  }
}

// shoppers type provinces too: `constructor` is none
function toLocalName(names: Record<string, string>, province: string): string {
  return Object.hasOwn(names, province) ? (names[province] ?? province) : province
}
