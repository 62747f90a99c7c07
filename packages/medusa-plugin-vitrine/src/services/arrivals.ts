import { type DeliveryDates, type ShopHours, toDeliveryPromise } from '@vitrine/shared/delivery-dates'
import { isFreeDay } from '@vitrine/shared/free-days'
import type { EntityManager } from 'typeorm'
import type { Services } from '../container'
import type { PluginOptions } from '../options'

const listMethods = `
  SELECT method.id, option.metadata, address.country_code AS country, placed.created_at AS "placedAt"
  FROM shipping_method method
    JOIN shipping_option option ON option.id = method.shipping_option_id
    JOIN "order" placed ON placed.id = method.order_id
    JOIN address ON address.id = placed.shipping_address_id
  WHERE method.order_id = $1`
// what is ordered before it is there comes nobody knows when
const findAwaited = `
  SELECT FROM line_item line JOIN product_variant variant ON variant.id = line.variant_id
  WHERE line.order_id = $1 AND variant.manage_inventory AND variant.inventory_quantity < 0 LIMIT 1`
// Medusa's store API tells what a way of shipping is kept with, and of an order's metadata nothing
const keep = 'UPDATE shipping_method SET data = data || $2 WHERE id = $1'

interface Method {
  id: string
  metadata: Record<string, unknown> | null
  country: string | null
  placedAt: Date
}

/** When orders arrive. Options: `delivery.cutOff`, until when what is ordered leaves the same day, in `mail.timeZone`. */
class ArrivalsService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly hours: ShopHours

  constructor(_: Services, { delivery = {}, mail = {} }: PluginOptions = {}) {
    this.hours = { timeZone: mail.timeZone || 'UTC', cutOff: delivery.cutOff || '12:00' }
  }

  /**
   * Keeps with each way in which an order is sent when it arrives so (`data.arrives`): pages and mails say it from then on,
   * whatever that way takes later.
   * @param manager of the transaction that has made the order
   */
  async keep(manager: EntityManager, orderId: string): Promise<void> {
    const methods: Method[] = await manager.query(listMethods, [orderId])
    const awaited = await manager.query(findAwaited, [orderId])
    if (awaited.length > 0) return
    for (const method of methods) {
      const arrives = this.toArrival(method)
      if (arrives) await manager.query(keep, [method.id, JSON.stringify({ arrives })])
    }
  }

  toArrival({ metadata, country, placedAt }: Method): DeliveryDates | null {
    const max = toCount(metadata?.max_days)
    if (max === null || !country) return null
    const days = { min: toCount(metadata?.min_days) ?? max, max }
    const isFree = (day: string) => isFreeDay(country.toLowerCase(), day)
    const { from, to } = toDeliveryPromise({ at: new Date(placedAt), days, hours: this.hours, isFree })
    return { from, to }
  }
}

function toCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null
}

export default ArrivalsService
