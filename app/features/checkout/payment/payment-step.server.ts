import { type RequestContext } from '~/context.server'
import { mergeOrigins } from '~/http/csp.server'
import { type Checkout } from '../checkout.server'
import { type SeenOrder } from '../review-data'
import { toChoice } from './payment-choice'
import { type PaymentProvider } from './payment-provider'
import { paymentSettings } from './payment-settings.server'
import { type PaymentScriptData, type PaymentStepData } from './payment-step'
import { type ChosenPayment } from './session-meaning.server'

/**
 * The payment step, whose policy it opens to what the offered providers need.
 * @param order what was placed and has to be paid now; null where a way to pay is only chosen
 */
export function toPaymentStep(ctx: RequestContext, checkout: Checkout, order: SeenOrder | null): PaymentStepData {
  const { providers, payment, view } = checkout
  admitProviders(ctx, providers)
  const script = order && payment && toScriptData(ctx, payment)
  return {
    choices: providers.map(toChoice),
    chosen: payment?.provider.id ?? null,
    state: payment?.meaning.state ?? null,
    isFree: view.totals.total === 0,
    isLight: ctx.light,
    script: order && script ? { ...script, order } : null,
  }
}

/** Opens the page's policy to all that these providers need. */
export function admitProviders(ctx: RequestContext, providers: readonly PaymentProvider[]): void {
  const origins = providers.map((provider) => provider.toOrigins(paymentSettings))
  ctx.policyOrigins = mergeOrigins(ctx.policyOrigins, ...origins)
}

/** What the provider's form with script needs; null where it has none, or the page goes out without script. */
export function toScriptData(ctx: RequestContext, { provider, session }: ChosenPayment): PaymentScriptData | null {
  if (ctx.light || !provider.script) return null
  return { providerId: provider.id, data: provider.script.toBrowser(session, paymentSettings) }
}

/** Opens the review's policy to where its button leads. */
export function admitPaymentPage(ctx: RequestContext, { payment }: Checkout): void {
  const formAction = payment?.provider.toOrigins(paymentSettings)['form-action'] ?? []
  ctx.policyOrigins = mergeOrigins(ctx.policyOrigins, { 'form-action': formAction })
}
