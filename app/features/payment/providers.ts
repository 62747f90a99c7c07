import { bankTransfer } from './bank-transfer'
import { manual } from './manual'
import { type PaymentProvider, type PaymentSettings } from './payment-provider'
import { redirect } from './redirect'
import { stripe } from './stripe'

/** The ways to pay that this shop knows how to offer, in the order in which it offers them. */
const known: readonly PaymentProvider[] = [manual, bankTransfer, stripe, redirect]

/** Those of `ids` (the backend's provider ids) that the shop knows and that are configured. */
export function listOffered(ids: readonly string[], settings: PaymentSettings): PaymentProvider[] {
  return known.filter((provider) => ids.includes(provider.id) && provider.isConfigured(settings))
}

export function getProvider(id: string): PaymentProvider | null {
  return known.find((provider) => provider.id === id) ?? null
}

/** Whether a payment with it moves nothing by itself: until it is captured, nobody has paid. */
export function isPaidOffline(providerId: string): boolean {
  return getProvider(providerId)?.isOffline ?? false
}
