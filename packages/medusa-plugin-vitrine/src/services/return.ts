import type { LineItem, Order } from '@medusajs/medusa'
import type { RestParameters } from '../rest-parameters'
import type { EntityManager } from 'typeorm'
import { MedusaError } from '@medusajs/utils'
import { ReturnService } from '@medusajs/medusa/dist/services'
import { moveReferences } from '../lines/follow-edit'
import { nameCurrent } from '../lines/lineage'
import { settleDelivery } from '../orders/delivery-status'
import { moveStock } from '../orders/ledger'
import { inTurn, lockFirst } from '../orders/lock'
import {
  correctReturned,
  listMismatches,
  listReceivedReplacements,
  readRequest,
  type ReturnRequest,
} from '../returns/received'
import { listExceeded } from '../returns/returnable'
import { lockVariantsOfReturn } from '../stock/stock'
import { emitStockChanged } from '../stock/stock-events'

/**
 * Medusa's service forgets the returns that are on their way: it would have the same piece sent back many times. And it
 * knows an order's lines by their ids of now alone, of which every order edit gives them others.
 */
class CountingReturnService extends lockFirst(ReturnService, {
  cancel: 'return',
  fulfill: 'return',
  update: 'return',
}) {
  /** Medusa's figure for several pieces of a line is not what was paid for them. */
  constructor(...dependencies: ConstructorParameters<typeof ReturnService>) {
    super(...dependencies)
    const getRefundTotal = (order: Order, lines: LineItem[]) => {
      const items = lines.map(({ id, quantity }) => ({ item_id: id, quantity }))
      return this.__container__.lineRefundsService.sum(this.activeManager_, order.id, { items })
    }
    const totalsService_ = new Proxy(this.totalsService_, {
      get: (target, name) => (name === 'getRefundTotal' ? getRefundTotal : Reflect.get(target, name)),
    })
    Object.assign(this, { totalsService_ })
  }

  override async create(data: Parameters<ReturnService['create']>[0]) {
    return inTurn(this, 'order', data.order_id, async (manager, orderId) => {
      const items = await nameCurrent(manager, orderId, data.items ?? [])
      const exceeded = await listExceeded(manager, orderId, items, data.claim_order_id)
      if (exceeded.length > 0) {
        throw new MedusaError(
          MedusaError.Types.NOT_ALLOWED,
          `Cannot return more items than have been purchased: ${exceeded.join(', ')}`,
        )
      }
      const request = await super.create({ ...data, items })
      await this.__container__.lineRefundsService.note(manager, orderId, request.id)
      return request
    })
  }

  /**
   * Receives once, under the ids that the lines had before an order edit or have now. Where other pieces came than were
   * announced, those that came count as returned, and are what is paid back unless the back office says how much; Medusa
   * counts those that were announced. What an exchange or a claim had sent is in stock again too.
   */
  override async receive(
    returnId: string,
    items: Parameters<ReturnService['receive']>[1],
    refundAmount: Parameters<ReturnService['receive']>[2],
    ...rest: RestParameters<Parameters<ReturnService['receive']>, 3>
  ) {
    return inTurn(this, 'return', returnId, async (manager, orderId) => {
      await moveReferences(manager, orderId)
      const received = await nameCurrent(manager, orderId, items)
      await lockVariantsOfReturn(manager, returnId)
      const request = await readRequest(manager, returnId)
      const mismatches = request?.isOpen ? listMismatches(request.items, received) : []
      const isOther = mismatches.length > 0
      const refund = refundAmount ?? (isOther && request ? await this.refundOf(manager, request, received) : undefined)
      const result = await super.receive(returnId, received, refund, ...rest)
      await correctReturned(manager, mismatches)
      // what an exchange brings back was settled when it was priced
      if (!request?.isSwap) await this.__container__.lineRefundsService.note(manager, orderId, returnId)
      const { moved } = await moveStock(manager, await listReceivedReplacements(manager, returnId))
      await emitStockChanged(this.__container__.eventBusService, manager, moved)
      await settleDelivery(manager, orderId)
      return result
    })
  }

  /**
   * What a return brings back where other pieces came than were announced.
   * @returns in minor units; undefined where it is what the return says
   */
  async refundOf(
    manager: EntityManager,
    { id, orderId, claimId, isSwap, refundAmount, items }: ReturnRequest,
    received: Array<{ item_id: string; quantity: number }>,
  ): Promise<number | undefined> {
    if (isSwap) return undefined
    const refunds = this.__container__.lineRefundsService
    const announced = items.map(({ itemId, quantity }) => ({ item_id: itemId, quantity }))
    // what a claim asks back is paid for by the claim
    const except = claimId ?? id
    const before = await refunds.sum(manager, orderId, { items: announced, except })
    const now = await refunds.sum(manager, orderId, { items: received, except })
    return Math.max(0, refundAmount + now - before)
  }
}

export default CountingReturnService
