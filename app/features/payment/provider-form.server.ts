import { type RequestContext } from '~/context.server'
import { type PaymentProvider, type PaymentScriptData } from './payment-provider'
import { paymentSettings } from './payment-settings.server'
import { type ChosenPayment } from './session-meaning.server'

/** Opens the page's policy to all that these providers need. */
export function admitProviders(ctx: RequestContext, providers: readonly PaymentProvider[]): void {
  const origins = providers.map((provider) => provider.toOrigins(paymentSettings))
  ctx.answer.allowOrigins(...origins)
}

/** Opens the page's policy to where a button leads that pays by a provider's page. */
export function admitPaymentPage(ctx: RequestContext, payment: ChosenPayment | null): void {
  const formAction = payment?.provider.toOrigins(paymentSettings)['form-action'] ?? []
  ctx.answer.allowOrigins({ 'form-action': formAction })
}

/** What the provider's form with script needs; null where it has none, or the page goes out without script. */
export function toScriptData(ctx: RequestContext, { provider, session }: ChosenPayment): PaymentScriptData | null {
  if (ctx.light || !provider.script) return null
  return { providerId: provider.id, data: provider.script.toBrowser(session, paymentSettings) }
}
