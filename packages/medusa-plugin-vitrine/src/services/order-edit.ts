import type { OrderEdit } from '@medusajs/medusa'
import type { EntityManager } from 'typeorm'
import { OrderEditService } from '@medusajs/medusa/dist/services'
import { MedusaError } from '@medusajs/utils'
import { carryCounts, followEdit, requireLooseEdit } from '../lines/follow-edit'
import { makeConflict } from '../orders/conflict'
import { isCanceled, listEditChange, moveStock } from '../orders/ledger'
import { inTurn, lockFirst } from '../orders/lock'
import { releaseCollection } from '../payments/release-collection'
import { giveBackExcess } from '../refunds/excess'
import { emitStockChanged } from '../stock/stock-events'

const isSettled = ({ status }: OrderEdit) => ['confirmed', 'declined', 'canceled'].includes(status)

// a change that is being made is what was paid for until it is made
const lockedActs = {
  addLineItem: 'edit',
  deleteItemChange: 'edit',
  removeLineItem: 'edit',
  updateLineItem: 'edit',
} as const

/** Medusa replaces an order's lines, moves no stock for them, and forgets what had become of the former ones. */
class FollowedOrderEditService extends lockFirst(OrderEditService, lockedActs) {
  override async requestConfirmation(id: string, context: Parameters<OrderEditService['requestConfirmation']>[1]) {
    return inTurn(this, 'edit', id, async (manager) => {
      const edit = await this.retrieve(id)
      if (!isSettled(edit)) await requireLooseEdit(manager, edit)
      return super.requestConfirmation(id, context)
    })
  }

  /**
   * Confirms once, with the stock that the change adds and takes away.
   * @throws MedusaError `pieces_bound` where it takes away pieces that are packed or on their way, `insufficient_inventory`,
   *   `order_canceled`; `release` then gives back what was paid
   */
  override async confirm(id: string, context: Parameters<OrderEditService['confirm']>[1]) {
    return inTurn(this, 'edit', id, async (manager) => {
      const edit = await this.retrieve(id)
      if (edit.status === 'confirmed') return super.confirm(id, context)
      const { order_id: orderId } = edit
      if (await isCanceled(manager, orderId)) throw makeConflict('order_canceled', 'A cancelled order is not changed')
      if (!isSettled(edit)) await requireLooseEdit(manager, edit)
      await carryCounts(manager, id)
      const { moved, short } = await moveStock(manager, await listEditChange(manager, orderId, id))
      if (short.length > 0) throw makeConflict(MedusaError.Codes.INSUFFICIENT_INVENTORY, describeShortage(short))
      const confirmed = await super.confirm(id, context)
      await followEdit(manager, confirmed)
      const { total } = await this.orderService_.withTransaction(manager).retrieveWithTotals(orderId)
      await giveBackExcess(manager, { orderId, total })
      await emitStockChanged(this.eventBusService_, manager, moved)
      return confirmed
    })
  }

  /** What was paid for the change comes back. */
  override async decline(id: string, context: Parameters<OrderEditService['decline']>[1]) {
    return this.close(id, () => super.decline(id, context))
  }

  /** What was paid for the change comes back. */
  override async cancel(id: string, context: Parameters<OrderEditService['cancel']>[1]) {
    return this.close(id, () => super.cancel(id, context))
  }

  close(id: string, work: () => Promise<OrderEdit>): Promise<OrderEdit> {
    return inTurn(this, 'edit', id, async (manager) => {
      const edit = await work()
      await this.releaseWith(manager, id)
      return edit
    })
  }

  /** Gives back what was paid for a change that was refused; of one that was made everything stays. */
  async release(id: string) {
    return inTurn(this, 'edit', id, (manager) => this.releaseWith(manager, id))
  }

  releaseWith(manager: EntityManager, id: string) {
    const { paymentProviderService } = this.__container__
    return releaseCollection({ manager, paymentProviderService }, id)
  }
}

function describeShortage(variantIds: string[]) {
  return `Variant with id: ${variantIds.join(', ')} does not have the required inventory`
}

export default FollowedOrderEditService
