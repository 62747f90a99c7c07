import { asReading, type CommerceError, isCommerceError } from '~/commerce/errors'
import { type Cart } from '~/commerce/medusa-v1/types'
import { type RequestContext } from '~/context.server'
import { withLocks } from '~/once/lock.server'
import { countPieces } from './cart-count'
import { announceCount, correctCount, forgetCart, listCartIds, rememberCart } from './cart-cookie.server'
import { findCarts, type Found } from './find-carts.server'
import { type CartNotice } from './read-cart.server'
import { foldCart } from './fold-carts.server'
import { isRepeated } from './fold-plan'
import { bringSaved, createFollowing } from './keep-saved.server'

export interface CartState {
  cart: Cart | null
  notices: CartNotice[]
  /** Titles of what carts of other regions held that is not sold in this one's. */
  putAside?: string[]
}

/**
 * The shopper's cart, read live once per request, with what has to be said about it.
 * Cookies that lead nowhere are taken away; carts of several tabs are folded into the oldest.
 * @throws CommerceError when the backend is down: that is not the same as no cart
 */
export function getCartState(ctx: RequestContext): Promise<CartState> {
  return (
    ctx.cart.state ??
    keepState(
      ctx,
      openCart(ctx, async (state) => state),
    )
  )
}

/**
 * Runs one change of the shopper's cart while no other request changes it; `change` gets the cart as it is now, and what
 * follows the cart where that was ordered before it could be changed. Never call it inside `change`.
 * @throws BusyError, before `change` has begun, where too many change it
 */
export async function changeCart<T>(ctx: RequestContext, change: (state: CartState) => Promise<T>): Promise<T> {
  const open = () => openCart(ctx, change, { locked: true })
  try {
    return await open()
  } catch (error) {
    if (!isCommerceError(error) || error.medusaCode !== 'cart_closed') throw error
    return open()
  }
}

/**
 * Makes one cart of the browser's and of that with the id `cartId`, which the shopper has filled elsewhere. A cart that
 * sells to the page's country and holds something goes first; all others are folded into it, and done once more, it
 * changes nothing. Carts of other accounts than `customerId` are taken out of the browser and stay as they are.
 */
export async function joinCart(
  ctx: RequestContext,
  { cartId, customerId }: { cartId: string | undefined; customerId: string },
): Promise<CartState> {
  const ids = new Set([...(await listCartIds(ctx)), ...(cartId === undefined ? [] : [cartId])])
  return openCart(ctx, async (state) => state, { locked: true, ids: [...ids], customerId })
}

/** Makes `cart` the shopper's, as this request's loaders and the cookie shall know it from now on. */
export async function keepCart(ctx: RequestContext, cart: Cart): Promise<void> {
  await rememberCart(ctx, cart)
  await keepState(ctx, Promise.resolve({ cart, notices: [] }))
}

/** Takes the shopper's cart away, because it became an order. What was put aside goes on in a new one. */
export async function dropCart(ctx: RequestContext, ordered: Cart): Promise<void> {
  try {
    const cart = await createFollowing(ctx, ordered)
    await forgetCart(ctx, ordered.id)
    if (cart) await rememberCart(ctx, cart)
    await keepState(ctx, Promise.resolve({ cart, notices: [] }))
  } catch (error) {
    if (!isCommerceError(error)) throw error
    // its cookie stays, so that the next request finds the ordered cart and tries again
    ctx.log.warn({ kind: error.kind, cartId: ordered.id }, 'what was put aside waits for the next request')
    await keepState(ctx, Promise.resolve({ cart: null, notices: [] }))
  }
}

/** Lets the page after a form that waited in vain not wait once more. */
export function giveUp(ctx: RequestContext, error: CommerceError): void {
  void keepState(ctx, Promise.reject(error))
}

function keepState(ctx: RequestContext, state: Promise<CartState>): Promise<CartState> {
  ctx.cart.state = state
  announceCount(
    ctx,
    state.then(({ cart }) => (cart ? countPieces(cart) : 0)),
  )
  return state
}

interface Opening {
  locked?: boolean
  ids?: string[]
  /** Who is just about to be signed in; see `findCarts`. */
  customerId?: string
}

async function openCart<T>(
  ctx: RequestContext,
  run: (state: CartState) => Promise<T>,
  { locked = false, ids, customerId }: Opening = {},
): Promise<T> {
  const named = ids ?? (await listCartIds(ctx))
  async function open(): Promise<{ result: T } | { elsewhere: string[] }> {
    const found = await asReading(findCarts(ctx, named, customerId))
    if (found.elsewhere.length > 0) return { elsewhere: [...found.carts.map(({ id }) => id), ...found.elsewhere] }
    return { result: await run(await toState(ctx, found)) }
  }
  const outcome = locked || named.length > 1 ? await withLocks(named, open) : await open()
  return 'result' in outcome ? outcome.result : openCart(ctx, run, { locked, ids: outcome.elsewhere, customerId })
}

async function toState(ctx: RequestContext, { carts, ordered, notices }: Found): Promise<CartState> {
  const putAside: string[] = []
  async function fold(target: Cart, source: Cart): Promise<Cart> {
    const { cart, whole, putAside: unsold } = await foldCart(ctx.commerce.as({}), target, source, ctx.locale.language)
    await forgetCart(ctx, source.id)
    if (!whole) notices.push('folded-in-part')
    if (unsold.length > 0) notices.push('folded-put-aside')
    putAside.push(...unsold)
    return cart
  }
  const different: Cart[] = []
  for (const cart of toSorted(ctx, carts)) {
    const twin = different.findIndex((other) => isRepeated(other, cart))
    if (different[twin]) different[twin] = await fold(different[twin], cart)
    else different.push(cart)
  }
  const [first, ...others] = different
  let cart = first ?? (await follow(ctx, ordered))
  if (!cart) return { cart: null, notices }
  for (const other of others) cart = await fold(cart, other)
  for (const source of ordered) cart = await bringSaved(ctx.commerce.as({}), cart, source)
  await correctCount(ctx, cart)
  return { cart, notices, putAside }
}

async function follow(ctx: RequestContext, ordered: readonly Cart[]): Promise<Cart | null> {
  for (const source of ordered) {
    const cart = await createFollowing(ctx, source)
    if (cart) return cart
  }
  return null
}

// the oldest of those that are of use here
function toSorted(ctx: RequestContext, carts: Cart[]): Cart[] {
  const sellsHere = ({ region }: Cart) => region.countries.some(({ iso_2: code }) => code === ctx.locale.country)
  const toRank = (cart: Cart) => Number(sellsHere(cart) && cart.items.length > 0)
  return carts.toSorted((a, b) => toRank(b) - toRank(a))
}
