import { type RequestContext } from '~/context.server'
import { getProvider } from './providers'

/** How an order was paid, in words; `providerId` is Medusa's, and may be one that the shop does not know any more. */
export function toPaymentWords({ t }: Pick<RequestContext, 't'>, providerId: string): string {
  const provider = getProvider(providerId)
  return provider ? t(provider.settled) : t('orders:payment.other', { provider: providerId })
}
