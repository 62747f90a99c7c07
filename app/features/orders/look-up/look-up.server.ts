import { type FoundOrder, type LookUp } from '~/commerce/shop/orders'
import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { goOn } from '~/forms/go-on'
import { readForm } from '~/forms/read-form.server'
import { refuse } from '~/forms/refuse.server'
import { withMinimumDuration } from '~/http/server/minimum-duration'
import { paths } from '~/paths'
import { toPauseMs } from '~/pause.server'
import { isSamePostalCode } from './is-same-postal-code'
import { lookUpSchema } from './look-up.schema'

// longer than the backend needs for an order that it knows
const answerFloorMs = 500

/**
 * Lets the browser see the order whose number, e-mail address and postcode somebody has typed. Every kind of miss has one
 * answer, and takes as long as a hit.
 * @throws TooManyError where this network or this address has had too many tries; CommerceError when the backend is down
 */
export async function postLookUp(ctx: RequestContext, form: FormData): Promise<FormAnswer> {
  ctx.answer.doNotStore()
  const posted = readForm(ctx, form, lookUpSchema)
  if (!posted.ok) return posted
  const { email } = posted.value
  await ctx.limits.count('order-look-up', email)
  const order = await withMinimumDuration(toPauseMs(answerFloorMs), () => findOrder(ctx, posted.value))
  ctx.security.tell(order ? 'order-looked-up' : 'order-look-up-refused', { email })
  if (!order) return refuse(ctx, form, 404, { message: 'orders:look-up.miss' })
  await ctx.limits.forgive('order-look-up', email)
  // an order that the merchant has drafted may have no cart
  await ctx.orders.proveLookedUp({ orderId: order.id, cartId: order.cartId ?? order.id })
  return goOn(paths.order(ctx.locale.code, order.id))
}

async function findOrder(ctx: RequestContext, said: LookUp): Promise<FoundOrder | null> {
  const order = await ctx.commerce.as({}).orders.lookUp(said)
  // gift cards are ordered without one
  return order && (order.postalCode === '' || isSamePostalCode(order.postalCode, said.postalCode)) ? order : null
}
