import { getZodConstraint } from '@conform-to/zod/v4'
import { type z } from 'zod'
import { type RequestContext } from '~/context.server'
import { listCountries } from '../region/countries.server'
import { type AddressFormData, type Constraints } from './address-form-data'
import { type AddressRules } from './address-rules'
import { toAddressRules, toPostalCodePattern } from './country-rules.server'
import { phonePattern } from './phone-pattern'

/**
 * What the fields of an address need to be drawn.
 * @param countries those to choose from
 * @param schema of the form that the fields are in
 */
export async function describeAddressFields(
  ctx: RequestContext,
  countries: readonly string[],
  schema: z.ZodObject,
): Promise<Pick<AddressFormData, 'countries' | 'constraints'>> {
  const known = await listCountries(ctx)
  const offered = known.filter(({ code }) => countries.includes(code))
  return {
    countries: offered.map(({ code, name, flag }) => ({ code, name, flag, rules: toShownRules(ctx, code, countries) })),
    constraints: toConstraints(ctx, getZodConstraint(schema), countries),
  }
}

/** Calls the shop's countries by name in the page's language, others by their code. */
export async function toCountryNames(ctx: RequestContext): Promise<(code: string) => string> {
  const known = await listCountries(ctx)
  return (code) => known.find((country) => country.code === code)?.name ?? code.toUpperCase()
}

// a list of provinces is shown where there is one country only
function toShownRules(ctx: RequestContext, code: string, { length }: readonly string[]): AddressRules {
  const { province, ...rules } = toAddressRules(code, ctx.locale.language)
  return { ...rules, province: province && length > 1 ? { ...province, options: [] } : province }
}

function toConstraints(
  ctx: RequestContext,
  constraints: Record<string, Constraints>,
  countries: readonly string[],
): Record<string, Constraints> {
  const patterns = listPatterns(ctx, countries)
  const entries = Object.entries(constraints).filter(([name]) => name === 'email' || name.includes('.'))
  return Object.fromEntries(
    entries.map(([name, { required, minLength, maxLength }]) => {
      return [name, { required, minLength, maxLength, ...patterns[name.replace(/.*\./, '')] }]
    }),
  )
}

/** By the field's name in an address. A postcode has a shape where one country alone is possible. */
function listPatterns(
  { t }: RequestContext,
  [country = '', ...others]: readonly string[],
): Record<string, Pick<Constraints, 'pattern' | 'title'>> {
  const pattern = others.length === 0 ? toPostalCodePattern(country) : null
  const example = toAddressRules(country).postalCode?.example
  const phone = { pattern: phonePattern, title: t('account:profile.phone-invalid') }
  if (!pattern || !example) return { phone }
  return { phone, postalCode: { pattern, title: t('checkout:address.postcode-hint', { example }) } }
}
