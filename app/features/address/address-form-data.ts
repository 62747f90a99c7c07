import { type FlagLook } from '~/ui/flag'
import { type AddressRules } from './address-rules'
import { type AddressFormValues } from './address-values'

export type AddressGroup = 'shipping' | 'billing'

export interface DeliveryCountry {
  /** ISO 3166-1 alpha-2, lower case. */
  code: string
  /** In the page's language. */
  name: string
  flag: FlagLook | null
  rules: AddressRules
}

/** The native attributes that say a field's rules to a browser without script. */
export interface Constraints {
  required?: boolean
  minLength?: number
  maxLength?: number
  /** Of a value that may be right, with the words that say so. */
  pattern?: string
  title?: string
}

/** What the address step's form needs. */
export interface AddressFormData {
  values: AddressFormValues
  countries: DeliveryCountry[]
  /** By the field's name; where several countries are possible, what all of them allow. */
  constraints: Record<string, Constraints>
  /** Null for a guest. */
  account: AccountPart | null
  /** Something is sent; else it is asked only whom the bill is for. */
  isPlaced: boolean
}

export interface AccountPart {
  /** The order will be the customer's, and its mails go to the account's address. */
  ownsCart: boolean
  saved: SavedChoice[]
}

/** What the form sends for an address that is none of the customer's own. */
export const newAddress = 'new'

export interface SavedChoice {
  id: string
  /** Of its label. */
  lines: string[]
  /** The cart's region sells to its country. */
  isDeliverable: boolean
}
