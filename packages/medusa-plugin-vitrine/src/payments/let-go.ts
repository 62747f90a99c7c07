// @ts-nocheck
import type { EntityManager } from 'typeorm'
import type { Services } from '../container'
import { refundOnce } from './given-back'

/**
 * Money of a cart or a payment collection: that of a session, of the payment that was made of one, or of both.
 * @typedef {{ id: string, payableId: string, provider_id: string, data: object, amount: number, currency: string,
 *   payment?: object }} Money `amount` in minor units; `payment` as Medusa's older providers want it
 */

/**
 * Has a provider give back what it holds, or has taken already.
 * @returns `owed`: it was taken, and the merchant has to pay it back;
 *   `held`: nothing has changed, the provider is away
 */
export async function letGo(
  services: { manager: EntityManager; root: EntityManager; logger: object; paymentProviderService: object },
  money: Money,
): Promise<'released' | 'refunded' | 'owed' | 'held'> {
  const hands = toHands(services, money)
  const refusal = await hands.cancel().then(
    (answer) => answer?.error,
    (error) => error.message,
  )
  if (!refusal) return 'released'
  const taken = await readTaken(services, money)
  if (taken > 0) return refundOnce(services, toRefund(money, taken, hands))
  services.logger.warn(`What is held for ${money.payableId} was not given back: ${refusal}`)
  return 'held'
}

/** Medusa takes a session's row for another payment, so that its id names the money only where the provider has none. */
function toRefund(
  {
    id,
    payableId,
    provider_id: providerId,
    data,
    currency,
  }: { id: string; payableId: string; provider_id: string; data: TODO; currency: string },
  amount: number,
  { refund },
) {
  const reference = data?.id ?? null
  return {
    id: reference ? `${providerId} ${reference}` : id,
    payableId,
    providerId,
    reference,
    amount,
    currency,
    refund,
  }
}

/** What a provider does with money of its own: a processor by its data, one of Medusa's older kind by the payment. */
function toHands(services, { provider_id: id, data, payment }: { provider_id: string; data: TODO; payment: TODO }) {
  const processor = findProcessor(services, id)
  if (processor) {
    return {
      cancel: async () => processor.cancelPayment(data),
      refund: async (amount: number) => processor.refundPayment(data, amount),
    }
  }
  const findOlder = () => services.paymentProviderService.retrieveProvider(id).withTransaction(services.manager)
  return {
    cancel: async () => findOlder().cancelPayment(payment),
    refund: async (amount: number) => findOlder().refundPayment(payment, amount),
  }
}

/** What was captured, in minor units; a provider that does not tell may have captured what it will not cancel. */
async function readTaken(
  { manager, paymentProviderService }: Pick<Services, 'manager' | 'paymentProviderService'>,
  money,
) {
  const providers = paymentProviderService.withTransaction(manager)
  if (providers.traitsOf(money.provider_id).tellsMoney) return (await providers.askMoney(money))?.taken ?? 0
  const status = await providers.getStatus(money).catch(() => null)
  return status === 'authorized' ? money.amount : 0
}

/**
 * A provider that can be asked about a session; null for one of Medusa's older kind, which cannot (`manual` holds nothing),
 * and for one that is not installed any more.
 */
export function findProcessor({ paymentProviderService }: Pick<Services, 'paymentProviderService'>, id: string) {
  try {
    const provider = paymentProviderService.retrieveProvider(id)
    return typeof provider?.getPaymentStatus === 'function' ? provider : null
  } catch {
    return null
  }
}
