import type { Cart, IdempotencyKey, Order, Payment, Swap } from '@medusajs/medusa'
import type { IdempotencyCallbackResult } from '@medusajs/medusa/dist/types/idempotency-key'
import type { RequestContext } from '@medusajs/medusa/dist/types/request'
import type { PluginOptions } from '../options'
import type { Services } from '../container'
import type { EntityManager } from 'typeorm'
import CartCompletionStrategy from '@medusajs/medusa/dist/strategies/cart-completion'
import { describeLapsed, describeShortage, otherAmount, swapCanceled, unpaid } from '../carts/completion-refusals'
import { isStatedOtherwise } from '../carts/stated-total'
import { giveBackUses, type Lapsed, listLapsed, takeCodes } from '../codes/codes'
import { markCounted } from '../codes/use-up'
import type { Fault } from '../fault'
import { retryWhere } from '../lifetime/retry'
import { enqueueMail } from '../mail/outbox'
import { lockOrder } from '../orders/lock'
import { isGoingBack } from '../payments/given-back'
import { dropPayment, giveBack, isSameMoney, readSelectedSession } from '../payments/held-carts'
import { type CartLines, holdCart, holdPayment, isSwapCanceled, readCartLines } from '../stock/cart-lines'
import { makeLimit } from '../stock/limit'
import { markReserved } from '../stock/reserved'
import { giveAll, listShort, takeAll, takeWithoutLimit } from '../stock/stock'
import { emitStockChanged } from '../stock/stock-events'

type CoreDependencies = ConstructorParameters<typeof CartCompletionStrategy>[0]
type OwnAnswer = Awaited<ReturnType<CartCompletionStrategy['handleTaxLineCreated']>>

interface Stage {
  context: Parameters<typeof isStatedOtherwise>[0]
  manager: EntityManager
}

/**
 * Completes carts without overselling. Medusa's strategy reads the stock of each line and writes it back; this one takes
 * the whole cart's stock first, in the same transaction that makes the order, and then lets Medusa go on. So it does
 * with the uses of discounts and the balance of gift cards. The order's mail is queued in that transaction too, so that
 * there is never one without the other.
 */
class AtomicCartCompletionStrategy extends CartCompletionStrategy {
  declare protected readonly paymentProviderService_: Services['paymentProviderService']
  readonly limited_

  constructor(container: Services & CoreDependencies, options: PluginOptions = {}) {
    super(container)
    // completions that wait for one variant hold a connection each; the rest of the pool stays free for everybody else
    this.limited_ = makeLimit(options.completions ?? 5)
  }

  override async complete(id: string, idempotencyKey: IdempotencyKey, context: RequestContext) {
    const once = () => super.complete(id, idempotencyKey, context)
    const result = await this.limited_(() => retryWhere(isDeadlock, once))
    this.__container__.shopMailService.wake()
    return result
  }

  /** Every stage begins here: two completions of one cart go through it one after the other. */
  override async handleCreateTaxLines(id: string, { manager }: Pick<Services, 'manager'>) {
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`complete ${id}`])
    return super.handleCreateTaxLines(id, { manager })
  }

  /**
   * Medusa authorizes again what was authorized before: by a completion that runs at the same time, or by one that was
   * cut off before it made the order. The second payment would then be refused for ever.
   */
  override async handleTaxLineCreated(id: string, idempotencyKey: IdempotencyKey, stage: Stage) {
    // of what an idempotency key may keep, Medusa's type tells its own answers alone
    return (await this.authorizeOnce(id, idempotencyKey, stage)) as OwnAnswer
  }

  async authorizeOnce(
    id: string,
    idempotencyKey: IdempotencyKey,
    { context, manager }: Stage,
  ): Promise<IdempotencyCallbackResult> {
    const result = await this.handleCreateTaxLines(id, { manager })
    if (result.response_code) return result
    await holdPayment(manager, id)
    if (await isSwapCanceled(manager, id)) return this.answerCanceled(id, { manager })
    const short = await this.foreseeShortage(id, { manager })
    if (short.length > 0) return this.answerShortage(id, short, { manager })
    const lapsed = await listLapsed(manager, id)
    if (lapsed.length > 0) return this.answerLapsed(id, lapsed, { manager })
    if (await isGoingBack(manager, id)) return this.answerAmount(id, { manager })
    const carts = this.cartService_.withTransaction(manager)
    const cart = await carts.retrieveWithTotals(id, { relations: ['payment', 'region'] })
    const { payment, payment_authorized_at, total } = cart
    if (isStatedOtherwise(context, cart)) return this.answerAmount(id, { manager })
    if (payment && !payment.canceled_at) {
      const isHeld = await this.isHeld(payment, { manager })
      if (isHeld && payment_authorized_at && payment.amount === total) return { recovery_point: 'payment_authorized' }
      if (isHeld) return this.answerAmount(id, { manager })
      await dropPayment(manager, id)
    }
    // what was paid while the cart still cost something
    if (total <= 0) await this.giveBack(id, { manager })
    if (await this.isAskedOtherwise(cart, { manager })) return this.answerAmount(id, { manager })
    return super.handleTaxLineCreated(id, idempotencyKey, { context, manager })
  }

  /** A provider may have given back what it held since a completion was cut off. */
  async isHeld(payment: Payment, { manager }: Pick<Services, 'manager'>) {
    const status: string = await this.paymentProviderService_.withTransaction(manager).getStatus(payment)
    return status === 'authorized' || status === 'succeeded'
  }

  /**
   * The provider asks the shopper for another amount than the cart costs, or in another currency: a discount has ended, a
   * tax changed since the session was made, or somebody has written to the provider. Medusa would note the payment as one
   * of the cart's total, whatever the shopper pays.
   */
  async isAskedOtherwise(
    { id, total, region }: Pick<Cart, 'id' | 'region'> & { total: number },
    { manager }: Pick<Services, 'manager'>,
  ) {
    if (total <= 0) return false
    const session = await readSelectedSession(manager, id)
    if (!session) return false
    if (session.amount !== total) return true
    const wanted = { amount: total, currency: region.currency_code }
    return this.paymentProviderService_.withTransaction(manager).asksForOther(session, wanted)
  }

  /** Where there is too little already, nobody's payment need be authorized only to be cancelled. */
  async foreseeShortage(id: string, { manager }: Pick<Services, 'manager'>) {
    if (this.__container__.inventoryService) return []
    const cart = await readCartLines(manager, id)
    return cart && !cart.mayRunShort ? listShort(manager, cart.lines) : []
  }

  override async handlePaymentAuthorized(id: string, { manager }: Pick<Services, 'manager'>) {
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`complete ${id}`])
    await lockOrder(manager, 'swapCart', id)
    await holdCart(manager, id)
    const cart = await readCartLines(manager, id)
    if (!cart) return super.handlePaymentAuthorized(id, { manager })
    if (await isGoingBack(manager, id)) return this.answerAmount(id, { manager })
    if (await isSwapCanceled(manager, id)) return this.answerCanceled(id, { manager })
    if (await this.isUnpaid(id, { manager })) return this.answerUnpaid(id, { manager })
    const { taken, short } = await this.takeStock(cart, { manager })
    if (short.length > 0) return this.answerShortage(id, short, { manager })
    const { used, lapsed } = await takeCodes(manager, id)
    const giveBack = async () => {
      await giveAll(manager, taken)
      await giveBackUses(manager, used)
    }
    const isPaidOtherwise = lapsed.length === 0 && (await this.isPaidOtherwise(id, { manager }))
    if (lapsed.length > 0 || isPaidOtherwise) {
      await giveBack()
      return isPaidOtherwise ? this.answerAmount(id, { manager }) : this.answerLapsed(id, lapsed, { manager })
    }
    markCounted(manager)
    const result = await super.handlePaymentAuthorized(id, { manager })
    if (result.response_code !== 200) {
      await giveBack()
      return result
    }
    await emitStockChanged(this.eventBusService_, manager, taken)
    if ('data' in result.response_body) await queueOrderMail(manager, result.response_body)
    return result
  }

  async takeStock({ lines, mayRunShort }: CartLines, { manager }: Pick<Services, 'manager'>) {
    if (this.__container__.inventoryService) return { taken: [], short: [] }
    markReserved(manager)
    return mayRunShort ? { taken: await takeWithoutLimit(manager, lines), short: [] } : takeAll(manager, lines)
  }

  /** The provider has declined. Medusa would break over an exchange then, and refuse a cart in words alone. */
  async isUnpaid(id: string, { manager }: Pick<Services, 'manager'>) {
    const { payment_authorized_at: at, total } = await this.cartService_.withTransaction(manager).retrieveWithTotals(id)
    return total > 0 && !at
  }

  /**
   * Since the payment was authorized the cart has changed, or another order has spent its gift card; or the provider holds
   * something else than it was asked for.
   */
  async isPaidOtherwise(id: string, { manager }: Pick<Services, 'manager'>) {
    const carts = this.cartService_.withTransaction(manager)
    const cart = await carts.retrieveWithTotals(id, { relations: ['payment', 'region'] })
    const { payment, total, region } = cart
    if (!payment || payment.canceled_at) return total > 0
    if (Math.max(total, 0) !== payment.amount) return true
    // another way to pay was chosen since: what this payment held has gone back, or is for nobody to take
    const session = await readSelectedSession(manager, id)
    if (!session || !isSameMoney(payment, session)) return true
    return this.paymentProviderService_.isForOther(payment, { amount: total, currency: region.currency_code })
  }

  /** `cart_open` says that the cart can be changed and paid as it is: nothing was paid, or its provider is away. */
  async answerShortage(id: string, short: string[], { manager }: Pick<Services, 'manager'>) {
    const { wasPaid, isHeld } = await this.reopen(id, { manager })
    return { response_code: 409, response_body: { errors: short.map(describeShortage), cart_open: !wasPaid || isHeld } }
  }

  async answerLapsed(id: string, lapsed: Lapsed[], { manager }: Pick<Services, 'manager'>) {
    await this.reopen(id, { manager })
    return { response_code: 409, response_body: { errors: lapsed.map(describeLapsed) } }
  }

  async answerUnpaid(id: string, { manager }: Pick<Services, 'manager'>) {
    await this.reopen(id, { manager })
    return { response_code: 409, response_body: { errors: [unpaid] } }
  }

  /** The back office, or the shopper elsewhere, has dropped the exchange. */
  async answerCanceled(id: string, { manager }: Pick<Services, 'manager'>) {
    await this.reopen(id, { manager })
    return { response_code: 409, response_body: { errors: [swapCanceled] } }
  }

  /** Nothing is ordered for another amount than was paid for it. A gift card that pays less is told as a code that is. */
  async answerAmount(id: string, { manager }: Pick<Services, 'manager'>) {
    await this.reopen(id, { manager })
    const { gift_cards: cards } = await this.cartService_
      .withTransaction(manager)
      .retrieve(id, { relations: ['gift_cards'] })
    const error = cards.length > 0 ? describeLapsed({ reason: 'balance' }) : otherAmount
    return { response_code: 409, response_body: { errors: [error] } }
  }

  /** The cart stays open, with nothing paid, for the shopper to change: as it is, unless a payment had to be given back. */
  async reopen(id: string, { manager }: Pick<Services, 'manager'>) {
    const outcome = await this.giveBack(id, { manager })
    const carts = this.cartService_.withTransaction(manager)
    if (!outcome.isHeld) await carts.update(id, { payment_authorized_at: null })
    await carts.deleteTaxLines(id)
    return outcome
  }

  giveBack(id: string, { manager }: Pick<Services, 'manager'>) {
    const { manager: root, logger } = this.__container__
    return giveBack({ manager, root, logger, paymentProviderService: this.paymentProviderService_ }, id)
  }
}

// the back office touches stock in an order of its own where it receives a return, and may then cross a completion
const isDeadlock = ({ code }: Fault) => code === '40P01'

async function queueOrderMail(manager: EntityManager, { type, data }: { type: string; data: Order | Swap }) {
  if (type === 'order' && !data.no_notification)
    await enqueueMail(manager, { kind: 'order.placed', subjectId: data.id })
}

export default AtomicCartCompletionStrategy
