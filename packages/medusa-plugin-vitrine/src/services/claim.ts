import { type ClaimOrder, ClaimPaymentStatus, type LineItem } from '@medusajs/medusa'
import { ClaimService } from '@medusajs/medusa/dist/services'
import { nameCurrent } from '../lines/lineage'
import { makeConflict } from '../orders/conflict'
import { isCanceled, listReplacement, moveStock, readRefundableAmount } from '../orders/ledger'
import { inTurn, lockFirst } from '../orders/lock'
import { payBesideCards, readPaidByCards } from '../refunds/gift-cards'
import { listOverclaimed } from '../returns/claimable'
import { lockVariants, type Pieces } from '../stock/stock'
import { emitStockChanged } from '../stock/stock-events'

const lockedActs = { cancelFulfillment: 'fulfillment', createFulfillment: 'claim', createShipment: 'claim' } as const

class CountingClaimService extends lockFirst(ClaimService, lockedActs) {
  /** Medusa takes a claim's stock on a connection of its own, which keeps it where the claim comes to nothing. */
  constructor(...dependencies: ConstructorParameters<typeof ClaimService>) {
    super(...dependencies)
    const own = this.productVariantInventoryService_
    const inTransaction = {
      reserveQuantity: (...taken: Parameters<typeof own.reserveQuantity>) =>
        own.withTransaction(this.activeManager_).reserveQuantity(...taken),
    }
    const productVariantInventoryService_ = new Proxy(own, {
      get: (target, name) => Reflect.get(name in inTransaction ? inTransaction : target, name),
    })
    Object.assign(this, { productVariantInventoryService_ })
  }

  /**
   * @throws MedusaError `already_claimed` where more pieces are claimed than were bought, `refund_exceeds_paid`,
   *   `order_canceled`, `insufficient_inventory`
   */
  override async create(data: Parameters<ClaimService['create']>[0]) {
    const { order, additional_items: replacement } = data
    return inTurn(this, 'order', order.id, async (manager) => {
      if (await isCanceled(manager, order.id)) throw makeConflict('order_canceled', 'A cancelled order has no claims')
      const items = await nameCurrent(manager, order.id, data.claim_items ?? [])
      const overclaimed = await listOverclaimed(manager, items)
      if (overclaimed.length > 0) {
        throw makeConflict(
          'already_claimed',
          `These lines came back or were claimed already: ${overclaimed.join(', ')}`,
        )
      }
      await lockVariants(
        manager,
        (replacement ?? []).map(({ variant_id: id }) => id),
      )
      const claim = await super.create({ ...data, claim_items: items })
      await this.__container__.lineRefundsService.note(manager, order.id, claim.id)
      // Medusa finds out in another transaction, and leaves the claim there
      const left = (await readRefundableAmount(manager, order.id)) + (await readPaidByCards(manager, order.id))
      if (claim.type === 'refund' && claim.refund_amount > left) {
        throw makeConflict('refund_exceeds_paid', `Only ${left} can be refunded`)
      }
      return claim
    })
  }

  /** Medusa reads no discounts of the lines, and rounds what several pieces bring. */
  override async getRefundTotalForClaimLinesOnOrder(
    order: Parameters<ClaimService['getRefundTotalForClaimLinesOnOrder']>[0],
    claimItems: Parameters<ClaimService['getRefundTotalForClaimLinesOnOrder']>[1],
  ) {
    const lines = [order, ...(order.swaps ?? []), ...(order.claims ?? [])].flatMap(listLines)
    const shipped = claimItems.filter(({ item_id: id, quantity }) =>
      lines.some((line) => line.id === id && (line.shipped_quantity ?? 0) >= quantity),
    )
    return this.__container__.lineRefundsService.sum(this.activeManager_, order.id, { items: shipped })
  }

  /**
   * Pays back once: what the payments cannot make alone goes back to the gift cards beside them. Where these cannot be used
   * the claim stays unpaid, and is the merchant's to pay.
   */
  override async processRefund(id: string) {
    return inTurn(this, 'claim', id, async (manager, orderId) => {
      const claim = await this.retrieve(id, { relations: ['order', 'order.payments'] })
      const { refund_amount: amount } = claim
      if (claim.payment_status === 'refunded') return claim
      if (claim.canceled_at || claim.type !== 'refund' || !amount) return super.processRefund(id)
      const readRefundable = () => readRefundableAmount(manager, orderId)
      const byPayments = await payBesideCards(manager, { orderId, subjectId: id, amount, readRefundable })
      if (byPayments > (await readRefundable())) return claim
      return byPayments === amount ? super.processRefund(id) : this.payPart(claim, byPayments)
    })
  }

  async payPart({ id, order }: ClaimOrder, byPayments: number) {
    const manager = this.activeManager_
    const providers = this.paymentProviderService_.withTransaction(manager)
    if (byPayments > 0) await providers.refundPayment(order.payments, byPayments, 'claim')
    // read anew: its metadata tells by now what went to the cards
    const claim = await this.retrieve(id)
    claim.payment_status = ClaimPaymentStatus.REFUNDED
    const paid = await manager.withRepository(this.claimRepository_).save(claim)
    const told = { id, no_notification: paid.no_notification }
    await this.eventBus_.withTransaction(manager).emit(ClaimService.Events.REFUND_PROCESSED, told)
    return paid
  }

  /** Cancels once; what was to be sent instead is back in stock. */
  override async cancel(id: string) {
    return inTurn(this, 'claim', id, async (manager) => {
      const claim = await this.retrieve(id)
      if (claim.canceled_at) return claim
      const canceled = await super.cancel(id)
      const held = await listReplacement(manager, 'claim', id)
      const { moved } = await moveStock(manager, toGiven(held))
      await emitStockChanged(this.eventBus_, manager, moved)
      return canceled
    })
  }
}

/** Of an order its own, of an exchange or a claim what it sends. */
function listLines({ items, additional_items: sent }: { items?: LineItem[]; additional_items?: LineItem[] }) {
  return items ?? sent ?? []
}

function toGiven(lines: Pieces[]) {
  return lines.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity }))
}

export default CountingClaimService
