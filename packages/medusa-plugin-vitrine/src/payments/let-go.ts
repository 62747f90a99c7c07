import type { Payment } from '@medusajs/medusa'
import type { EntityManager } from 'typeorm'
import type { Services } from '../container'
import { refundOnce } from './given-back'

export interface SessionData {
  [name: string]: unknown
  id?: unknown
}

/** Money of a cart or a payment collection: that of a session, of the payment that was made of one, or of both. */
export interface Money {
  id: string
  payableId: string
  provider_id: string
  data: SessionData
  /** in minor units */
  amount: number
  currency: string
  /** as Medusa's older providers want it */
  payment?: object
}

/** `manager` is that of a transaction, `root` is outside of any. */
export interface MoneyServices extends Pick<Services, 'manager' | 'logger' | 'paymentProviderService'> {
  root: EntityManager
}

interface Answer {
  error?: string
}

/** What our processors and Medusa's older providers are asked for, by a session's data or a payment. */
export interface Provider {
  cancelPayment(of: object | undefined): Promise<Answer | undefined>
  refundPayment(of: object | undefined, amount: number): Promise<unknown>
  deletePayment(data: SessionData): Promise<Answer | undefined>
  retrievePayment(data: SessionData): Promise<unknown>
  getPaymentStatus(data: SessionData): Promise<string>
  withTransaction(manager: EntityManager): Provider
}

/**
 * Has a provider give back what it holds, or has taken already.
 * @returns `owed`: it was taken, and the merchant has to pay it back;
 *   `held`: nothing has changed, the provider is away
 */
export async function letGo(services: MoneyServices, money: Money): Promise<'released' | 'refunded' | 'owed' | 'held'> {
  const hands = toHands(services, money)
  const refusal = await hands.cancel().then(
    (answer) => answer?.error,
    (error: Error) => error.message,
  )
  if (!refusal) return 'released'
  const taken = await readTaken(services, money)
  if (taken > 0) return refundOnce(services, toRefund(money, taken, hands))
  services.logger.warn(`What is held for ${money.payableId} was not given back: ${refusal}`)
  return 'held'
}

/** Medusa takes a session's row for another payment, so that its id names the money only where the provider has none. */
function toRefund(
  { id, payableId, provider_id: providerId, data, currency }: Money,
  amount: number,
  { refund }: Hands,
) {
  const reference = data?.id ? String(data.id) : null
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

interface Hands {
  cancel(): Promise<Answer | undefined>
  refund(amount: number): Promise<unknown>
}

// Medusa's own type tells the older kind alone
function retrieveProvider({ paymentProviderService }: Pick<Services, 'paymentProviderService'>, id: string): Provider {
  return paymentProviderService.retrieveProvider(id) as unknown as Provider
}

/** What a provider does with money of its own: a processor by its data, one of Medusa's older kind by the payment. */
function toHands(services: MoneyServices, { provider_id: id, data, payment }: Money): Hands {
  const processor = findProcessor(services, id)
  if (processor) {
    return {
      cancel: async () => processor.cancelPayment(data),
      refund: async (amount: number) => processor.refundPayment(data, amount),
    }
  }
  const findOlder = () => retrieveProvider(services, id).withTransaction(services.manager)
  return {
    cancel: async () => findOlder().cancelPayment(payment),
    refund: async (amount: number) => findOlder().refundPayment(payment, amount),
  }
}

/** What was captured, in minor units; a provider that does not tell may have captured what it will not cancel. */
async function readTaken(
  { manager, paymentProviderService }: Pick<Services, 'manager' | 'paymentProviderService'>,
  money: Money,
) {
  const providers = paymentProviderService.withTransaction(manager)
  if (providers.traitsOf(money.provider_id).tellsMoney) return (await providers.askMoney(money))?.taken ?? 0
  const status = await providers.getStatus(money as unknown as Payment).catch(() => null)
  return status === 'authorized' ? money.amount : 0
}

/**
 * A provider that can be asked about a session; null for one of Medusa's older kind, which cannot (`manual` holds nothing),
 * and for one that is not installed any more.
 */
export function findProcessor(
  { paymentProviderService }: Pick<Services, 'paymentProviderService'>,
  id: string,
): Provider | null {
  try {
    const provider = retrieveProvider({ paymentProviderService }, id)
    return typeof provider?.getPaymentStatus === 'function' ? provider : null
  } catch {
    return null
  }
}
