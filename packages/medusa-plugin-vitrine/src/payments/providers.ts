// @ts-nocheck
/**
 * What is known of a payment provider, by its id.
 * @typedef {object} ProviderTraits
 * @property {string[]} sessionData the names that its page needs in a session's data, which alone shops may write there
 * @property {boolean} tellsMoney whether what it answers of a payment has `amount` in minor units and `currency`
 */

const known = [
  // https://docs.stripe.com/api/payment_intents/object
  { provider: /^stripe(-|$)/, sessionData: [], tellsMoney: true },
  { provider: /^vitrine-redirect$/, sessionData: ['return_urls'], tellsMoney: true },
]

const unknown = { sessionData: [], tellsMoney: false }

/** @param own the merchant's, which go first */
export function toTraits(id: string, own: Record<string, Partial<ProviderTraits>> = {}): ProviderTraits {
  return { ...(known.find(({ provider }) => provider.test(id)) ?? unknown), ...own[id] }
}

/**
 * What a payment is for, out of its provider's data.
 * @returns minor units; `currency` in lower case; `taken` is
 *   what was captured already; null where the data does not say
 */
export function readMoney(data): { amount: number; currency: string; taken: number } | null {
  if (!Number.isInteger(data?.amount) || typeof data.currency !== 'string') return null
  const taken = data.status === 'succeeded' ? (data.amount_received ?? data.amount) : 0
  return { amount: data.amount, currency: data.currency.toLowerCase(), taken }
}
