/** An address as pages show it and forms fill it; what is not there is an empty text. */
export interface PostalAddress {
  firstName: string
  lastName: string
  company: string
  /** The firm's VAT or tax number in its one spelling. */
  vatNumber: string
  address1: string
  address2: string
  postalCode: string
  city: string
  province: string
  /** ISO 3166-1 alpha-2, lower case. */
  countryCode: string
  phone: string
  /** For whoever brings the parcel. */
  deliveryNote: string
}

export const emptyAddress: Readonly<PostalAddress> = {
  firstName: '',
  lastName: '',
  company: '',
  vatNumber: '',
  address1: '',
  address2: '',
  postalCode: '',
  city: '',
  province: '',
  countryCode: '',
  phone: '',
  deliveryNote: '',
}

/** An address that a customer has in the account. */
export interface SavedAddress {
  id: string
  address: PostalAddress
  /** The one that is proposed first. */
  isDefault: boolean
}
