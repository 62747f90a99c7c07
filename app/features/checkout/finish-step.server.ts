import { isCommerceError } from '~/commerce/errors'
import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { type Checkout, toCheckout, toNextPath, toStepsNow } from './checkout.server'
import { shipGiftCards } from './shipping.server'
import { toFinished } from './step-notes'
import { type FormStepName } from './steps'

/**
 * Ends a step whose form was accepted: remembers with the cart what the steps were finished with, so that it can be
 * said later what no longer holds.
 * @returns the path where the checkout goes on
 */
export async function finishStep(ctx: RequestContext, step: FormStepName, cart: Cart): Promise<string> {
  const checkout = await shipGiftCards(ctx, await toCheckout(ctx, cart))
  await keepFinished(ctx, step, checkout)
  return toNextPath(ctx, checkout)
}

async function keepFinished(ctx: RequestContext, step: FormStepName, checkout: Checkout): Promise<void> {
  const { cart } = checkout
  const before = cart.context.finished
  const finished = toFinished(before, toStepsNow(checkout), step)
  const isFirst = !before && finished.shipping.length === 0 && finished.total === null
  if (isFirst || JSON.stringify(finished) === JSON.stringify(before)) return
  try {
    await ctx.commerce.as({}).carts.putContext(cart.id, { finished })
  } catch (error) {
    if (!isCommerceError(error)) throw error
    // the step itself was saved
    ctx.log.warn({ kind: error.kind, cartId: cart.id }, 'what a step was finished with was not kept')
  }
}
