import { z } from 'zod'
import { type PostalAddress } from '~/commerce/shop/address'
import { type Language } from '~/i18n/languages'
import { toNameOrder } from '~/i18n/person-name'
import { toAddressRules } from './country-rules.server'
import { toAddressSchema, toAddressStepSchema, type AddressStep } from './address.schema'
import { type AddressStepValues, toGiven } from './address-values'
import { type FieldIssue, toFieldIssues } from './field-issues'
import { toPlaceOrder } from './place-labels'

/** The address step as it may be saved. */
export type CheckedAddress = AddressStep

type Checked<T> = { ok: true; address: T } | { ok: false; issues: FieldIssue[] }

/**
 * Holds typed values against the rules of the countries they name.
 * @param countries those that the cart's region sells to
 * @param isPlaced false where nothing is sent, see `toAddressSchema`
 * @param language of the form, whose order the issues come in
 */
export function checkAddress(
  values: AddressStepValues,
  countries: readonly string[],
  isPlaced = true,
  language: Language = 'en',
): Checked<CheckedAddress> {
  const given = {
    email: values.email.trim().toLowerCase() || undefined,
    shipping: toGiven(values.shipping),
    billing: values.billingIs === 'separate' ? toGiven(values.billing) : undefined,
  }
  const chosen = { shipping: given.shipping.countryCode, billing: given.billing?.countryCode }
  return check(toAddressStepSchema(countries, chosen, isPlaced), given, { countries, language })
}

/** The same for one address alone, whose fields are named as those of the delivery. */
export function checkSingleAddress(
  typed: PostalAddress,
  countries: readonly string[],
  language: Language,
): Checked<Pick<CheckedAddress, 'shipping'>> {
  const shipping = toGiven(typed)
  const schema = z.object({ shipping: toAddressSchema(countries, shipping.countryCode) })
  return check(schema, { shipping }, { countries, language })
}

interface AddressForm {
  countries: readonly string[]
  language: Language
}

function check<T>(schema: z.ZodType<T>, given: Record<string, unknown>, form: AddressForm): Checked<T> {
  const result = schema.safeParse(given)
  if (result.success) return { ok: true, address: result.data }
  const isEmpty = (name: string) => !getValue(given, name)
  const issues = toFieldIssues(result.error.issues, isEmpty)
  return { ok: false, issues: toFormOrder(issues, form) }
}

// as the form asks: a name in the order of the language, the parts of a place in that of the country
function toFormOrder(issues: FieldIssue[], { countries, language }: AddressForm): FieldIssue[] {
  const place = toPlaceOrder(countries.map((country) => ({ rules: toAddressRules(country) })))
  const parts = place.flatMap((part) => (part === 'street' ? ['address1', 'address2'] : [part]))
  const fields = [
    ...toNameOrder(language, 'firstName', 'lastName'),
    'company',
    'vatNumber',
    ...parts,
    'countryCode',
    'phone',
    'deliveryNote',
  ]
  const names = ['email', ...['shipping', 'billing'].flatMap((group) => fields.map((field) => `${group}.${field}`))]
  return issues.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
}

function getValue(given: Record<string, unknown>, name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }, given)
}
