import { isCommerceError } from '~/commerce/errors'
import { type ShopperClient } from '~/commerce/shop/commerce'
import { type Cart } from '~/commerce/medusa-v1/types'

/**
 * What a shopper has to be told about a cart that is not there, or not as it was.
 * `ordered`: it became an order; `gone`: the backend does not know it; `edited`: its cookie was changed by somebody;
 * `nothing-left`: the shop sells none of what it held; `folded-in-part`: a second tab's cart did not fit in whole;
 * `folded-put-aside`: not all of it is sold in this region; `locked`: it belongs to an account that is not signed in here.
 */
export type CartNotice =
  'ordered' | 'gone' | 'edited' | 'nothing-left' | 'folded-in-part' | 'folded-put-aside' | 'locked'

/** The cart as the backend has it. @returns why there is none where it cannot be used */
export async function readCart(
  shopper: ShopperClient,
  id: string,
): Promise<Cart | Extract<CartNotice, 'gone' | 'nothing-left'>> {
  try {
    return (await shopper.read(({ carts }) => carts.retrieve(id))).cart
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return 'gone'
    // so Medusa breaks over a cart all of whose products were deleted
    if (isCommerceError(error, 'failed') && error.medusaType === 'unexpected_state') return 'nothing-left'
    throw error
  }
}
