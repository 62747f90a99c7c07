import { getZodConstraint } from '@conform-to/zod/v4'
import { type z } from 'zod'
import { type RequestContext } from '~/context.server'
import { listCountries } from '../region/countries.server'
import { type AddressFormData, type Constraints } from './address-form-data'
import { type AddressRules } from './address-rules'
import { toAddressRules, toPostalCodePattern } from './country-rules.server'
import { phonePattern } from './phone-pattern'
import { placedDigits } from './placed-postcodes'

/**
 * What the fields of an address need to be drawn.
 * @param countries those to choose from
 * @param schema of the form that the fields are in
 * @param chosen those that the form comes with
 */
export async function describeAddressFields(
  ctx: RequestContext,
  countries: readonly string[],
  schema: z.ZodObject,
  chosen: readonly string[],
): Promise<Pick<AddressFormData, 'countries' | 'constraints'>> {
  const known = await listCountries(ctx)
  const offered = known.filter(({ code }) => countries.includes(code))
  const described = offered.map((country) => ({ ...country, rules: toAddressRules(country.code, ctx.locale.language) }))
  const isLong = described.reduce((sum, { rules }) => sum + (rules.province?.options.length ?? 0), 0) > mostProvinces
  return {
    countries: described.map(({ code, name, flag, rules }) => {
      return { code, name, flag, rules: isLong && !chosen.includes(code) ? withoutList(rules) : rules }
    }),
    constraints: toConstraints(ctx, getZodConstraint(schema), countries),
  }
}

/** Calls the shop's countries by name in the page's language, others by their code. */
export async function toCountryNames(ctx: RequestContext): Promise<(code: string) => string> {
  const known = await listCountries(ctx)
  return (code) => known.find((country) => country.code === code)?.name ?? code.toUpperCase()
}

// a shop that sells all over the world has twelve kilobytes of provinces
const mostProvinces = 400

// its name can be typed
function withoutList({ province, ...rules }: AddressRules): AddressRules {
  return { ...rules, province: province && { ...province, options: [] } }
}

function toConstraints(
  ctx: RequestContext,
  constraints: Record<string, Constraints>,
  countries: readonly string[],
): Record<string, Constraints> {
  const patterns = listPatterns(ctx, countries)
  const isFilledIn = (name: string) =>
    /\.(?:city|province)$/.test(name) && countries.some((code) => code in placedDigits)
  const entries = Object.entries(constraints).filter(([name]) => name === 'email' || name.includes('.'))
  return Object.fromEntries(
    entries.map(([name, { required, minLength, maxLength }]) => {
      // what the server can fill in keeps no form from being sent
      const limits = { required: required && !isFilledIn(name), minLength, maxLength }
      return [name, { ...limits, ...patterns[name.replace(/.*\./, '')] }]
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
