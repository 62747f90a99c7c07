import type { AbstractPaymentProcessor, AbstractPaymentService, Payment } from '@medusajs/medusa'
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
  payment?: Payment
}

/** `manager` is that of a transaction, `root` is outside of any. */
export interface MoneyServices extends Pick<Services, 'manager' | 'logger' | 'paymentProviderService'> {
  root: EntityManager
}

/**
 * Has a provider give back what it holds, or has taken already.
 * @returns `owed`: it was taken, and the merchant has to pay it back;
 *   `held`: nothing has changed, the provider is away
 */
export async function releaseMoney(
  services: MoneyServices,
  money: Money,
): Promise<'released' | 'refunded' | 'owed' | 'held'> {
  const atProvider = toActions(services, money)
  const refusal = await atProvider.cancel().then(readRefusal, (error: Error) => error.message)
  if (!refusal) return 'released'
  const taken = await readTaken(services, money)
  if (taken > 0) return refundOnce(services, toRefund(money, taken, atProvider))
  services.logger.warn(`What is held for ${money.payableId} was not given back: ${refusal}`)
  return 'held'
}

/** Medusa takes a session's row for another payment, so that its id names the money only where the provider has none. */
function toRefund(
  { id, payableId, provider_id: providerId, data, currency }: Money,
  amount: number,
  { refund }: Actions,
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

/** Why a provider has not done what it was asked for; undefined where it has. */
export function readRefusal(answer: unknown): string | undefined {
  return ((answer ?? {}) as { error?: string }).error
}

interface Actions {
  cancel(): Promise<unknown>
  refund(amount: number): Promise<unknown>
}

/** What a provider does with money of its own: a processor by its data, one of Medusa's older kind by the payment. */
function toActions(services: MoneyServices, { provider_id: id, data, payment }: Money): Actions {
  const processor = findProcessor(services, id)
  if (processor) {
    return {
      cancel: async () => processor.cancelPayment(data),
      refund: async (amount: number) => processor.refundPayment(data, amount),
    }
  }
  const { paymentProviderService, manager } = services
  const findOlder = () => paymentProviderService.retrieveProvider<AbstractPaymentService>(id).withTransaction(manager)
  return {
    cancel: async () => findOlder().cancelPayment(requirePayment(payment)),
    refund: async (amount: number) => findOlder().refundPayment(requirePayment(payment), amount),
  }
}

// a session of the older kind is no payment yet
function requirePayment(payment: Payment | undefined): Payment {
  if (!payment) throw new Error('Nothing was paid with it')
  return payment
}

/** What was captured, in minor units; a provider that does not tell may have captured what it will not cancel. */
async function readTaken(
  { manager, paymentProviderService }: Pick<Services, 'manager' | 'paymentProviderService'>,
  money: Money,
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
export function findProcessor(
  { paymentProviderService }: Pick<Services, 'paymentProviderService'>,
  id: string,
): AbstractPaymentProcessor | null {
  try {
    const provider = paymentProviderService.retrieveProvider<AbstractPaymentProcessor>(id)
    return typeof provider?.getPaymentStatus === 'function' ? provider : null
  } catch {
    return null
  }
}
