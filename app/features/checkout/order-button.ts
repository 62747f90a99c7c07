import { type MessageKey } from '~/i18n/keys'

// Article 8(2) of Directive 2011/83/EU, in Germany § 312j BGB: the button says that ordering obliges to pay.
const obligingCountries = new Set(
  'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk'.split(' '),
)

/** The words of the button that places the order, as the law of the shopper's country (ISO 3166-1, lower case) asks. */
export function toOrderButtonKey(country: string): MessageKey {
  return obligingCountries.has(country) ? 'checkout:review.submit-obliging' : 'checkout:review.submit'
}
