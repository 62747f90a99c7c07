import { type FlagLook } from '~/ui/flag'
import { type AddressRules } from './address-rules'
import { type AddressStepValues } from './address-values'

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
}

/** What the address step's form needs. */
export interface AddressFormData {
  values: AddressStepValues
  countries: DeliveryCountry[]
  /** By the field's name; where several countries are possible, what all of them allow. */
  constraints: Record<string, Constraints>
}
