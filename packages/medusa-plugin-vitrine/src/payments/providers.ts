import type { ProviderTraits as OwnTraits } from '../options'

/** What is known of a payment provider. */
export interface ProviderTraits {
  /** the names that its page needs in a session's data, which alone shops may write there */
  sessionData: string[]
  /** whether what it answers of a payment has `amount` in minor units and `currency` */
  tellsMoney: boolean
}

const known = [
  // https://docs.stripe.com/api/payment_intents/object
  { provider: /^stripe(-|$)/, sessionData: [], tellsMoney: true },
  { provider: /^vitrine-redirect$/, sessionData: ['return_urls'], tellsMoney: true },
]

const unknown = { sessionData: [], tellsMoney: false }

/** @param own the merchant's, which go first */
export function toTraits(id: string, own: Record<string, OwnTraits> = {}): ProviderTraits {
  return { ...(known.find(({ provider }) => provider.test(id)) ?? unknown), ...own[id] }
}

export interface AskedMoney {
  amount: number
  currency: string
  taken: number
}

// as Stripe and the demo say it
interface Told {
  amount?: number
  currency?: unknown
  status?: unknown
  amount_received?: number | null
}

/**
 * What a payment is for, out of its provider's data.
 * @returns minor units; `currency` in lower case; `taken` is
 *   what was captured already; null where the data does not say
 */
export function readMoney(data: unknown): AskedMoney | null {
  const { amount, currency, status, amount_received: received } = (data ?? {}) as Told
  if (amount === undefined || !Number.isInteger(amount) || typeof currency !== 'string') return null
  const taken = status === 'succeeded' ? (received ?? amount) : 0
  return { amount, currency: currency.toLowerCase(), taken }
}
