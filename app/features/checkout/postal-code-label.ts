import { type MessageKey } from '~/i18n/keys'

/** What a postcode is called where only `country` is possible; empty for several. */
export function toPostalCodeLabelKey(country: string): MessageKey {
  return country === 'us' ? 'checkout:fields.zipCode' : 'checkout:fields.postalCode'
}
