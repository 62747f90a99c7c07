import { toAddressRules } from './address-rules.server'
import { toAddressStepSchema, type AddressStep } from './address.schema'
import { type AddressStepValues, toGiven } from './address-values'
import { type FieldIssue, toFieldIssues } from './field-issues'
import { toPlaceOrder } from './place-words'

/** The address step as it may be saved. */
export type CheckedAddress = AddressStep

/**
 * Holds typed values against the rules of the countries they name.
 * @param countries those that the cart's region sells to
 */
export function checkAddress(
  values: AddressStepValues,
  countries: readonly string[],
): { ok: true; address: CheckedAddress } | { ok: false; issues: FieldIssue[] } {
  const given = {
    email: values.email.trim().toLowerCase() || undefined,
    shipping: toGiven(values.shipping),
    billing: values.billingIs === 'separate' ? toGiven(values.billing) : undefined,
  }
  const chosen = { shipping: given.shipping.countryCode, billing: given.billing?.countryCode }
  const result = toAddressStepSchema(countries, chosen).safeParse(given)
  if (result.success) return { ok: true, address: result.data }
  const isEmpty = (name: string) => !getValue(given, name)
  const issues = toFieldIssues(result.error.issues, isEmpty)
  return { ok: false, issues: toFormOrder(issues, countries) }
}

// as the form asks: the parts of a place stand in the order of the country
function toFormOrder(issues: FieldIssue[], countries: readonly string[]): FieldIssue[] {
  const place = toPlaceOrder(countries.map((country) => ({ rules: toAddressRules(country) })))
  const parts = place.flatMap((part) => (part === 'street' ? ['address1', 'address2'] : [part]))
  const fields = ['firstName', 'lastName', 'company', 'vatNumber', ...parts, 'countryCode', 'phone']
  const names = ['email', ...['shipping', 'billing'].flatMap((group) => fields.map((field) => `${group}.${field}`))]
  return issues.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
}

function getValue(given: Record<string, unknown>, name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }, given)
}
