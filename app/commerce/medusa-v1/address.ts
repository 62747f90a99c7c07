import { type PostalAddress } from '../shop/address'
import { type CartContact, type GivenAddress } from '../shop/carts'
import { type Address, type AddressInput } from './types'

type AddressRecord = Partial<
  Pick<
    Address,
    | 'first_name'
    | 'last_name'
    | 'company'
    | 'address_1'
    | 'address_2'
    | 'postal_code'
    | 'city'
    | 'province'
    | 'country_code'
    | 'phone'
    | 'metadata'
  >
>

// Medusa has no fields for them: they are in the address's metadata, and a backend with the plugin has a list of these keys
const vatNumberKey = 'vat_number'
const deliveryNoteKey = 'delivery_note'

/** Medusa's address as a PostalAddress; an empty one for null. */
export function toPostalAddress(record: AddressRecord | null | undefined): PostalAddress {
  const { [vatNumberKey]: vatNumber, [deliveryNoteKey]: note }: Record<string, unknown> = record?.metadata ?? {}
  return {
    firstName: record?.first_name ?? '',
    lastName: record?.last_name ?? '',
    company: record?.company ?? '',
    vatNumber: typeof vatNumber === 'string' ? vatNumber : '',
    address1: record?.address_1 ?? '',
    address2: record?.address_2 ?? '',
    postalCode: record?.postal_code ?? '',
    city: record?.city ?? '',
    province: record?.province ?? '',
    countryCode: record?.country_code?.toLowerCase() ?? '',
    phone: record?.phone ?? '',
    deliveryNote: typeof note === 'string' ? note : '',
  }
}

/** An address in Medusa's fields: all of them, since it keeps the old value of a field that is not sent. */
export function toAddressInput(address: GivenAddress): Required<AddressInput> {
  return {
    first_name: address.firstName ?? '',
    last_name: address.lastName ?? '',
    company: address.company ?? '',
    address_1: address.address1 ?? '',
    address_2: address.address2 ?? '',
    postal_code: address.postalCode ?? '',
    city: address.city ?? '',
    province: address.province ?? '',
    country_code: address.countryCode,
    phone: address.phone ?? '',
    // replaced as a whole, unlike the fields
    metadata: {
      ...(address.vatNumber ? { [vatNumberKey]: address.vatNumber } : {}),
      ...(address.deliveryNote ? { [deliveryNoteKey]: address.deliveryNote } : {}),
    },
  }
}

/** The same of as much as is known, for a cart without an address. */
export function toContactInput({ firstName, lastName, company, phone, countryCode }: CartContact): AddressInput {
  const known = { first_name: firstName, last_name: lastName, company, phone, country_code: countryCode }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''))
}
