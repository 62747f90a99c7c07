import { isCommerceError } from '~/commerce/errors'
import { type ShopperClient } from '~/commerce/shop/commerce'
import { type Cart, type CartDiscount } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { requireRegion } from '~/features/region/require-region.server'
import { toLatinTyping } from '~/i18n/latin-typing'
import { isFreeShipping, isIdle, toCardState, toDiscountState } from './applied-codes'
import { type CodeRefusal, toCodeRefusal } from './code-refusal'

export type ApplyCodeResult =
  /** `replaced`: codes of discounts that had to make room; `repeated`: it was there already, and nothing has changed. */
  | { ok: true; cart: Cart; code: string; replaced: string[]; repeated: boolean }
  /** `cart` is that which the code was tried with. */
  | { ok: false; cart: Cart; reason: CodeRefusal }

/**
 * Applies a discount or a gift card to the shopper's cart, which is made where there is none. Medusa takes one discount
 * besides free shipping, so the newer takes the place of the older. Refused, it leaves the cart as it was.
 * @param code trimmed; the case does not matter
 * @throws TooManyError where this network, or this cart, has tried too many
 */
export async function applyCode(ctx: RequestContext, code: string): Promise<ApplyCodeResult> {
  return ctx.cart.change(async ({ cart: found }) => {
    await ctx.limits.count('code', found?.id)
    const cart = found ?? (await ctx.cart.create(await requireRegion(ctx), []))
    const result = await trySpellings(ctx, cart, code)
    if (!result.ok) return result
    await ctx.limits.forgive('code', found?.id)
    await ctx.cart.keep(result.cart)
    return result
  })
}

// who writes other digits, or full-width letters, types a printed code in them
async function trySpellings(ctx: RequestContext, cart: Cart, typed: string): Promise<ApplyCodeResult> {
  const result = await tryCode(ctx, cart, typed)
  const latin = toLatinTyping(typed)
  return !result.ok && result.reason === 'unknown' && latin !== typed ? tryCode(ctx, cart, latin) : result
}

async function tryCode(ctx: RequestContext, cart: Cart, typed: string): Promise<ApplyCodeResult> {
  const code = typed.toUpperCase()
  const isThere = [...cart.discounts, ...cart.giftCards].some((one) => one.code === code || one.code === typed)
  if (isThere) return { ok: true, cart, code, replaced: [], repeated: true }
  const shopper = ctx.commerce.as({})
  const discounted = await tryDiscount(shopper, cart, code)
  if (discounted) return discounted
  const paid = await tryGiftCard(shopper, cart, typed)
  if (paid) return paid
  // Medusa writes them in capitals, and asks for exactly that
  return (code !== typed && (await tryGiftCard(shopper, cart, code))) || { ok: false, cart, reason: 'unknown' }
}

/** Null where no discount has the code. */
async function tryDiscount(shopper: ShopperClient, cart: Cart, code: string): Promise<ApplyCodeResult | null> {
  const holding = cart.discounts.filter((discount) => toDiscountState(discount, new Date()) === 'good')
  const [kept, amounts] = [holding.filter(isFreeShipping), holding.filter((discount) => !isFreeShipping(discount))]
  const write = (codes: string[]) => shopper.carts.putDiscounts(cart.id, codes)
  try {
    let changed = await write([...kept.map(toCode), code])
    const discount = changed.discounts.find((one) => one.code === code)
    if (!discount) return { ok: false, cart, reason: 'refused' }
    if (isFreeShipping(discount)) {
      if (amounts.length > 0) changed = await write([...kept.map(toCode), code, ...amounts.map(toCode)])
      return { ok: true, cart: changed, code, replaced: [], repeated: false }
    }
    if (isIdle(changed, discount)) {
      await shopper.carts.deleteDiscount(cart.id, code)
      if (holding.length > 0) await write(holding.map(toCode))
      return { ok: false, cart, reason: 'not-for-these' }
    }
    return { ok: true, cart: changed, code, replaced: amounts.map(toCode), repeated: false }
  } catch (error) {
    if (isUnknownCode(error)) return null
    if (isCommerceError(error, 'invalid')) return { ok: false, cart, reason: toCodeRefusal(error.medusaMessage) }
    throw error
  }
}

/** Null where no gift card has the code. */
async function tryGiftCard(shopper: ShopperClient, cart: Cart, code: string): Promise<ApplyCodeResult | null> {
  const holding = cart.giftCards.filter((card) => toCardState(card, new Date()) === 'good').map(toCode)
  try {
    const changed = await shopper.carts.putGiftCards(cart.id, [...holding, code])
    const card = changed.giftCards.find((one) => one.code === code)
    const state = card ? toCardState(card, new Date()) : 'disabled'
    if (state === 'good') return { ok: true, cart: changed, code, replaced: [], repeated: false }
    await shopper.carts.putGiftCards(cart.id, holding)
    return { ok: false, cart, reason: state }
  } catch (error) {
    if (isUnknownCode(error)) return null
    if (!isCommerceError(error, 'invalid')) throw error
    const reason = toCodeRefusal(error.medusaMessage)
    if (reason !== 'disabled') return { ok: false, cart, reason }
    const card = await shopper.requireGiftCard(code)
    // Medusa disables a card when its last cent is spent
    return { ok: false, cart, reason: card.balance === 0 ? 'used-up' : 'disabled' }
  }
}

// a cart that is not there answers 404 as well
function isUnknownCode(error: unknown): boolean {
  return isCommerceError(error, 'not-found') && /with code/.test(error.medusaMessage ?? '')
}

function toCode({ code }: Pick<CartDiscount, 'code'>): string {
  return code
}
