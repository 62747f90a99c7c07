import { isCommerceError } from '~/commerce/errors'
import { type Address } from '~/commerce/medusa-v1/types'
import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { goOn } from '~/forms/go-on'
import { readForm } from '~/forms/read-form.server'
import { refuse } from '~/forms/refuse.server'
import { withFloor } from '~/http/server/with-floor'
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
  const order = await withFloor(toPauseMs(answerFloorMs), () => findOrder(ctx, posted.value))
  ctx.security.tell(order ? 'order-looked-up' : 'order-look-up-refused', { email })
  if (!order) return refuse(ctx, form, 404, { message: 'orders:look-up.miss' })
  await ctx.limits.forgive('order-look-up', email)
  // an order that the merchant has drafted may have no cart
  await ctx.orders.proveLookedUp({ orderId: order.id, cartId: order.cart_id ?? order.id })
  return goOn(paths.order(ctx.locale.code, order.id))
}

interface Found {
  id: string
  cart_id: string | null
  shipping_address: Pick<Address, 'postal_code'> | null
}

interface Said {
  number: number
  email: string
  postalCode: string
}

async function findOrder(ctx: RequestContext, { number, email, postalCode }: Said): Promise<Found | null> {
  const query = new URLSearchParams({
    display_id: String(number),
    email,
    'shipping_address[postal_code]': postalCode,
    fields: 'id,cart_id',
    expand: 'shipping_address',
  })
  try {
    const answer = await ctx.commerce.as({}).read((medusa) => medusa.client.request('GET', `/store/orders?${query}`))
    const { order } = answer as { order: Found }
    const known = order.shipping_address?.postal_code ?? ''
    // Medusa 1.20 takes the postcode and does not look at it; gift cards are ordered without one
    return known === '' || isSamePostalCode(known, postalCode) ? order : null
  } catch (error) {
    if (isCommerceError(error, 'not-found', 'invalid')) return null
    throw error
  }
}
