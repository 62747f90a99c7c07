import { isCommerceError } from '~/commerce/errors'
import { type ShopperClient } from '~/commerce/shop/commerce'
import { type Cart } from '~/commerce/medusa-v1/types'

/**
 * Ships a cart whose lines have changed as it was shipped before: Medusa takes all shipping methods away with every
 * change of a line. What cannot ship it any more stays away, and the checkout asks anew.
 */
export async function keepShipping(
  shopper: ShopperClient,
  before: Pick<Cart, 'shipping_methods'>,
  changed: Cart,
): Promise<Cart> {
  let cart = changed
  for (const { shipping_option_id: optionId, shipping_option: option } of before.shipping_methods) {
    const isHeld = cart.shipping_methods.some((method) => method.shipping_option_id === optionId)
    const isOfUse = cart.items.some(({ variant }) => variant?.product?.profile_id === option?.profile_id)
    if (isHeld || !isOfUse) continue
    cart = (await putAgain(shopper, cart.id, optionId)) ?? cart
  }
  return cart
}

async function putAgain(shopper: ShopperClient, cartId: string, optionId: string): Promise<Cart | null> {
  try {
    return (await shopper.put(({ carts }) => carts.addShippingMethod(cartId, { option_id: optionId }))).cart
  } catch (error) {
    // withdrawn, or not for a bag of this value; and the change of the line was saved in any case
    if (isCommerceError(error)) return null
    throw error
  }
}
