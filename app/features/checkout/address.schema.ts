import { z } from 'zod'
import { unusableCharacters } from '~/http/plain-text'
import { toAddressRules } from './address-rules'

function text(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine((value) => !unusableCharacters.test(value), { params: { rule: 'characters' } })
}

function postalCode(countries: readonly string[]) {
  const rules = countries.map((country) => toAddressRules(country).postalCode)
  const patterns = rules.map((rule) => rule.pattern)
  const known = patterns.every((pattern) => pattern !== null) ? patterns : []
  const shape = text(12)
  const checked = known.length > 0 ? shape.regex(new RegExp(`^(?:${known.join('|')})$`)) : shape
  return rules.every((rule) => rule.required) ? checked : checked.optional()
}

function province(countries: readonly string[]) {
  const rules = countries.map((country) => toAddressRules(country).province)
  const [only] = rules
  const isRequired = rules.every((rule) => rule?.required)
  const codes = rules.length === 1 && only ? only.options.map(({ code }) => code) : []
  const checked = codes.length > 0 ? z.enum(codes) : text(100)
  return isRequired ? checked : checked.optional()
}

/**
 * The rules of one address.
 * @param countries the countries it may be in
 * @param chosen the one it is in, whose rules hold; without it those that fit all of them
 */
export function toAddressSchema(countries: readonly string[], chosen?: string) {
  const applying = chosen !== undefined && countries.includes(chosen) ? [chosen] : countries
  return z.object({
    firstName: text(100),
    lastName: text(100),
    company: text(100).optional(),
    address1: text(200),
    address2: text(200).optional(),
    postalCode: postalCode(applying),
    city: text(100),
    province: province(applying),
    countryCode: z.enum([...countries]),
    phone: z
      .string()
      .max(30)
      // written so that it is a pattern in HTML too, where a set must not hold brackets or slashes
      .regex(/^\+?(?:[0-9 .]|\(|\)|\/|-){5,}$/)
      .optional(),
  })
}

/** Everything that the address step asks for. `billing` is there when it differs from `shipping`. */
export function toAddressStepSchema(
  countries: readonly string[],
  chosen: { shipping?: string; billing?: string } = {},
) {
  return z.object({
    // as long as an address can be on its way through SMTP
    email: z.email().max(254),
    shipping: toAddressSchema(countries, chosen.shipping),
    billing: toAddressSchema(countries, chosen.billing).optional(),
  })
}

export type AddressStep = z.infer<ReturnType<typeof toAddressStepSchema>>
