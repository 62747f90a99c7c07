import { isCommerceError } from '~/commerce/errors'
import { type Cart, type CartLine } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { type GiftValues, toGiftValues } from '../gift-note/gift-values'
import { toLineMessages } from './line-messages.server'
import { toUntoldPrice } from './known-price.server'
import { isSold } from './line-state'
import { linePieces, toUnitsLeft } from './quantity-limit'

/** What the line was before, for the message about it. */
export interface ChangedLine {
  id: string
  title: string
  variantTitle: string
  variantId: string | null
  quantity: number
  /** What the shopper takes one piece to cost, where it costs something else by now. */
  known?: number
  /** For whom it was, of a gift card. */
  gift?: GiftValues
}

export type ChangeLineResult =
  | { ok: true; cart: Cart; line: ChangedLine }
  | { ok: false; reason: 'no-cart' | 'unknown-line' }
  | { ok: false; reason: 'unavailable' | 'changed-meanwhile'; line: ChangedLine }
  | { ok: false; reason: 'out-of-stock'; line: ChangedLine; available: number }
  | { ok: false; reason: 'quantity-limit'; line: ChangedLine; limit: number }

/**
 * Makes a line hold `quantity` pieces; 0 takes it away. With `seen` only where it holds that many.
 * @throws CommerceError when the backend is down; the line is as it was, or as asked, then
 */
export async function setLineQuantity(
  ctx: RequestContext,
  { lineId, quantity, seen }: { lineId: string; quantity: number; seen?: number },
): Promise<ChangeLineResult> {
  return ctx.cart.change(async ({ cart }) => {
    if (!cart) return { ok: false, reason: 'no-cart' }
    const item = cart.items.find(({ id }) => id === lineId)
    if (!item) return { ok: false, reason: 'unknown-line' }
    const line = toChangedLine(ctx, cart, item)
    if (seen !== undefined && seen !== item.quantity) return { ok: false, reason: 'changed-meanwhile', line }
    if (quantity > 0) {
      if (!isSold(item.variant)) return { ok: false, reason: 'unavailable', line }
      const stock = toUnitsLeft(item.variant.stock)
      if (stock !== null && quantity > stock) return { ok: false, reason: 'out-of-stock', line, available: stock }
      if (quantity > linePieces) return { ok: false, reason: 'quantity-limit', line, limit: linePieces }
    }
    return writeLine(ctx, cart, line, { lineId, quantity })
  })
}

/** Takes a line away. */
export function removeLine(ctx: RequestContext, lineId: string): Promise<ChangeLineResult> {
  return setLineQuantity(ctx, { lineId, quantity: 0 })
}

async function writeLine(
  ctx: RequestContext,
  cart: Cart,
  line: ChangedLine,
  { lineId, quantity }: { lineId: string; quantity: number },
): Promise<ChangeLineResult> {
  const shopper = ctx.commerce.as({})
  try {
    const changed = await shopper.carts.keepShipping(cart, await shopper.carts.putLine(cart.id, lineId, quantity))
    await ctx.cart.keep(changed)
    return { ok: true, cart: changed, line }
  } catch (error) {
    if (!isCommerceError(error, 'invalid')) throw error
    if (error.reason !== 'out-of-stock') return { ok: false, reason: 'unavailable', line }
    const now = await shopper.carts.require(cart.id)
    const variant = now.items.find(({ id }) => id === lineId)?.variant
    return { ok: false, reason: 'out-of-stock', line, available: (variant && toUnitsLeft(variant.stock)) ?? 0 }
  }
}

function toChangedLine(ctx: RequestContext, cart: Cart, item: CartLine): ChangedLine {
  const { id, variantId, quantity } = item
  return {
    id,
    ...toLineMessages(item, cart.region.currency, ctx.locale),
    variantId,
    quantity,
    known: toUntoldPrice(cart, item),
    ...(item.gift && { gift: toGiftValues(item.gift) }),
  }
}
