import { isCommerceError } from '~/commerce/errors'
import { type ShopperClient } from '~/commerce/shop/commerce'

// a plain Medusa has no such route; its plugin may come with the next deployment
const askAgainMs = 60 * 60_000
let plainUntil = 0

/** Whether the backend takes the customer's token; @throws CommerceError where it does not answer */
export async function isTokenConfirmed(customer: ShopperClient): Promise<boolean> {
  try {
    if (Date.now() >= plainUntil && (await askPlugin(customer))) return true
    await customer.read(({ customers }) => customers.retrieve())
    return true
  } catch (error) {
    if (isCommerceError(error, 'unauthenticated')) return false
    throw error
  }
}

async function askPlugin(customer: ShopperClient): Promise<boolean> {
  try {
    await customer.read(({ client }) => client.request('GET', '/store/vitrine/identity/session'))
    return true
  } catch (error) {
    if (!isCommerceError(error, 'not-found')) throw error
    plainUntil = Date.now() + askAgainMs
    return false
  }
}
