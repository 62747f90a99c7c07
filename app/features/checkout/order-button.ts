import { isEeaCountry } from '@vitrine/shared/eu-countries'
import { type MessageKey } from '~/i18n/keys'

/**
 * The words of the button that places the order, as the law of the shopper's country (ISO 3166-1, lower case) asks:
 * Article 8(2) of Directive 2011/83/EU, in Germany § 312j BGB, wants it to say that ordering obliges to pay.
 */
export function toOrderButtonKey(country: string): MessageKey {
  // the United Kingdom's Consumer Contracts Regulations 2013 say the same (14(4))
  return isEeaCountry(country) || country === 'gb' ? 'checkout:review.submit-obliging' : 'checkout:review.submit'
}
