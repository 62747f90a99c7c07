import { isCommerceError } from '../errors'
import { type Cart } from '../shop/cart'
import { type Carts } from '../shop/carts'
import { type Calls } from './repeatable-calls'
import { toCart } from './cart'
import { reopening } from './reopen-cart'
import { listShippingOptions } from './shipping-option'

type Shipping = Pick<Carts, 'listShippingOptions' | 'putShipping' | 'keepShipping'>

export function toCartShipping(calls: Calls): Shipping {
  async function put(cartId: string, optionId: string): Promise<Cart> {
    const option = { option_id: optionId }
    return toCart((await calls.put(({ carts }) => carts.addShippingMethod(cartId, option))).cart)
  }
  return {
    listShippingOptions: (cartId) => listShippingOptions(calls, cartId),
    putShipping: (cartId, optionId) => reopening(calls, cartId, () => put(cartId, optionId)),
    // Medusa takes all shipping methods away with every change of a line
    async keepShipping({ shippingMethods }, changed) {
      let cart = changed
      for (const { optionId, profileId } of shippingMethods) {
        const isHeld = cart.shippingMethods.some((method) => method.optionId === optionId)
        const isOfUse = cart.items.some(({ variant }) => (variant?.product?.shippingProfileId ?? null) === profileId)
        if (!isHeld && isOfUse) cart = await put(cart.id, optionId).catch(orUnchanged(cart))
      }
      return cart
    },
  }
}

// withdrawn, or not for a bag of this value; and the change of the line was saved in any case
function orUnchanged(cart: Cart): (error: unknown) => Cart {
  return (error) => {
    if (isCommerceError(error)) return cart
    throw error
  }
}
