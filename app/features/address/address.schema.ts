import { z } from 'zod'
import { holdsLink, isPlainName, unusableCharacters } from '@vitrine/shared/plain-text'
import { findProvince, isPostalCode, toAddressRules } from './country-rules.server'
import { toPhone } from './phone.server'
import { readTaxNumber } from './tax-number'

function text(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine((value) => !unusableCharacters.test(value), { params: { rule: 'characters' } })
    .refine((value) => !holdsLink(value), { params: { rule: 'link' } })
}

const name = text(100).refine(isPlainName, { params: { rule: 'name' } })

function postalCode(country: string | undefined) {
  return text(12).refine((value) => country === undefined || isPostalCode(country, value))
}

function province(country: string | undefined) {
  const isListed = country !== undefined && toAddressRules(country).province?.required
  return text(100).refine((value) => !isListed || findProvince(country, value) !== null, { params: { rule: 'choice' } })
}

function phone(country: string | undefined) {
  return text(40).refine((value) => country === undefined || toPhone(value, country) !== null)
}

function vatNumber(country: string | undefined) {
  return text(40).refine((value) => country === undefined || readTaxNumber(value, country) !== null)
}

/**
 * The rules of one address.
 * @param countries the countries it may be in
 * @param chosen the one it is in, whose rules hold; without it those that fit all of them
 * @param isPlaced something is sent there; a bill alone needs no more than whose it is and of which country
 */
export function toAddressSchema(countries: readonly string[], chosen?: string, isPlaced = true) {
  const applying = chosen !== undefined && countries.includes(chosen) ? [chosen] : countries
  const only = applying.length === 1 ? applying[0] : undefined
  const rules = applying.map((country) => toAddressRules(country))
  const needs = (part: 'city' | 'postalCode' | 'province') => isPlaced && rules.every((rule) => rule[part]?.required)
  return z.object({
    firstName: name,
    lastName: name,
    company: text(100).optional(),
    vatNumber: vatNumber(only).optional(),
    address1: isPlaced ? text(200) : text(200).optional(),
    address2: text(200).optional(),
    postalCode: needs('postalCode') ? postalCode(only) : postalCode(only).optional(),
    city: needs('city') ? text(100) : text(100).optional(),
    province: needs('province') ? province(only) : province(only).optional(),
    countryCode: z.enum([...countries]),
    phone: phone(only).optional(),
    deliveryNote: text(200).optional(),
  })
}

/** Everything that the address step asks for. `billing` is there when it differs from `shipping`. */
export function toAddressStepSchema(
  countries: readonly string[],
  chosen: { shipping?: string; billing?: string } = {},
  isPlaced = true,
) {
  return z.object({
    // as long as an address can be on its way through SMTP
    email: z.email().max(254),
    shipping: toAddressSchema(countries, chosen.shipping, isPlaced),
    billing: toAddressSchema(countries, chosen.billing, isPlaced).optional(),
  })
}

export type AddressStep = z.infer<ReturnType<typeof toAddressStepSchema>>
