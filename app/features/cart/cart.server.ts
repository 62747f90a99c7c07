import { isCommerceError } from '~/commerce/errors'
import { type ShopperFace } from '~/commerce/medusa.server'
import { type Cart } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { redirectTo } from '~/respond.server'
import { countPieces } from './cart-count'
import { announceCount, correctCount, forgetCart, forgetEdited, listCartIds, rememberCart } from './cart-cookie.server'
import { toCartContext } from './cart-context'
import { foldCart } from './fold-carts.server'
import { withLocks } from './with-locks'

/**
 * What a shopper has to be told about a cart that is not there, or not as it was.
 * `ordered`: it became an order; `gone`: the backend does not know it; `edited`: its cookie was changed by somebody;
 * `nothing-left`: the shop sells none of what it held; `folded-in-part`: a second tab's cart did not fit in whole.
 */
export type CartNotice = 'ordered' | 'gone' | 'edited' | 'nothing-left' | 'folded-in-part'

export interface CartState {
  cart: Cart | null
  notices: CartNotice[]
}

const states = new WeakMap<RequestContext, Promise<CartState>>()

/**
 * The shopper's cart, read live once per request, with what has to be said about it.
 * Cookies that lead nowhere are taken away; carts of several tabs are folded into the oldest.
 * @throws CommerceError when the backend is down: that is not the same as no cart
 */
export function getCartState(ctx: RequestContext): Promise<CartState> {
  return (
    states.get(ctx) ??
    keepState(
      ctx,
      openCart(ctx, async (state) => state),
    )
  )
}

/** The shopper's cart, or null for none. @throws CommerceError when the backend is down */
export async function getCart(ctx: RequestContext): Promise<Cart | null> {
  return (await getCartState(ctx)).cart
}

/** The shopper's cart. @throws a 303 to the cart page where there is none, or nothing in it; CommerceError when the backend is down */
export async function requireCart(ctx: RequestContext): Promise<Cart> {
  const cart = await getCart(ctx)
  if (!cart || cart.items.length === 0) throw await redirectTo(ctx, paths.cart(ctx.locale.code))
  return cart
}

/**
 * Runs one change of the shopper's cart while no other request of this process changes it; `change` gets the cart as
 * it is now. Never call it inside `change`.
 */
export function changeCart<T>(ctx: RequestContext, change: (state: CartState) => Promise<T>): Promise<T> {
  return openCart(ctx, change, { locked: true })
}

/** Makes `cart` the shopper's, as this request's loaders and the cookie shall know it from now on. */
export async function keepCart(ctx: RequestContext, cart: Cart): Promise<void> {
  await rememberCart(ctx, cart)
  await keepState(ctx, Promise.resolve({ cart, notices: [] }))
}

/** Takes the shopper's cart away, because it became an order. */
export async function dropCart(ctx: RequestContext, cartId: string): Promise<void> {
  await forgetCart(ctx, cartId)
  await keepState(ctx, Promise.resolve({ cart: null, notices: [] }))
}

function keepState(ctx: RequestContext, state: Promise<CartState>): Promise<CartState> {
  states.set(ctx, state)
  announceCount(
    ctx,
    state.then(({ cart }) => (cart ? countPieces(cart) : 0)),
  )
  return state
}

interface Opening {
  locked?: boolean
  ids?: string[]
}

async function openCart<T>(
  ctx: RequestContext,
  run: (state: CartState) => Promise<T>,
  { locked = false, ids }: Opening = {},
): Promise<T> {
  const named = ids ?? (await listCartIds(ctx))
  async function open(): Promise<{ result: T } | { elsewhere: string[] }> {
    const found = await findCarts(ctx, named)
    if (found.elsewhere.length > 0) return { elsewhere: [...found.carts.map(({ id }) => id), ...found.elsewhere] }
    return { result: await run(await toState(ctx, found)) }
  }
  const outcome = locked || named.length > 1 ? await withLocks(named, open) : await open()
  return 'result' in outcome ? outcome.result : openCart(ctx, run, { locked, ids: outcome.elsewhere })
}

interface Found {
  /** That can be changed, the oldest first. */
  carts: Cart[]
  /** Ids of carts that others were folded into and that are not among `carts`. */
  elsewhere: string[]
  notices: CartNotice[]
}

async function findCarts(ctx: RequestContext, ids: string[]): Promise<Found> {
  const shopper = ctx.commerce.as({})
  const found: Found = { carts: [], elsewhere: [], notices: (await forgetEdited(ctx)) ? ['edited'] : [] }
  const reads = await Promise.all(ids.map(async (id) => [id, await readCart(shopper, id)] as const))
  for (const [id, cart] of reads) {
    if (typeof cart === 'string') found.notices.push(cart)
    else if (cart.completed_at) found.notices.push('ordered')
    else {
      const { merged_into: target } = toCartContext(cart)
      if (target === undefined) {
        found.carts.push(cart)
        continue
      }
      if (!ids.includes(target)) found.elsewhere.push(target)
    }
    await forgetCart(ctx, id)
  }
  found.carts.sort((a, b) => String(a.created_at).localeCompare(String(b.created_at)) || a.id.localeCompare(b.id))
  return found
}

async function readCart(shopper: ShopperFace, id: string): Promise<Cart | 'gone' | 'nothing-left'> {
  try {
    return (await shopper.read(({ carts }) => carts.retrieve(id))).cart
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return 'gone'
    // so Medusa breaks over a cart all of whose products were deleted
    if (isCommerceError(error, 'failed') && error.medusaType === 'unexpected_state') return 'nothing-left'
    throw error
  }
}

async function toState(ctx: RequestContext, { carts: [first, ...others], notices }: Found): Promise<CartState> {
  if (!first) return { cart: null, notices }
  let cart = first
  for (const other of others) {
    const folded = await foldCart(ctx.commerce.as({}), cart, other)
    await forgetCart(ctx, other.id)
    if (!folded.whole) notices.push('folded-in-part')
    cart = folded.cart
  }
  await correctCount(ctx, cart)
  return { cart, notices }
}
