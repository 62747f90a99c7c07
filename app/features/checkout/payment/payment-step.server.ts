import { type RequestContext } from '~/context.server'
import { mergeOrigins } from '~/http/csp.server'
import { type Checkout } from '../checkout.server'
import { type SeenOrder } from '../review-data'
import { toChoice } from './payment-choice'
import { paymentSettings } from './payment-settings.server'
import { type PaymentStepData } from './payment-step'

/**
 * The payment step, whose policy it opens to what the offered providers need.
 * @param order what was placed and has to be paid now; null where a way to pay is only chosen
 */
export function toPaymentStep(ctx: RequestContext, checkout: Checkout, order: SeenOrder | null): PaymentStepData {
  const { providers, payment, view } = checkout
  const origins = providers.map((provider) => provider.toOrigins(paymentSettings))
  ctx.policyOrigins = mergeOrigins(ctx.policyOrigins, ...origins)
  const form = order && !ctx.light ? payment?.provider.script : undefined
  return {
    choices: providers.map(toChoice),
    chosen: payment?.provider.id ?? null,
    state: payment?.meaning.state ?? null,
    isFree: view.totals.total === 0,
    isLight: ctx.light,
    script:
      order && payment && form
        ? { providerId: payment.provider.id, data: form.toBrowser(payment.session, paymentSettings), order }
        : null,
  }
}

/** Opens the review's policy to where its button leads. */
export function admitPaymentPage(ctx: RequestContext, { payment }: Checkout): void {
  const formAction = payment?.provider.toOrigins(paymentSettings)['form-action'] ?? []
  ctx.policyOrigins = mergeOrigins(ctx.policyOrigins, { 'form-action': formAction })
}
