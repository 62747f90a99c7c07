import { type RequestContext } from '~/context.server'
import { toChoice } from '../payment/payment-choice'
import { admitProviders, toScriptData } from '../payment/provider-form.server'
import { type Checkout, isFree } from './checkout.server'
import { type PaymentStepData } from './payment-step'
import { type SeenOrder } from './review-data'

/**
 * The choice of a way to pay; where something has to be paid now, on a page whose policy it opens to what the offered
 * providers need.
 * @param order what was placed and has to be paid now; null where a way to pay is only chosen
 */
export function toPaymentStep(ctx: RequestContext, checkout: Checkout, order: SeenOrder | null): PaymentStepData {
  const { providers, payment } = checkout
  if (order) admitProviders(ctx, providers)
  const script = order && payment && toScriptData(ctx, payment)
  return {
    choices: providers.map(toChoice),
    chosen: payment?.provider.id ?? null,
    state: payment?.meaning.state ?? null,
    isFree: isFree(checkout),
    isLight: ctx.light,
    script: order && script ? { ...script, order } : null,
  }
}
