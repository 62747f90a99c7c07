import type { EntityManager } from 'typeorm'

// Gift cards come by mail. Where nothing was ever packed, or is any more, Medusa's own word stays.
const write = `
  UPDATE "order" SET fulfillment_status = counted.status, updated_at = now()
  FROM (
    SELECT order_id, CASE
      WHEN SUM(shipped_quantity) > 0 AND SUM(shipped_quantity) < SUM(quantity) THEN 'partially_shipped'
      WHEN SUM(shipped_quantity) > 0 AND SUM(returned_quantity) >= SUM(quantity) THEN 'returned'
      WHEN SUM(shipped_quantity) > 0 AND SUM(returned_quantity) > 0 THEN 'partially_returned'
      WHEN SUM(shipped_quantity) > 0 THEN 'shipped'
      WHEN SUM(fulfilled_quantity) >= SUM(quantity) THEN 'fulfilled'
      ELSE 'partially_fulfilled' END::order_fulfillment_status_enum AS status
    FROM line_item WHERE order_id = $1 AND NOT is_giftcard GROUP BY order_id HAVING SUM(fulfilled_quantity) > 0
  ) counted
  WHERE id = counted.order_id AND fulfillment_status <> counted.status`

/**
 * Has the order say of its delivery what its lines have come to. Medusa says what the last act was: of an order of which
 * one piece came back that nothing else is to be sent, and of one whose refund is more than its payments hold that the
 * merchant must act, for which the plugin has its tasks.
 * @param manager of a transaction that has locked the order
 */
export async function settleDelivery(manager: EntityManager, orderId: string | null) {
  await manager.query(write, [orderId])
}
