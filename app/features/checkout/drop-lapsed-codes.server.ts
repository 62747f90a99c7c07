import { type RequestContext } from '~/context.server'
import { isLapsed } from '../cart/codes/is-lapsed'
import { type Checkout, toCheckout, toNextPath } from './checkout.server'
import { renewIdempotencyKey } from './order-context.server'
import { putProvider } from './payment-session.server'

/**
 * Nothing was ordered, since these codes do not count any more; they were taken off. None where a gift card only pays
 * less than it did. The checkout goes on at `path`; `before` and `now` are totals in minor units.
 */
export interface CodesLapsed {
  kind: 'codes-lapsed'
  codes: string[]
  path: string
  before: number
  now: number
  currency: string
}

/** Takes the codes off with which the cart cannot be ordered, as the backend has it now. */
export async function dropLapsedCodes(ctx: RequestContext, checkout: Checkout): Promise<CodesLapsed> {
  const shopper = ctx.commerce.as({})
  const { id } = checkout.cart
  const cart = await shopper.carts.require(id)
  const codes = cart.codes.filter(isLapsed).map(({ code }) => code)
  let changed = await shopper.carts.removeCodes(cart, codes)
  const providerId = checkout.payment?.provider.id
  if (providerId && changed.total > 0) changed = await putProvider(shopper, id, providerId)
  await renewIdempotencyKey(shopper, id)
  await ctx.cart.keep(changed)
  const now = await toCheckout(ctx, changed)
  return {
    kind: 'codes-lapsed',
    codes,
    path: toNextPath(ctx, now),
    before: checkout.view.totals.total,
    now: now.view.totals.total,
    currency: now.view.currency,
  }
}
