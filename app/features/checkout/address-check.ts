import { z } from 'zod'
import { type PostalAddress } from '../orders/postal-address'
import { toAddressRules } from './address-rules.server'
import { toAddressSchema, toAddressStepSchema, type AddressStep } from './address.schema'
import { type AddressStepValues, toGiven } from './address-values'
import { type FieldIssue, toFieldIssues } from './field-issues'
import { toPlaceOrder } from './place-words'

/** The address step as it may be saved. */
export type CheckedAddress = AddressStep

type Checked<T> = { ok: true; address: T } | { ok: false; issues: FieldIssue[] }

/**
 * Holds typed values against the rules of the countries they name.
 * @param countries those that the cart's region sells to
 */
export function checkAddress(values: AddressStepValues, countries: readonly string[]): Checked<CheckedAddress> {
  const given = {
    email: values.email.trim().toLowerCase() || undefined,
    shipping: toGiven(values.shipping),
    billing: values.billingIs === 'separate' ? toGiven(values.billing) : undefined,
  }
  const chosen = { shipping: given.shipping.countryCode, billing: given.billing?.countryCode }
  return check(toAddressStepSchema(countries, chosen), given, countries)
}

/** The same for one address alone, whose fields are named as those of the delivery. */
export function checkSingleAddress(
  typed: PostalAddress,
  countries: readonly string[],
): Checked<Pick<CheckedAddress, 'shipping'>> {
  const shipping = toGiven(typed)
  const schema = z.object({ shipping: toAddressSchema(countries, shipping.countryCode) })
  return check(schema, { shipping }, countries)
}

function check<T>(schema: z.ZodType<T>, given: Record<string, unknown>, countries: readonly string[]): Checked<T> {
  const result = schema.safeParse(given)
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
