import { FulfillmentService } from '@medusajs/medusa/dist/services'
import { inTurn, lockFirst } from '../orders/lock'

/** Medusa would take the pieces of a cancelled parcel off those that are packed a second time. */
class OnceCancelledFulfillmentService extends lockFirst(FulfillmentService, { createShipment: 'fulfillment' }) {
  override async cancelFulfillment(fulfillmentOrId: Parameters<FulfillmentService['cancelFulfillment']>[0]) {
    const id = typeof fulfillmentOrId === 'string' ? fulfillmentOrId : fulfillmentOrId.id
    return inTurn(this, 'fulfillment', id, async () => {
      const parcel = await this.retrieve(id)
      return parcel.canceled_at ? parcel : super.cancelFulfillment(id)
    })
  }
}

export default OnceCancelledFulfillmentService
