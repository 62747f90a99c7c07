import type { Services } from '../container'

const keepMs = 60 * 60_000
const mostProducts = 24

// pieces that were cancelled, came back or were not paid for were not what somebody wanted
const countSold = `
  SELECT product.id
  FROM "order" sold
  JOIN line_item line ON line.order_id = sold.id AND NOT line.is_return
  JOIN product_variant variant ON variant.id = line.variant_id
  JOIN product ON product.id = variant.product_id
  WHERE sold.created_at > now() - interval '90 days' AND sold.canceled_at IS NULL AND sold.status <> 'canceled'
    AND sold.payment_status IN ('captured', 'partially_refunded')
    AND product.deleted_at IS NULL AND product.status = 'published' AND NOT product.is_giftcard
  GROUP BY product.id
  HAVING sum(line.quantity - coalesce(line.returned_quantity, 0)) > 0
  ORDER BY sum(line.quantity - coalesce(line.returned_quantity, 0)) DESC, count(DISTINCT sold.id) DESC, product.id
  LIMIT ${mostProducts}`

/** Which products were really ordered most in the last 90 days; counted once an hour at most, and only when asked. */
class BestsellersService {
  static readonly LIFE_TIME = 'SINGLETON'
  private readonly manager
  private kept: { ids: Promise<string[]>; until: number } | undefined

  constructor({ manager }: Pick<Services, 'manager'>) {
    this.manager = manager
  }

  /** Product ids, the most ordered first. How many pieces that were is nobody's business but the merchant's. */
  async list(): Promise<string[]> {
    if (!this.kept || this.kept.until < Date.now()) return this.count()
    return this.kept.ids
  }

  /** Counts anew, for everybody who asks within the hour. */
  async count(): Promise<string[]> {
    const rows: Promise<{ id: string }[]> = this.manager.query(countSold)
    const ids = rows.then((products) => products.map(({ id }) => id))
    const kept = { ids, until: Date.now() + keepMs }
    this.kept = kept
    // a failure is not kept for an hour
    ids.catch(() => {
      if (this.kept === kept) this.kept = undefined
    })
    return ids
  }
}

export default BestsellersService
