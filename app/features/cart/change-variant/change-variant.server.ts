import { isCommerceError } from '~/commerce/errors'
import { type Cart, type CartLine } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { requireRegion } from '~/features/region/require-region.server'
import { redis } from '~/once/redis.server'
import { createRepeatGuard } from '~/once/repeat-guard.server'
import { findLine } from '../find-line'
import { getLiveVariant, type LiveVariant } from '../live-variant.server'
import { linePieces } from '../quantity-limit'

export type ChangeVariantResult =
  /** `left`: the line that could not be taken out, though the other variant is in the cart. */
  | { ok: true; variant: LiveVariant; line: CartLine | null; quantity: number; left?: boolean; cart: Cart }
  | { ok: false; reason: 'unknown-line' | 'unknown-variant' }
  | { ok: false; reason: 'unavailable'; variant: LiveVariant }
  | { ok: false; reason: 'out-of-stock'; variant: LiveVariant; available: number; inCart: number }

/**
 * Puts another variant of its product in the place of a line, as many pieces as that holds; with those that the cart has of it
 * already, as many as a line may hold. It is in the cart before the line leaves, so that nothing is lost; asked once more
 * nothing is added twice. Refused, the cart is as it was.
 * @throws CommerceError when the backend is down
 */
export async function changeVariant(
  ctx: RequestContext,
  { lineId, variantId }: { lineId: string; variantId: string },
): Promise<ChangeVariantResult> {
  const region = await requireRegion(ctx)
  const variant = await getLiveVariant(ctx, region, variantId)
  return ctx.cart.change(async ({ cart }) => {
    if (!variant) return { ok: false, reason: 'unknown-variant' }
    const line = cart?.items.find(({ id }) => id === lineId)
    const other = cart && findLine(cart, variantId)
    // the second of a double click comes when the first has done it
    if (cart && !line && other) return { ok: true, variant, line: null, quantity: other.quantity, cart }
    if (!cart || !line) return { ok: false, reason: 'unknown-line' }
    if (line.variantId === variantId) return { ok: true, variant, line: null, quantity: line.quantity, cart }
    if (variant.productId !== line.variant?.product?.id || line.giftCard)
      return { ok: false, reason: 'unknown-variant' }
    if (!variant.published || !variant.priced || cart.region.id !== region.id) {
      return { ok: false, reason: 'unavailable', variant }
    }
    return replaceLine(ctx, cart, line, variant)
  })
}

async function replaceLine(
  ctx: RequestContext,
  cart: Cart,
  line: CartLine,
  variant: LiveVariant,
): Promise<ChangeVariantResult> {
  const inCart = findLine(cart, variant.id)?.quantity ?? 0
  const toUse = (pieces: number) => `${cart.id} ${line.id} ${variant.id} ${pieces}`
  const isThere = inCart >= Math.min(line.quantity, linePieces) && (await put.isUsed(toUse(inCart)))
  const quantity = isThere ? inCart : Math.min(inCart + line.quantity, linePieces)
  if (variant.stock !== null && quantity > variant.stock) {
    return { ok: false, reason: 'out-of-stock', variant, available: variant.stock, inCart }
  }
  const shopper = ctx.commerce.as({})
  let changed = cart
  try {
    if (!isThere) changed = await shopper.carts.putVariant(cart, { variantId: variant.id, quantity })
  } catch (error) {
    if (isCommerceError(error) && error.mayHaveHappened) await put.use(toUse(quantity))
    // sold or taken out of the shop between the question and the write
    if (!isCommerceError(error, 'invalid')) throw error
    if (error.reason !== 'out-of-stock') return { ok: false, reason: 'unavailable', variant }
    const now = await getLiveVariant(ctx, await requireRegion(ctx), variant.id)
    return { ok: false, reason: 'out-of-stock', variant, available: now?.stock ?? 0, inCart }
  }
  await put.use(toUse(quantity))
  const asked = { ok: true, variant, line, quantity } as const
  try {
    changed = await shopper.carts.keepShipping(cart, await shopper.carts.putLine(cart.id, line.id, 0))
    await ctx.cart.keep(changed)
    return { ...asked, cart: changed }
  } catch (error) {
    if (!isCommerceError(error)) throw error
    ctx.log.warn({ kind: error.kind, cartId: cart.id }, 'a line stayed beside the variant that it was changed to')
    await ctx.cart.keep(changed)
    return { ...asked, cart: changed, left: true }
  }
}

// that so many pieces of the other variant were put, or may have been, in the place of a line that is still there: who asks
// again only takes the line out
const put = createRepeatGuard({ name: 'change-variant', seconds: 600 }, redis)
