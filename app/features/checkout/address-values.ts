import { type AddressInput } from '~/commerce/types'
import { type PostalAddress } from '../orders/postal-address'
import { toAddressRules } from './address-rules'

/** What the address step's form holds: as typed, or as the cart has it. */
export interface AddressStepValues {
  email: string
  shipping: PostalAddress
  /** `separate` when the bill goes to the second address. */
  billingIs: 'same' | 'separate'
  billing: PostalAddress
}

export const addressFields = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'postalCode',
  'city',
  'province',
  'countryCode',
  'phone',
] as const satisfies readonly (keyof PostalAddress)[]

function toText(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}

/** The form as it was typed, every field of it; what was not sent is empty. */
export function readAddressForm(form: FormData): AddressStepValues {
  function readAddress(group: 'shipping' | 'billing'): PostalAddress {
    const entries = addressFields.map((field) => [field, toText(form.get(`${group}.${field}`))])
    return Object.fromEntries(entries) as PostalAddress
  }
  return {
    email: toText(form.get('email')),
    shipping: readAddress('shipping'),
    billingIs: form.get('billingIs') === 'separate' ? 'separate' : 'same',
    billing: readAddress('billing'),
  }
}

/** The typed values without surrounding space, and without what was left empty, so that a schema can call it missing. */
export function toGiven(address: PostalAddress): Partial<PostalAddress> {
  const given = addressFields.map((field) => [field, address[field].trim()]).filter(([, value]) => value !== '')
  return Object.fromEntries(given) as Partial<PostalAddress>
}

/** A checked address in Medusa's fields: all of them, since it keeps the old value of a field that is not sent. */
export function toAddressInput(address: Partial<PostalAddress> & Pick<PostalAddress, 'countryCode'>): AddressInput {
  const { postalCode = '', countryCode } = address
  return {
    first_name: address.firstName ?? '',
    last_name: address.lastName ?? '',
    company: address.company ?? '',
    address_1: address.address1 ?? '',
    address_2: address.address2 ?? '',
    postal_code: postalCode.toUpperCase(),
    city: address.city ?? '',
    province: toProvince(address.province ?? '', countryCode),
    country_code: countryCode,
    phone: address.phone ?? '',
  }
}

// The field may still hold the province of a country that was chosen before.
function toProvince(province: string, country: string): string {
  if (toAddressRules(country).province === null) return ''
  return /^[a-z]{2}$/.test(province) ? province.toUpperCase() : province
}
