import { z } from 'zod'
import { type PaymentMethod } from '~/commerce/shop/account'

/** A way to pay that a provider keeps for a customer. */
export interface SavedMethod {
  /** The provider's id in the backend. */
  provider: string
  card: SavedCard | null
}

export interface SavedCard {
  /** As the provider writes it, `visa`. */
  brand: string
  last4: string
  /** `2027-04`. */
  expires: string
}

// what Stripe says of a card; of other providers nothing is known but their name
const cardSchema = z.object({
  card: z.object({
    brand: z.string().max(40),
    last4: z.string().regex(/^\d{4}$/),
    exp_month: z.int().min(1).max(12),
    exp_year: z.int().min(2000).max(2200),
  }),
})

/** Of what a provider keeps, what the page shows; everything else stays on the server. */
export function toSavedMethod({ provider, data }: PaymentMethod): SavedMethod {
  const { card } = cardSchema.safeParse(data).data ?? {}
  if (!card) return { provider, card: null }
  const { brand, last4, exp_month: month, exp_year: year } = card
  return { provider, card: { brand, last4, expires: `${year}-${String(month).padStart(2, '0')}` } }
}
