import { z } from 'zod'
import { type Cart } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { signedCookieFamily } from '~/http/cookies.server'
import { peekSession } from '~/features/session/session.server'
import { toCartContext } from './cart-context'
import { countPieces } from './cart-count'

const cookieSchema = z.object({
  id: z.string().min(1).max(100),
  /** Pieces in the cart, so that a page view needs no call to the backend. */
  count: z.number().int().min(0),
  /** The account that it belongs to: nobody's pieces are counted who is not signed in to it. */
  account: z.string().max(100).optional(),
})

type Kept = Pick<z.infer<typeof cookieSchema>, 'count' | 'account'>

// One name per cart: of two first adds from two tabs, neither answer hides the other's cart.
const cookies = signedCookieFamily('cart_', cookieSchema, { maxAge: 30 * 24 * 60 * 60 })

interface Carried {
  /** By cart id. */
  carts: Map<string, Kept>
  /** Suffixes of cookies that we did not sign as they are now. */
  edited: string[]
}

const carried = new WeakMap<RequestContext, Promise<Carried>>()
const reads = new WeakMap<RequestContext, Promise<number>>()

function getCarried(ctx: RequestContext): Promise<Carried> {
  const known = carried.get(ctx)
  if (known) return known
  const made = readCookies(ctx)
  carried.set(ctx, made)
  return made
}

async function readCookies(ctx: RequestContext): Promise<Carried> {
  const found = await cookies.list(ctx.cookies)
  const carts = new Map(found.flatMap(({ value }) => (value ? [[value.id, value] as const] : [])))
  return { carts, edited: found.filter(({ value }) => value === null).map(({ suffix }) => suffix) }
}

function toSuffix(cartId: string): string {
  return cartId.replace(/\W/g, '').slice(-10)
}

/** The carts that the shopper's cookies name; more than one only after first adds from several tabs at once. */
export async function listCartIds(ctx: RequestContext): Promise<string[]> {
  return [...(await getCarried(ctx)).carts.keys()]
}

/**
 * Pieces in the shopper's cart: out of the cart where this request reads it anyway, else out of the cookie.
 * Never calls the backend by itself and never fails.
 */
export async function getCartCount(ctx: RequestContext): Promise<number> {
  const { carts } = await getCarried(ctx)
  const customerId = (await peekSession(ctx))?.customer.id
  const own = [...carts.values()].filter(({ account }) => account === undefined || account === customerId)
  const carriedCount = own.reduce((sum, { count }) => sum + count, 0)
  return (await reads.get(ctx)?.catch(() => undefined)) ?? carriedCount
}

/** Lets `getCartCount` wait for a cart that this request reads. */
export function announceCount(ctx: RequestContext, count: Promise<number>): void {
  count.catch(() => undefined)
  reads.set(ctx, count)
}

/** Keeps the cart, its number of pieces and its account in the shopper's cookie, for 30 days from now. */
export async function rememberCart(ctx: RequestContext, cart: CountedCart): Promise<void> {
  const { carts } = await getCarried(ctx)
  const kept = toKept(cart)
  carts.set(cart.id, kept)
  ctx.headers.append('Set-Cookie', await cookies.write(toSuffix(cart.id), { id: cart.id, ...kept }))
}

type CountedCart = Pick<Cart, 'id' | 'items' | 'context'>

function toKept(cart: CountedCart): Kept {
  return { count: countPieces(cart), account: toCartContext(cart).account }
}

/** Renews the cookie only where it says something else than the cart. */
export async function correctCount(ctx: RequestContext, cart: CountedCart): Promise<void> {
  const known = (await getCarried(ctx)).carts.get(cart.id)
  const { count, account } = toKept(cart)
  if (known?.count !== count || known.account !== account) await rememberCart(ctx, cart)
}

/** Takes the cookie of one cart away: it was ordered, folded into another, or is gone. */
export async function forgetCart(ctx: RequestContext, cartId: string): Promise<void> {
  const { carts } = await getCarried(ctx)
  carts.delete(cartId)
  ctx.headers.append('Set-Cookie', await cookies.clear(toSuffix(cartId)))
}

/** Takes edited cookies away. True where there were any. */
export async function forgetEdited(ctx: RequestContext): Promise<boolean> {
  const { edited } = await getCarried(ctx)
  const suffixes = edited.splice(0)
  for (const suffix of suffixes) ctx.headers.append('Set-Cookie', await cookies.clear(suffix))
  return suffixes.length > 0
}
