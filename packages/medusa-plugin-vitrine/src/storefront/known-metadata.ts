import type { PluginRequest } from '../container'
import type { MedusaNextFunction, MedusaResponse } from '@medusajs/medusa'
import { giftKeys, giftLimits } from '@vitrine/shared/gift-note'

/**
 * What the store's API takes beside its own fields. Medusa keeps any `metadata` as it is given, and providers and other
 * plugins believe it: Stripe's takes the account with somebody's saved cards from `metadata.stripe_id` of the customer.
 */

type Kind = 'customer' | 'address' | 'cart' | 'line'

// the shop's own words: which bag was the account's last, a firm's VAT number, a note for whoever brings the parcel, and for
// whom a gift card is
const own: Record<Kind, string[]> = {
  customer: ['cart_id'],
  address: ['vat_number', 'delivery_note'],
  cart: [],
  line: Object.values(giftKeys),
}
const longest = 200
const longer: Record<string, number> = {
  [giftKeys.email]: giftLimits.email,
  [giftKeys.message]: giftLimits.message,
}

// which the merchant's account at Stripe, and the shopper's statement, would show
const ofProviders = ['payment_description']

const addresses = ['address', 'billing_address', 'shipping_address']

/**
 * What may be written, by what it is written into.
 * @param more names that a shop of one's own needs as well
 */
export function toKnownWords(more: Partial<Record<Kind, string[]>> = {}): Record<Kind, string[]> {
  const { customer = [], address = [], cart = [], line = [] } = more
  return {
    customer: [...own.customer, ...customer],
    address: [...own.address, ...address],
    cart: [...own.cart, ...cart],
    line: [...own.line, ...line],
  }
}

/**
 * Refuses what nobody knows in the metadata of what a shopper writes and of the addresses in it (400).
 * @param kind what is written into
 */
export function refuseMetadata(kind: Kind) {
  return function refuseUnknownWords(req: PluginRequest, res: MedusaResponse, next: MedusaNextFunction) {
    const known = req.scope.resolve('storefrontService').metadata
    const isKnown =
      isPlain(req.body?.metadata, known[kind]) &&
      addresses.every((name) => isPlain(toRecord(req.body?.[name]).metadata, known.address))
    return isKnown ? next() : refuse(res, 'metadata')
  }
}

/** Refuses what a cart would tell its payment provider (400). */
export function refuseProviderWords(req: PluginRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const name = ofProviders.find((word) => toRecord(req.body?.context)[word] !== undefined)
  return name ? refuse(res, `context.${name}`) : next()
}

/**
 * Forgets whose cart it is to be: who is signed in has the carts that they write into, and of nobody else's account may be
 * paid with what is saved of it.
 */
export function forgetOwner(req: PluginRequest, res: MedusaResponse, next: MedusaNextFunction) {
  delete req.body?.customer_id
  next()
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isPlain(metadata: unknown, names: string[]) {
  if (metadata === undefined || metadata === null) return true
  if (typeof metadata !== 'object') return false
  return Object.entries(metadata).every(
    ([name, text]) => names.includes(name) && typeof text === 'string' && text.length <= (longer[name] ?? longest),
  )
}

function refuse(res: MedusaResponse, name: string) {
  return res.status(400).json({ type: 'invalid_data', message: `The store API does not take such ${name}` })
}
