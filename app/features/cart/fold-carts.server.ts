import { isCommerceError } from '~/commerce/errors'
import { type ShopperFace } from '~/commerce/medusa.server'
import { type Cart } from '~/commerce/types'
import { type CartContext, toCartContext } from './cart-context'
import { bringSaved } from './keep-saved.server'
import { isWhole, planFold } from './fold-plan'
import { findLine, putVariant } from './write-lines.server'

/**
 * Moves what `source` holds into `target`, once. The quantities that it shall leave there are kept with `source` first,
 * so that a fold that was cut off is taken up again without doubling or losing anything.
 * @returns `target` with the lines, and whether all of them found room there
 */
export async function foldCart(
  shopper: ShopperFace,
  target: Cart,
  source: Cart,
): Promise<{ cart: Cart; whole: boolean }> {
  const begun = toCartContext(source).merging
  const plan = begun ?? planFold(target, source)
  let whole = begun !== undefined || isWhole(plan, target, source)
  if (!begun) await note(shopper, source, { merging: plan })
  let cart = target
  for (const [variantId, quantity] of Object.entries(plan)) {
    if (quantity <= (findLine(cart, variantId)?.quantity ?? 0)) continue
    const put = await putIfSold(shopper, cart, variantId, quantity)
    whole &&= put !== null
    cart = put ?? cart
  }
  cart = await bringSaved(shopper, cart, source)
  await note(shopper, source, { merged_into: target.id })
  return { cart, whole }
}

async function note(shopper: ShopperFace, cart: Cart, context: CartContext): Promise<void> {
  await shopper.put(({ carts }) => carts.update(cart.id, { context }))
}

/** Null where the backend does not sell it any more, or not in the target's region. */
async function putIfSold(shopper: ShopperFace, cart: Cart, variantId: string, quantity: number): Promise<Cart | null> {
  try {
    return await putVariant(shopper, cart, variantId, quantity)
  } catch (error) {
    if (isCommerceError(error, 'invalid')) return null
    throw error
  }
}
