import { isCommerceError } from '../errors'
import { type Cart } from '../shop/cart'

/**
 * Runs a write of a cart that states an absolute result. Where nobody knows whether it took place, since its answer is late
 * or lost, the cart is read and compared.
 * @param isThere whether the cart is as the write would have made it
 * @throws the write's own error: `mayHaveHappened` only where it may still be on its way
 */
export async function confirmWrite(
  read: () => Promise<Cart>,
  write: () => Promise<Cart>,
  isThere: (cart: Cart) => boolean,
): Promise<Cart> {
  try {
    return await write()
  } catch (error) {
    if (!isCommerceError(error) || !error.mayHaveHappened) throw error
    const now = await read().catch(() => null)
    if (now && isThere(now)) return now
    // what Medusa itself has answered is over, what anything before it says is not
    throw now && error.status === 500 && !error.isRepeated ? error.withoutEffect() : error
  }
}
