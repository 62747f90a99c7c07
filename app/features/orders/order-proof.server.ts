import { z } from 'zod'
import { type RequestContext } from '~/context.server'
import { signedCookie } from '~/http/cookies.server'

const placedSchema = z.object({ orderId: z.string().max(64), cartId: z.string().max(64) })

/** An order and the cart that it was placed from. */
export type PlacedOrder = z.infer<typeof placedSchema>

const keptOrders = 10

const proofCookie = signedCookie('orders', z.array(placedSchema).max(keptOrders), { maxAge: 30 * 24 * 60 * 60 })

// What this request has proved is not in its cookies yet.
const placedBy = new WeakMap<RequestContext, PlacedOrder[]>()

/** The orders that this browser placed, newest first, at most ten. */
export async function listPlacedOrders(ctx: RequestContext): Promise<PlacedOrder[]> {
  return placedBy.get(ctx) ?? (await proofCookie.read(ctx.cookies)) ?? []
}

/** Lets this browser see `placed` from now on; call it only for who has just placed it. */
export async function proveOrder(ctx: RequestContext, placed: PlacedOrder): Promise<void> {
  const others = (await listPlacedOrders(ctx)).filter(({ orderId }) => orderId !== placed.orderId)
  const all = [placed, ...others].slice(0, keptOrders)
  placedBy.set(ctx, all)
  ctx.headers.append('Set-Cookie', await proofCookie.write(all))
}

/** Whether this browser placed the order. */
export async function isOwnOrder(ctx: RequestContext, orderId: string): Promise<boolean> {
  return (await listPlacedOrders(ctx)).some((placed) => placed.orderId === orderId)
}
