import { type RequestContext } from '~/context.server'
import { mergeOrigins } from '~/http/csp.server'
import { type Checkout } from '../checkout.server'
import { toChoice } from './payment-choice'
import { paymentSettings } from './payment-settings.server'
import { type PaymentStepData } from './payment-step'

/** The payment step, whose policy it opens to what the offered providers need. */
export function toPaymentStep(ctx: RequestContext, { providers, payment, view }: Checkout): PaymentStepData {
  const origins = providers.map((provider) => provider.toOrigins(paymentSettings))
  ctx.policyOrigins = mergeOrigins(ctx.policyOrigins, ...origins)
  const form = payment?.meaning.state === 'details' && !ctx.light ? payment.provider.script : undefined
  return {
    choices: providers.map(toChoice),
    chosen: payment?.provider.id ?? null,
    state: payment?.meaning.state ?? null,
    isFree: view.totals.total === 0,
    isLight: ctx.light,
    script:
      payment && form
        ? { providerId: payment.provider.id, data: form.toBrowser(payment.session, paymentSettings) }
        : null,
  }
}

/** Opens the review's policy to where its button leads. */
export function admitPaymentPage(ctx: RequestContext, { payment }: Checkout): void {
  const formAction = payment?.provider.toOrigins(paymentSettings)['form-action'] ?? []
  ctx.policyOrigins = mergeOrigins(ctx.policyOrigins, { 'form-action': formAction })
}
