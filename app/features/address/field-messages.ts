import { type PostalAddress } from '~/commerce/shop/address'
import { type RequestContext } from '~/context.server'
import { type MessageKey } from '~/i18n/keys'
import { type Language } from '~/i18n/languages'
import { findForeignProvince, toAddressRules } from './country-rules.server'
import { type AddressStepValues, toGiven } from './address-values'
import { type FieldIssue } from './field-issues'

// What says more than the rule's own sentence, by field and rule.
const special: Record<string, MessageKey> = {
  'email required': 'checkout:errors.email-required',
  'email pattern': 'checkout:errors.email-pattern',
  'phone pattern': 'checkout:errors.phone-pattern',
  'postalCode pattern': 'checkout:errors.postcode-pattern',
  'vatNumber pattern': 'checkout:errors.vat-number-pattern',
  'province choice': 'checkout:errors.province-choice',
  'chosenAddress choice': 'checkout:errors.saved-address-gone',
  'countryCode choice': 'checkout:errors.country-choice',
}

// Each has a sentence of its own for every word that countries have for it.
const askedFor = new Set(['firstName', 'lastName', 'address1', 'postalCode', 'city', 'province', 'countryCode'])

/** What `country` calls an address field. */
function toWord(field: string, country: string): string {
  const { [field as 'city']: rule } = toAddressRules(country)
  return rule?.word ?? field
}

function toExample(field: string, country: string, language: Language): string {
  const { postalCode, province, vatNumber } = toAddressRules(country, language)
  if (field === 'province') return province?.options[0]?.name ?? ''
  return (field === 'vatNumber' ? vatNumber : postalCode)?.example ?? ''
}

function toMessageKey(field: string, rule: FieldIssue['rule'], word: string, example: string): MessageKey {
  if (rule === 'elsewhere') return 'checkout:errors.postcode-elsewhere'
  if (rule === 'required' && askedFor.has(field)) return `checkout:missing.${word}` as MessageKey
  if (field === 'vatNumber' && rule === 'pattern' && example === '') return 'checkout:errors.vat-number-any'
  return special[`${field} ${rule}`] ?? `checkout:rules.${rule}`
}

function toPlace(typed: PostalAddress, language: Language) {
  const { countryCode = '', postalCode = '', province = '' } = toGiven(typed)
  const name = findForeignProvince(countryCode, { postalCode, province }, language)
  return { postcode: postalCode, province: name ?? province }
}

/**
 * What to say beside each field, by the field's name.
 * @param values the form, for the countries that its addresses are in
 * @param toCountryName a country in the page's language
 */
export function toFieldMessages(
  { t, locale: { language } }: Pick<RequestContext, 't' | 'locale'>,
  issues: readonly FieldIssue[],
  values: Pick<AddressStepValues, 'shipping' | 'billing'>,
  toCountryName: (code: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ name, rule, limit }) => {
      const [group, field = name] = name.split('.')
      const country = (group === 'billing' ? values.billing : values.shipping).countryCode
      const example = toExample(field, country, language)
      const word = toWord(field, country)
      const message = t(toMessageKey(field, rule, word, example), {
        field: t(`checkout:fields.${word}` as MessageKey),
        limit: limit ?? 0,
        country: toCountryName(country),
        example,
        ...(rule === 'elsewhere' && toPlace(group === 'billing' ? values.billing : values.shipping, language)),
      })
      return [name, group === 'billing' ? t('checkout:group.billing', { message }) : message]
    }),
  )
}
