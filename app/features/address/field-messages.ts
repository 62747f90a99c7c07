import { type RequestContext } from '~/context.server'
import { type MessageKey } from '~/i18n/keys'
import { type Language } from '~/i18n/languages'
import { toAddressRules } from './address-rules.server'
import { type AddressStepValues } from './address-values'
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

/** The label of an address field in the words of `country`. */
function toFieldLabelKey(field: string, country: string): MessageKey {
  const { [field as 'city']: rule } = toAddressRules(country)
  return `checkout:fields.${rule?.word ?? field}` as MessageKey
}

function toExample(field: string, country: string, language: Language): string {
  const { postalCode, province, vatNumber } = toAddressRules(country, language)
  if (field === 'province') return province?.options[0]?.name ?? ''
  return (field === 'vatNumber' ? vatNumber : postalCode)?.example ?? ''
}

function toMessageKey(field: string, rule: FieldIssue['rule'], example: string): MessageKey {
  if (field === 'vatNumber' && rule === 'pattern' && example === '') return 'checkout:errors.vat-number-any'
  return special[`${field} ${rule}`] ?? `checkout:rules.${rule}`
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
      const message = t(toMessageKey(field, rule, example), {
        field: t(toFieldLabelKey(field, country)),
        limit: limit ?? 0,
        country: toCountryName(country),
        example,
      })
      return [name, group === 'billing' ? t('checkout:group.billing', { message }) : message]
    }),
  )
}
