import type { Services } from '../container'
import { enqueueMail } from '../mail/outbox'

const note = `
  UPDATE fulfillment SET metadata = jsonb_build_object('delivered_at', $2::text) || coalesce(metadata, '{}')
  WHERE id = $1 AND shipped_at IS NOT NULL AND canceled_at IS NULL
  RETURNING metadata ->> 'delivered_at' AS "deliveredAt", no_notification AS "isSilent"`

/** Knows when parcels were delivered, which Medusa has no word for. It stands in the fulfillment's metadata. */
class DeliveryService {
  readonly manager
  readonly mails

  constructor({ manager, shopMailService }: Services) {
    this.manager = manager
    this.mails = shopMailService
  }

  /**
   * Notes that a parcel was delivered and queues its mail, unless nobody is to be notified; noted again, nothing changes.
   * @returns when it was delivered, ISO 8601; null where no such parcel is on its way
   */
  async note(fulfillmentId: string, at: Date): Promise<string | null> {
    const noted = await this.manager.transaction(async (manager) => {
      const [[parcel]]: [{ deliveredAt: string; isSilent: boolean | null }[], number] = await manager.query(note, [
        fulfillmentId,
        at.toISOString(),
      ])
      if (!parcel) return null
      if (!parcel.isSilent) await enqueueMail(manager, { kind: 'fulfillment.delivered', subjectId: fulfillmentId })
      return parcel.deliveredAt
    })
    this.mails.wake()
    return noted
  }
}

export default DeliveryService
