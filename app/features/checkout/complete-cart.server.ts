import { setTimeout as sleep } from 'node:timers/promises'
import { type CommerceError, isCommerceError, isOutage } from '~/commerce/errors'
import { reopenCart } from '~/commerce/reopen-cart.server'
import { type RequestContext } from '~/context.server'
import { findOrderId } from '../orders/order.server'
import { putProvider } from './payment.server'

/**
 * What became of an attempt to order. `unclear`: nobody could say in time whether there is an order now;
 * `refused`: there is certainly none, and no reason that a shopper could do something about.
 */
export type Completion = { kind: 'placed'; orderId: string } | Failure
type Failure = { kind: 'out-of-stock' } | { kind: 'payment-refused' } | { kind: 'refused' } | { kind: 'unclear' }

const lookUpPausesMs = [0, 400, 1000, 2000]

/**
 * Makes the cart an order, once: an answer that got lost is looked up by the cart, and so is a refusal that another
 * completion of the same cart may have caused.
 * @param providerId how it is paid; null where nothing is left to pay
 */
export async function completeCart(
  ctx: RequestContext,
  cartId: string,
  providerId: string | null,
): Promise<Completion> {
  const shopper = ctx.commerce.as({})
  try {
    const completion = await shopper.complete(({ carts }) => carts.complete(cartId))
    if (completion.type === 'order') return { kind: 'placed', orderId: completion.data.id }
    return { kind: 'payment-refused' }
  } catch (error) {
    if (!isCommerceError(error)) throw error
    const orderId = await lookUp(ctx, cartId, isUnsettled(error) ? lookUpPausesMs : [0])
    if (orderId === 'unknown') return { kind: 'unclear' }
    return orderId ? { kind: 'placed', orderId } : explain(ctx, cartId, providerId, error)
  }
}

/** The order may be on its way: no answer came, or Medusa refused because the cart is being completed elsewhere. */
function isUnsettled(error: CommerceError): boolean {
  if (error.medusaCode === 'insufficient_inventory') return false
  return error.mayHaveHappened || error.status === 409 || error.status === 422
}

async function lookUp(ctx: RequestContext, cartId: string, pausesMs: number[]): Promise<string | null | 'unknown'> {
  let found: string | null | 'unknown' = null
  for (const pauseMs of pausesMs) {
    await sleep(pauseMs)
    found = await findOrderId(ctx, cartId).catch((error: unknown) => {
      if (isOutage(error)) return 'unknown' as const
      throw error
    })
    if (found !== null && found !== 'unknown') return found
  }
  return found
}

async function explain(
  ctx: RequestContext,
  cartId: string,
  providerId: string | null,
  error: CommerceError,
): Promise<Failure> {
  const { medusaCode, medusaMessage = '', kind } = error
  ctx.log.warn({ kind, code: error.code, status: error.status, medusaCode }, 'an order was not placed')
  if (medusaCode === 'insufficient_inventory' || kind === 'not-found') {
    await reopenCart(ctx.commerce.as({}), cartId)
    // reopening takes the chosen payment away
    if (providerId) await putProvider(ctx, cartId, providerId)
    return { kind: 'out-of-stock' }
  }
  if (isUnsettled(error)) return { kind: 'unclear' }
  return /payment/i.test(medusaMessage) ? { kind: 'payment-refused' } : { kind: 'refused' }
}
