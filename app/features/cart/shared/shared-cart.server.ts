import { isCommerceError } from '~/commerce/errors'
import { type Cart } from '~/commerce/shop/cart'
import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { requireRegion } from '~/features/region/require-region.server'
import { type LiveVariant, listLiveVariants } from '../live-variant.server'
import { toSavedViews } from '../saved-view.server'
import { findLine } from '../find-line'
import { type SharedCartData } from './shared-cart-data'
import { readSharedCart, type SharedCart, signSharedCart } from './shared-cart-token.server'

/** The address under which another device can look at a copy of the cart's lines; null without a cart. */
export async function getShareUrl(ctx: RequestContext): Promise<string | null> {
  const { cart } = await ctx.cart.read()
  if (!cart || cart.items.length === 0) return null
  return ctx.url.origin + paths.sharedCart(ctx.locale.code, await signSharedCart(cart))
}

/** The bag that a link carries, with the prices of the page's country; changes nothing. */
export async function getSharedCart(ctx: RequestContext, token: string): Promise<SharedCartData> {
  ctx.answer.doNotStore()
  const shared = await openLink(ctx, token)
  if (typeof shared === 'string') return { state: shared, lines: [], currency: '' }
  const region = await requireRegion(ctx)
  const lines = shared.lines.map((line) => ({ ...line, title: '' }))
  return { state: 'open', lines: await toSavedViews(ctx, region, lines), currency: region.currency }
}

async function openLink(ctx: RequestContext, token: string): ReturnType<typeof readSharedCart> {
  const shared = await readSharedCart(token)
  if (shared === 'invalid') ctx.security.tell('token-refused', { token: 'shared-bag', reason: 'forged' })
  return shared
}

/**
 * `in-part`: not everything was there, or found room; `other-region`: the browser's own cart is for another region;
 * `nothing`: none of it can be had here.
 */
export type TakeOver = 'taken' | 'in-part' | 'other-region' | 'nothing' | 'expired' | 'invalid'

/**
 * Adds the lines that a link carries to the browser's cart, as a second tab's are, and once: the cart remembers whose
 * link it has taken over.
 * @throws CommerceError when the backend is down; what was added until then stays
 */
export async function takeOver(ctx: RequestContext, token: string): Promise<TakeOver> {
  const shared = await openLink(ctx, token)
  if (typeof shared === 'string') return shared
  const region = await requireRegion(ctx)
  const ids = shared.lines.map(({ variantId }) => variantId)
  const variants = await listLiveVariants(ctx, region, ids)
  return ctx.cart.change(async ({ cart }) => {
    if (cart && cart.region.id !== region.id) return 'other-region'
    const taken = cart?.context.taken ?? []
    if (taken.includes(shared.id)) return 'taken'
    const { lines, isWhole } = toRoom(shared, variants, cart)
    if (lines.length === 0) return 'nothing'
    await ctx.cart.keep(
      cart ? await addAll(ctx, cart, lines, [...taken, shared.id]) : await begin(ctx, region, lines, shared),
    )
    return isWhole ? 'taken' : 'in-part'
  })
}

type Wanted = SharedCart['lines']

/** How many of each the cart shall hold afterwards. */
function toRoom(
  { lines }: SharedCart,
  variants: LiveVariant[],
  cart: Cart | null,
): { lines: Wanted; isWhole: boolean } {
  let isWhole = true
  const wanted = lines.flatMap(({ variantId, quantity }) => {
    const variant = variants.find(({ id }) => id === variantId)
    const inCart = (cart && findLine(cart, variantId)?.quantity) ?? 0
    const room = variant?.published && variant.priced ? variant.limit : 0
    const target = Math.min(inCart + quantity, room)
    isWhole &&= target === inCart + quantity
    return target > inCart ? [{ variantId, quantity: target }] : []
  })
  return { lines: wanted, isWhole }
}

// the same mark twice, as of a double click, is one cart
function begin(ctx: RequestContext, region: Region, lines: Wanted, { id }: SharedCart): Promise<Cart> {
  const items = lines.map(({ variantId, quantity }) => ({ variantId, quantity }))
  return ctx.cart.create(region, items, { attempt: id, taken: [id] })
}

async function addAll(ctx: RequestContext, before: Cart, lines: Wanted, taken: string[]): Promise<Cart> {
  const shopper = ctx.commerce.as({})
  let cart = before
  for (const { variantId, quantity } of lines) {
    try {
      cart = await shopper.carts.putVariant(cart, { variantId, quantity })
    } catch (error) {
      // sold out in this very moment: the bag's page shows what is there
      if (!isCommerceError(error, 'invalid')) throw error
    }
  }
  await shopper.carts.putContext(cart.id, { taken })
  return shopper.carts.keepShipping(before, cart)
}
