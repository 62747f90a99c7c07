import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type ShopperClient } from '~/commerce/shop/commerce'

const answerSchema = z.object({ access_token: z.string().min(1) })

// a plain Medusa cannot do it; its plugin may come with the next deployment
const askAgainMs = 60 * 60_000
let quietUntil = 0

/** Whether the backend is to be asked for fresh tokens at all. */
export function mayRenewToken(): boolean {
  return Date.now() >= quietUntil
}

/**
 * A fresh token of the customer whose good one asks for it; null where the backend has not the plugin that gives some.
 * @throws CommerceError where it refuses or does not answer
 */
export async function renewToken(customer: ShopperClient): Promise<string | null> {
  try {
    const answer = await customer.put(({ client }) => client.request('POST', '/store/vitrine/identity/renew'))
    return answerSchema.parse(answer).access_token
  } catch (error) {
    if (!isCommerceError(error, 'not-found')) throw error
    quietUntil = Date.now() + askAgainMs
    return null
  }
}
