import { isCommerceError } from '~/commerce/errors'
import { type ShopperClient } from '~/commerce/shop/commerce'
import { type Cart } from '~/commerce/shop/cart'

/**
 * Ships a cart whose lines have changed as it was shipped before: Medusa takes all shipping methods away with every
 * change of a line. What cannot ship it any more stays away, and the checkout asks anew.
 */
export async function keepShipping(
  shopper: ShopperClient,
  before: Pick<Cart, 'shippingMethods'>,
  changed: Cart,
): Promise<Cart> {
  let cart = changed
  for (const { optionId, profileId } of before.shippingMethods) {
    const isHeld = cart.shippingMethods.some((method) => method.optionId === optionId)
    const isOfUse = cart.items.some(({ variant }) => (variant?.product?.shippingProfileId ?? null) === profileId)
    if (isHeld || !isOfUse) continue
    cart = (await putAgain(shopper, cart.id, optionId)) ?? cart
  }
  return cart
}

async function putAgain(shopper: ShopperClient, cartId: string, optionId: string): Promise<Cart | null> {
  try {
    return await shopper.carts.putShipping(cartId, optionId)
  } catch (error) {
    // withdrawn, or not for a bag of this value; and the change of the line was saved in any case
    if (isCommerceError(error)) return null
    throw error
  }
}
