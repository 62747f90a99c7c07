import { toAddressStepSchema, type AddressStep } from './address.schema'
import { type AddressStepValues, toGiven } from './address-values'
import { type FieldIssue, toFieldIssues } from './field-issues'

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
  return { ok: false, issues: toFieldIssues(result.error.issues, isEmpty) }
}

function getValue(given: Record<string, unknown>, name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }, given)
}
