import { toLatinTyping } from '~/i18n/latin-typing'
import { type PostalAddress } from '~/commerce/shop/address'
import { findProvince, toAddressRules } from './country-rules.server'
import { toPhone } from './phone.server'
import { readTaxNumber } from './tax-number'

/** What the address step's form holds: as typed, or as the cart has it. */
export interface AddressStepValues {
  email: string
  shipping: PostalAddress
  /** `separate` when the bill goes to the second address. */
  billingIs: 'same' | 'separate'
  billing: PostalAddress
}

/** What the form sends beside that. */
export interface AddressFormValues extends AddressStepValues {
  /** The id of one of the customer's own addresses, or `new` for the typed one. */
  chosenAddress: string
  /** The typed one shall be among the customer's from now on. */
  keepAddress: boolean
  /** What was asked about the addresses and is sent again as it is, see `listDoubts`. */
  confirmed: string
}

export const addressFields = [
  'firstName',
  'lastName',
  'company',
  'vatNumber',
  'address1',
  'address2',
  'postalCode',
  'city',
  'province',
  'countryCode',
  'phone',
  'deliveryNote',
] as const satisfies readonly (keyof PostalAddress)[]

function toText(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}

/**
 * The form as it was typed, every field of it; what was not sent is empty. A VAT number that was typed for the delivery
 * goes with the bill where that has an address of its own.
 */
export function readAddressForm(form: Pick<FormData, 'get'>): AddressFormValues {
  function readAddress(group: 'shipping' | 'billing'): PostalAddress {
    const entries = addressFields.map((field) => [field, toText(form.get(`${group}.${field}`))])
    return Object.fromEntries(entries) as PostalAddress
  }
  const values: AddressFormValues = {
    email: toText(form.get('email')),
    shipping: readAddress('shipping'),
    billingIs: form.get('billingIs') === 'separate' ? 'separate' : 'same',
    billing: readAddress('billing'),
    chosenAddress: toText(form.get('chosenAddress')) || 'new',
    keepAddress: form.get('keepAddress') !== null,
    confirmed: toText(form.get('confirmed')),
  }
  return values.billingIs === 'separate' && values.chosenAddress === 'new' ? toBilled(values) : values
}

function toBilled(values: AddressFormValues): AddressFormValues {
  const { shipping, billing } = values
  return {
    ...values,
    shipping: { ...shipping, vatNumber: '' },
    billing: { ...billing, vatNumber: billing.vatNumber || shipping.vatNumber },
  }
}

/**
 * The typed values as they are kept: without surrounding space and what the country has no place for, postcode, province,
 * telephone and VAT number in their one spelling where they are right. What was left empty is missing, so that a schema
 * can say so.
 */
export function toGiven(address: PostalAddress): Partial<PostalAddress> {
  const trimmed = { ...address }
  for (const field of addressFields) trimmed[field] = address[field].trim()
  const { countryCode: country, postalCode, city, province, phone, vatNumber } = trimmed
  const rules = toAddressRules(country)
  const spelt = {
    ...trimmed,
    postalCode: rules.postalCode ? toLatinTyping(postalCode).toUpperCase() : '',
    city: rules.city ? city : '',
    province: rules.province ? (findProvince(country, province) ?? province) : '',
    phone: toPhone(phone, country) ?? phone,
    vatNumber: rules.vatNumber ? (readTaxNumber(toLatinTyping(vatNumber), country)?.number ?? vatNumber) : '',
  }
  // until a country is known, nothing is known about its addresses
  const given = Object.entries(/^[a-z]{2}$/.test(country) ? spelt : trimmed).filter(([, value]) => value !== '')
  return Object.fromEntries(given)
}

/** As typed, with its province as the country's list has it, whatever was meant by it. */
export function withListedProvince(address: PostalAddress): PostalAddress {
  const { countryCode, province } = address
  return { ...address, province: findProvince(countryCode, province) ?? province }
}

/** Every field of a checked address; an empty text for what was not given. */
export function toWholeAddress(address: Partial<PostalAddress>): PostalAddress {
  const entries = addressFields.map((field) => [field, address[field] ?? ''])
  return Object.fromEntries(entries) as PostalAddress
}
