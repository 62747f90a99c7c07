import { z } from 'zod'
import { signedCookie } from '~/http/server/cookies.server'
import { isPast, toIssueTime } from '~/http/server/timestamped-value'

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

const keptOrders = 10
const keptCarts = 3

const maxAge = 30 * 24 * 60 * 60

// Each proof counts for itself: another order must not give new time to those before it.
const proofCookie = signedCookie('orders', z.array(entrySchema).max(keptOrders + keptCarts), { maxAge, dated: false })

/** What stands in the browser's cookie and still holds, newest first. */
export async function readProofs(cookies: string | null): Promise<OrderProof[]> {
  return listHolding((await proofCookie.read(cookies)) ?? [])
}

function listHolding(proofs: readonly OrderProof[]): OrderProof[] {
  return proofs.filter(({ issuedAt }) => issuedAt === undefined || !isPast(issuedAt, maxAge))
}

/** `proofs` with one that is given now, as many as the cookie keeps. */
export function withProof(proofs: readonly OrderProof[], proof: Omit<OrderProof, 'issuedAt'>): OrderProof[] {
  const others = listHolding(proofs).filter(({ cartId }) => cartId !== proof.cartId)
  const all = [{ ...proof, issuedAt: toIssueTime() }, ...others]
  return [
    ...all.filter(({ orderId }) => orderId !== null).slice(0, keptOrders),
    ...all.filter(({ orderId }) => orderId === null).slice(0, keptCarts),
  ]
}

/** @returns a `Set-Cookie` value */
export function writeProofs(proofs: OrderProof[]): Promise<string> {
  return proofs.length > 0 ? proofCookie.write(proofs) : proofCookie.clear()
}
