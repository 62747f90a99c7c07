import { manual } from './manual'
import { type PaymentProvider } from './payment-provider'

/** The ways to pay that this shop knows how to offer, in the order in which it offers them. */
const known: readonly PaymentProvider[] = [manual]

/** Those of `ids` (Medusa's provider ids) that the shop can offer. */
export function listOffered(ids: readonly string[]): PaymentProvider[] {
  return known.filter((provider) => ids.includes(provider.id))
}
