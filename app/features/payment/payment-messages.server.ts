import { type RequestContext } from '~/context.server'
import { getProvider } from './providers'

/** How an order was paid, in words, each way once; `providerIds` may be of some that the shop has no more. */
export function listPaymentMessages({ t }: Pick<RequestContext, 't'>, providerIds: readonly string[]): string[] {
  return [...new Set(providerIds)].map((id) => {
    const provider = getProvider(id)
    return provider ? t(provider.settled) : t('orders:payment.other', { provider: id })
  })
}
