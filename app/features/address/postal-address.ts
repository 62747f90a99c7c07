import { type Address } from '~/commerce/medusa-v1/types'

/** An address as pages show it and forms fill it; what is not there is an empty text. */
export interface PostalAddress {
  firstName: string
  lastName: string
  company: string
  /** The firm's VAT or tax number in its one spelling; Medusa has no field for it, so it is in the address's metadata. */
  vatNumber: string
  address1: string
  address2: string
  postalCode: string
  city: string
  province: string
  /** ISO 3166-1 alpha-2, lower case. */
  countryCode: string
  phone: string
  /** For whoever brings the parcel; in the address's metadata too. */
  deliveryNote: string
}

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

/** Keys in the metadata of Medusa's addresses, which a backend with the plugin has a list of. */
export const vatNumberKey = 'vat_number'
export const deliveryNoteKey = 'delivery_note'

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

/** Whether two addresses say the same; what only one of them has counts. */
export function isSameAddress(one: PostalAddress, other: PostalAddress): boolean {
  return (Object.keys(one) as (keyof PostalAddress)[]).every((field) => one[field] === other[field])
}
