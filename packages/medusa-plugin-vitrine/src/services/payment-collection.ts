import type { Payment, PaymentCollection } from '@medusajs/medusa'
import type { RestParameters } from '../rest-parameters'
import type { EntityManager } from 'typeorm'
import type { Services } from '../container'
import { PaymentCollectionService } from '@medusajs/medusa/dist/services'
import { MedusaError } from '@medusajs/utils'
import {
  findAuthorized,
  forgetAuthorized,
  forgetGoingBack,
  forgetSession,
  isSpent,
  lockCollection,
  reopen,
} from '../payments/collections'
import { markPutRight } from '../payments/given-back'
import { releaseMoney } from '../payments/release-money'
import { requireParts } from '../payments/collection-parts'

/**
 * Lets one request at a time work on a payment collection: of two that authorize it at once Medusa's service makes two
 * payments, and of two that choose the same provider two sessions.
 */
class PaymentCollectionInTurnService extends PaymentCollectionService {
  /** Where a provider holds something else than it was asked for, that is given back and the collection stays unpaid. */
  override authorizePaymentSessions(
    id: string,
    ...rest: RestParameters<Parameters<PaymentCollectionService['authorizePaymentSessions']>, 1>
  ) {
    return this.inTurn(id, async (manager) => {
      await forgetGoingBack(manager, id)
      const collection = await super.authorizePaymentSessions(id, ...rest)
      const others = collection.payments.filter((payment) => this.isForOther(payment))
      for (const payment of others) await this.releaseMoney(payment, collection, { manager })
      return others.length === 0 ? collection : this.retrieve(id, { relations: ['payment_sessions', 'payments'] })
    })
  }

  override setPaymentSession(
    id: string,
    ...rest: RestParameters<Parameters<PaymentCollectionService['setPaymentSession']>, 1>
  ) {
    return this.inTurn(id, () => super.setPaymentSession(id, ...rest))
  }

  /** After a declined payment Medusa takes no other provider. @throws MedusaError invalid_data for parts that do not add up */
  override setPaymentSessionsBatch(
    collection: Parameters<PaymentCollectionService['setPaymentSessionsBatch']>[0],
    parts: Parameters<PaymentCollectionService['setPaymentSessionsBatch']>[1],
    ...rest: RestParameters<Parameters<PaymentCollectionService['setPaymentSessionsBatch']>, 2>
  ) {
    const id = typeof collection === 'string' ? collection : collection.id
    return this.inTurn(id, async (manager) => {
      await reopen(manager, id)
      const relations = ['region', 'region.payment_providers', 'payment_sessions']
      requireParts(parts, await this.retrieve(id, { relations }))
      return super.setPaymentSessionsBatch(id, parts, ...rest)
    })
  }

  /**
   * Refreshing gives back what was paid, and Medusa takes the collection for paid all the same: the order's change would
   * come for nothing. Nothing is given back once the change was made.
   */
  override refreshPaymentSession(id: string, sessionId: string, customerId?: string) {
    return this.inTurn(id, async (manager) => {
      const authorized = await findAuthorized(manager, sessionId)
      if (authorized && (await isSpent(manager, id))) {
        throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `What was paid with ${sessionId} is spent.`)
      }
      // Medusa takes nobody too, whatever its type says
      const session = await super.refreshPaymentSession(id, sessionId, customerId as string)
      if (authorized) await forgetAuthorized(manager, id, authorized)
      return session
    })
  }

  /** Ours, which asks the providers. */
  get providers(): Services['paymentProviderService'] {
    return this.paymentProviderService_ as Services['paymentProviderService']
  }

  isForOther(payment: Payment) {
    const { amount, currency_code: currency } = payment
    return this.providers.isForOther(payment, { amount, currency })
  }

  async releaseMoney(
    payment: Payment,
    { id, payment_sessions: sessions }: PaymentCollection,
    { manager }: Pick<Services, 'manager'>,
  ) {
    const { provider_id: provider, amount, currency_code: currency, data } = payment
    const session = sessions.find((one) => one.provider_id === provider && one.data?.id === data?.id)
    const { manager: root, logger } = this.__container__
    const services = { manager, root, logger, paymentProviderService: this.providers }
    const outcome = await releaseMoney(services, {
      ...payment,
      payment,
      id: session?.id ?? payment.id,
      payableId: id,
      currency,
    })
    if (outcome === 'held') throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `${provider} is away`)
    await forgetAuthorized(manager, id, { provider, amount, reference: data?.id ? String(data.id) : null })
    if (session) await forgetSession(manager, session.id)
    await markPutRight(manager, id)
  }

  inTurn<Result>(id: string, work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.atomicPhase_(async (manager) => {
      await lockCollection(manager, id)
      return work(manager)
    })
  }
}

export default PaymentCollectionInTurnService
