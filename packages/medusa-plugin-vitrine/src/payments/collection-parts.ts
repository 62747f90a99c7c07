import { MedusaError } from '@medusajs/utils'

/**
 * Holds the parts in which a payment collection is to be paid to what they have to be: each is something, by a provider of
 * the region, and together they are the whole. Medusa takes parts of less than nothing, which pay for the others, and leaves
 * out those of unknown providers. What is paid with an older session goes on with its provider.
 * @param parts minor units
 * @throws MedusaError invalid_data
 */
export function requireParts(
  parts: Array<{ provider_id: string; amount: number; session_id?: string }>,
  {
    amount,
    region,
    payment_sessions: sessions,
  }: {
    amount: number
    region: { payment_providers: Array<{ id: string }> }
    payment_sessions: Array<{ id: string; provider_id: string }>
  },
) {
  const known = new Map(sessions.map(({ id, provider_id: provider }) => [id, provider]))
  const continued = parts.flatMap(({ session_id: id }) => id ?? [])
  const isPart = ({
    provider_id: provider,
    amount: part,
    session_id: session,
  }: {
    provider_id: string
    amount: number
    session_id?: string
  }) =>
    part > 0 &&
    region.payment_providers.some(({ id }) => id === provider) &&
    (!session || known.get(session) === provider)
  const sum = parts.reduce((total, part) => total + part.amount, 0)
  const isRight = sum === amount && parts.every(isPart) && new Set(continued).size === continued.length
  if (!isRight) throw new MedusaError(MedusaError.Types.INVALID_DATA, `These are no parts of ${amount}`)
}
