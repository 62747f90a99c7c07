import { type RequestContext } from '~/context.server'
import { type MessageKey } from '~/i18n/keys'
import { toPaymentNote } from '../payment/payment-note.server'
import { readPayment } from '../payment/session-meaning.server'
import { getLeftCheckout } from './progress.server'
import { getShippingEstimate } from './shipping-estimate.server'

/**
 * What the page of a filled bag says of the checkout: how far it had come, what shipping costs, and a payment that was
 * begun. @throws CommerceError when the backend is down
 */
export async function getCartOutlook(ctx: RequestContext, { ready }: { ready: boolean }) {
  const [progress, estimate, paymentNote] = await Promise.all([
    ready ? getLeftCheckout(ctx) : null,
    getShippingEstimate(ctx),
    getPaymentNote(ctx),
  ])
  return { progress, estimate, paymentNote }
}

async function getPaymentNote(ctx: RequestContext): Promise<MessageKey | null> {
  const { cart } = await ctx.cart.read()
  return cart && cart.total !== 0 ? toPaymentNote(readPayment(cart)) : null
}
