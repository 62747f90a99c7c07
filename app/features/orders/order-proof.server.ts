import { z } from 'zod'
import { type RequestContext } from '~/context.server'
import { signedCookie } from '~/http/server/cookies.server'
import { isPast, toIssueTime } from '~/http/server/dated-value'

const entrySchema = z.object({
  cartId: z.string().max(64),
  /** Null while the cart is only about to be ordered. */
  orderId: z.string().max(64).nullable(),
  /** Somebody knew number, address and postcode of the order, and need not be who placed it. */
  isLookedUp: z.literal(true).optional(),
  /** When the proof was given, in Unix seconds; the build before 0.2.0 did not say it, and is believed until 0.3.0. */
  issuedAt: z.number().int().optional(),
})
/** What lets this browser see an order, or will once its cart was ordered. */
export type OrderProof = z.infer<typeof entrySchema>

/** An order and the cart that it was placed from. */
export interface PlacedOrder {
  cartId: string
  orderId: string
}

const keptOrders = 10
const keptCarts = 3

const maxAge = 30 * 24 * 60 * 60

// Each proof counts for itself: another order must not give new time to those before it.
const proofCookie = signedCookie('orders', z.array(entrySchema).max(keptOrders + keptCarts), { maxAge, dated: false })

async function readEntries(ctx: RequestContext): Promise<OrderProof[]> {
  const entries = ctx.orders.proofs ?? (await proofCookie.read(ctx.cookies)) ?? []
  return entries.filter(({ issuedAt }) => issuedAt === undefined || !isPast(issuedAt, maxAge))
}

async function writeEntry(ctx: RequestContext, entry: Omit<OrderProof, 'issuedAt'>): Promise<void> {
  const all = [
    { ...entry, issuedAt: toIssueTime() },
    ...(await readEntries(ctx)).filter(({ cartId }) => cartId !== entry.cartId),
  ]
  const kept = [
    ...all.filter(({ orderId }) => orderId !== null).slice(0, keptOrders),
    ...all.filter(({ orderId }) => orderId === null).slice(0, keptCarts),
  ]
  ctx.orders.proofs = kept
  ctx.headers.append('Set-Cookie', await proofCookie.write(kept))
}

/** The orders that this browser placed, newest first, at most ten. */
export async function listPlacedOrders(ctx: RequestContext): Promise<PlacedOrder[]> {
  return (await readEntries(ctx)).flatMap(({ cartId, orderId }) => (orderId === null ? [] : { cartId, orderId }))
}

/** Whether this browser may see the order: it has placed it, or looked it up. */
export async function isProvedOrder(ctx: RequestContext, orderId: string): Promise<boolean> {
  return (await listPlacedOrders(ctx)).some((placed) => placed.orderId === orderId)
}

/** Whether this browser placed the order: it may see what is worth money, such as the codes of gift cards. */
export async function hasPlacedOrder(ctx: RequestContext, orderId: string): Promise<boolean> {
  return (await readEntries(ctx)).some((entry) => entry.orderId === orderId && !entry.isLookedUp)
}

/** Lets this browser see an order that was looked up in it from now on. */
export async function proveLookedUp(ctx: RequestContext, found: PlacedOrder): Promise<void> {
  if (!(await hasPlacedOrder(ctx, found.orderId))) await writeEntry(ctx, { ...found, isLookedUp: true })
}

/** Lets this browser see `placed` from now on; call it only for who has just placed it. */
export function proveOrder(ctx: RequestContext, placed: PlacedOrder): Promise<void> {
  return writeEntry(ctx, placed)
}

/** Takes back what this browser may see of orders: whoever uses it after a sign-out may be somebody else. */
export async function forgetProofs(ctx: RequestContext): Promise<void> {
  if ((await readEntries(ctx)).length === 0) return
  ctx.orders.proofs = []
  ctx.headers.append('Set-Cookie', await proofCookie.clear())
}

/**
 * Remembers that this browser is about to order a cart of its own, so that the order is found even when its cookie of
 * the cart is gone before the answer has arrived.
 */
export async function awaitOrder(ctx: RequestContext, cartId: string): Promise<void> {
  const known = (await readEntries(ctx)).some((entry) => entry.cartId === cartId)
  if (!known) await writeEntry(ctx, { cartId, orderId: null })
}

/** Carts that this browser was about to order, newest first: having a cart's cookie is not enough, others may have a copy. */
export async function listAwaitedCarts(ctx: RequestContext): Promise<string[]> {
  return (await readEntries(ctx)).filter(({ orderId }) => orderId === null).map(({ cartId }) => cartId)
}
