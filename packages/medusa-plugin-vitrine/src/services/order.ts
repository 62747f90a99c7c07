import type { Cart, Order } from '@medusajs/medusa'
import type { TotalsContext } from '@medusajs/medusa/dist/types/orders'
import type { RestParameters } from '../rest-parameters'
import type { EntityManager } from 'typeorm'
import { MedusaError } from '@medusajs/utils'
import { OrderService } from '@medusajs/medusa/dist/services'
import { countUses } from '../codes/codes'
import { isCounted } from '../codes/use-up'
import { giveBackCodes, takeBackSoldCards } from '../codes/give-back'
import { decorateWithSpentCards } from '../codes/spent-cards'
import { nameCurrent } from '../lines/lineage'
import { makeConflict } from '../orders/conflict'
import { settleDelivery } from '../orders/delivery-status'
import { correctPaid, isCanceled, readRefundableAmount } from '../orders/ledger'
import { inTurn, lockFirst } from '../orders/lock'
import { payBesideCards } from '../refunds/gift-cards'
import { correctRefundable } from '../refunds/refund-of-pieces'
import { readCartLines } from '../stock/cart-lines'
import { isReserved } from '../stock/reserved'
import { lockOrderedVariants, takeAll } from '../stock/stock'
import { emitStockChanged } from '../stock/stock-events'

const listOpenEdits = `
  SELECT id FROM order_edit WHERE order_id = $1 AND confirmed_at IS NULL AND declined_at IS NULL AND canceled_at IS NULL`

// Medusa writes the order back with the refunds that it had when it was read: none
const keepRefunds = `
  UPDATE refund SET order_id = $1
  WHERE order_id IS NULL AND payment_id IN (SELECT id FROM payment WHERE order_id = $1)`

const setRefunded = `
  UPDATE "order" SET payment_status = 'refunded' WHERE id = $1 AND EXISTS (SELECT FROM refund WHERE order_id = $1)`

// as shops write it, see `toRefundNote` there
const taskNote = /^Vitrine: task \S+$/

const findNoted = 'SELECT FROM refund WHERE order_id = $1 AND note = $2 LIMIT 1'

const lockedActs = { capturePayment: 'order', completeOrder: 'order' } as const

class OrderlyOrderService extends lockFirst(OrderService, lockedActs) {
  /**
   * Counts the uses of discounts with the order, not some seconds later. Where a discount takes everything, Medusa's
   * rounding may leave a unit less than nothing, for which its carts need no payment but its orders do. A draft of the
   * back office takes its stock here; Medusa takes none, and gives it back where the order is cancelled.
   * @throws MedusaError `insufficient_inventory`
   */
  override async createFromCart(cartOrId: Parameters<OrderService['createFromCart']>[0]) {
    const isBelow = typeof cartOrId !== 'string' && (cartOrId.total ?? 0) < 0
    const cart = isBelow ? ({ ...cartOrId, total: 0 } as Cart) : cartOrId
    return this.atomicPhase_(async (manager) => {
      await this.takeStock(manager, typeof cart === 'string' ? cart : cart.id)
      const order = await super.createFromCart(cart)
      if (!isCounted(manager)) await countUses(manager, order.cart_id)
      await this.__container__.arrivalsService.keep(manager, order.id)
      await this.__container__.giftDeliveriesService.plan(manager, order.id)
      return order
    })
  }

  async takeStock(manager: EntityManager, cartId: string) {
    if (this.__container__.inventoryService || isReserved(manager)) return
    const { taken, short } = await takeAll(manager, (await readCartLines(manager, cartId))?.lines ?? [])
    if (short.length > 0) {
      throw makeConflict(MedusaError.Codes.INSUFFICIENT_INVENTORY, `There is too little of: ${short.join(', ')}`)
    }
    await emitStockChanged(this.eventBus_, manager, taken)
  }

  /** A refund that its payments cannot make alone goes back to the gift cards beside them. */
  override async registerReturnReceived(
    orderId: string,
    received: Parameters<OrderService['registerReturnReceived']>[1],
    customRefundAmount: Parameters<OrderService['registerReturnReceived']>[2],
  ) {
    return this.deliver('order', orderId, async (manager) => {
      const byPayments = await payBesideCards(manager, {
        orderId,
        subjectId: received.id,
        amount: customRefundAmount ?? received.refund_amount,
        readRefundable: () => readRefundableAmount(manager, orderId),
      })
      return super.registerReturnReceived(orderId, received, byPayments)
    })
  }

  /**
   * Cancels once, whoever asks however often: stock, gift cards, uses of discounts and what was paid come back, and a
   * change that is still proposed is withdrawn. Medusa gives stock back line by line; so that it crosses no completion,
   * all its rows are locked first.
   * @throws MedusaError `gift_card_spent`; Medusa's not_allowed where something is on its way or was paid back
   */
  override async cancel(orderId: string) {
    return inTurn(this, 'order', orderId, async (manager) => {
      if (await isCanceled(manager, orderId)) return this.retrieve(orderId)
      await lockOrderedVariants(manager, orderId)
      await giveBackCodes(manager, orderId)
      await takeBackSoldCards(manager, orderId)
      const order = await super.cancel(orderId)
      await manager.query(keepRefunds, [orderId])
      await manager.query(setRefunded, [orderId])
      await this.withdrawEdits(manager, orderId)
      return this.retrieve(order.id)
    })
  }

  async withdrawEdits(manager: EntityManager, orderId: string) {
    const edits = this.__container__.orderEditService.withTransaction(manager)
    for (const { id } of await manager.query(listOpenEdits, [orderId])) await edits.cancel(id)
  }

  /**
   * A refund that names a task of the merchant's is made once, whoever asks in how many processes.
   * @throws MedusaError `refund_exceeds_paid` where less than that is left of what was captured, `order_canceled`,
   *   `task_refunded`; invalid_data where the amount is none
   */
  override async createRefund(
    orderId: string,
    amount: number,
    ...rest: RestParameters<Parameters<OrderService['createRefund']>, 2>
  ) {
    return inTurn(this, 'order', orderId, async (manager) => {
      if (!(amount > 0)) throw new MedusaError(MedusaError.Types.INVALID_DATA, 'A refund is more than nothing')
      if (await isCanceled(manager, orderId)) throw makeConflict('order_canceled', 'A cancelled order is not refunded')
      const [, note = ''] = rest
      if (taskNote.test(note) && (await manager.query(findNoted, [orderId, note])).length > 0)
        throw makeConflict('task_refunded', `${note} was paid back already`)
      const left = await readRefundableAmount(manager, orderId)
      if (amount > left) throw makeConflict('refund_exceeds_paid', `Only ${left} can be refunded`)
      return super.createRefund(orderId, amount, ...rest)
    })
  }

  /** Packs also what is named as before a change of the order; Medusa would leave it out without a word. */
  override async createFulfillment(
    orderId: string,
    items: Parameters<OrderService['createFulfillment']>[1],
    ...rest: RestParameters<Parameters<OrderService['createFulfillment']>, 2>
  ) {
    return this.deliver('order', orderId, async (manager) =>
      super.createFulfillment(orderId, await nameCurrent(manager, orderId, items), ...rest),
    )
  }

  override async createShipment(
    orderId: string,
    ...rest: RestParameters<Parameters<OrderService['createShipment']>, 1>
  ) {
    return this.deliver('order', orderId, () => super.createShipment(orderId, ...rest))
  }

  override async cancelFulfillment(fulfillmentId: string) {
    return this.deliver('fulfillment', fulfillmentId, () => super.cancelFulfillment(fulfillmentId))
  }

  /** Does what moves pieces of an order, which then says where they are. */
  deliver<Result>(
    kind: 'order' | 'fulfillment',
    id: string,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return inTurn(this, kind, id, async (manager, orderId) => {
      const result = await work(manager)
      await settleDelivery(manager, orderId)
      return result
    })
  }

  /** Counts of a gift card what it has paid, also for who has not read that, as order edits do not. */
  override async decorateTotals(order: Order, ...context: [(TotalsContext | string[])?]): Promise<Order> {
    const decorate = () => super.decorateTotals(order, ...(context as [TotalsContext?]))
    return correctRefundable(correctPaid(await decorateWithSpentCards(this.activeManager_, order, decorate)))
  }
}

export default OrderlyOrderService
