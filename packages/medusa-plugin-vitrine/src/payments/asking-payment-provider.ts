import type { Payment, PaymentSession } from '@medusajs/medusa'
import type { PaymentSessionInput } from '@medusajs/medusa/dist/types/payment'
import type { PluginOptions } from '../options'
import type { Services } from '../container'
import type { EntityManager } from 'typeorm'
import { MedusaError } from '@medusajs/utils'
import { PaymentProviderService } from '@medusajs/medusa/dist/services'
import { makeConflict } from '../orders/conflict'
import { markPutRight } from './given-back'
import { findProcessor, releaseMoney, readRefusal } from './release-money'
import { type AskedMoney, readMoney, toTraits } from './providers'

type CoreDependencies = ConstructorParameters<typeof PaymentProviderService>[0]

/**
 * Medusa hands to a provider whatever anybody who knows a cart writes into its session, and notes a payment as one of the
 * cart's total, whatever the provider asks the shopper for. This service lets nothing through but what the provider's page
 * needs, and asks the provider.
 */
export class AskingPaymentProviderService extends PaymentProviderService {
  readonly ownTraits: PluginOptions['payments']

  constructor(container: Services & CoreDependencies, options: PluginOptions = {}) {
    super(container)
    // which is what Medusa makes the services of a transaction with
    Object.assign(this, { __configModule__: options })
    this.ownTraits = options.payments
  }

  traitsOf(providerId: string) {
    return toTraits(providerId, this.ownTraits)
  }

  /** @throws MedusaError invalid_data for what the provider's page does not need */
  override async updateSessionData(session: PaymentSession, data: Record<string, unknown>) {
    const { sessionData } = this.traitsOf(session.provider_id)
    const others = Object.keys(data ?? {}).filter((name) => !sessionData.includes(name))
    if (others.length > 0) {
      const message = `The shop cannot write into a session of ${session.provider_id}: ${others.join(', ')}`
      throw new MedusaError(MedusaError.Types.INVALID_DATA, message)
    }
    return sessionData.length === 0 ? this.retrieveSession(session.id) : super.updateSessionData(session, data)
  }

  /**
   * A provider cancels nothing that it has captured, which Medusa may not even notice: that is refunded.
   * @throws MedusaError `payment_held` where the provider refuses otherwise, in whatever form
   */
  override async deleteSession(session: PaymentSession) {
    const processor = findProcessor({ paymentProviderService: this }, session.provider_id)
    if (!processor) return super.deleteSession(session)
    return this.atomicPhase_(async (manager) => {
      const refusal = readRefusal(await processor.deletePayment(session.data))
      // a debit that is under way, for one
      if (refusal && !(await this.refundTaken(session)))
        throw makeConflict('payment_held', `What was begun at ${session.provider_id} cannot be dropped: ${refusal}`)
      await manager.query('DELETE FROM payment_session WHERE id = $1', [session.id])
      return session
    })
  }

  override async refreshSession(session: PaymentSession, input: PaymentSessionInput) {
    return this.atomicPhase_(async () => {
      await this.deleteSession(session)
      return this.createSession(input)
    })
  }

  /** Also of a session, or of what a payment was made of: Medusa reads no more. */
  override getStatus(money: Pick<Payment, 'provider_id' | 'data'>) {
    return super.getStatus(money as Payment)
  }

  /** @returns whether the provider had taken anything, which goes back */
  async refundTaken(session: PaymentSession): Promise<boolean> {
    const money = await this.askMoney(session)
    if (!money || money.taken === 0) return false
    const { manager: root, logger } = this.__container__
    const manager = this.activeManager_
    const payableId = session.cart_id ?? (await findCollection(manager, session.id))
    const services = { manager, root, logger, paymentProviderService: this }
    const outcome = await releaseMoney(services, { ...session, payableId, currency: money.currency })
    if (outcome === 'held') return false
    await markPutRight(manager, payableId)
    return true
  }

  /**
   * What the provider itself says of a payment or a session (`provider_id`, `data`); null where it says nothing, or is away.
   */
  async askMoney({ provider_id: providerId, data }: { provider_id: string; data: object }): Promise<AskedMoney | null> {
    if (!this.traitsOf(providerId).tellsMoney) return null
    const answer = await this.retrieveProvider(providerId)
      .retrievePayment(data)
      .catch(() => null)
    return readMoney(answer)
  }

  /**
   * Whether a payment or a session is for another amount or currency than `wanted`, as its provider has told when it was
   * authorized. A provider that tells nothing is believed, as Medusa believes it.
   * @param wanted minor units
   */
  isForOther(
    { provider_id: providerId, data }: { provider_id: string; data: object },
    wanted: { amount: number; currency: string },
  ) {
    return this.traitsOf(providerId).tellsMoney && differs(readMoney(data), wanted)
  }

  /** The same, as the provider says at this moment. */
  async asksForOther(session: { provider_id: string; data: object }, wanted: { amount: number; currency: string }) {
    return differs(await this.askMoney(session), wanted)
  }
}

async function findCollection(manager: EntityManager, sessionId: string) {
  const [link]: { id: string }[] = await manager.query(
    'SELECT payment_collection_id AS id FROM payment_collection_sessions WHERE payment_session_id = $1',
    [sessionId],
  )
  return link?.id ?? sessionId
}

function differs(money: AskedMoney | null, { amount, currency }: { amount: number; currency: string }) {
  return money !== null && (money.amount !== amount || money.currency !== currency)
}
