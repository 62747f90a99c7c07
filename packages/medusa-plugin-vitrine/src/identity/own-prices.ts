import type { EntityManager } from 'typeorm'

// whichever lists hold today: one may begin while somebody goes by the answer
const findOne = `
  SELECT FROM customer_group_customers members
  JOIN price_list_customer_groups groups ON groups.customer_group_id = members.customer_group_id
  JOIN price_list list ON list.id = groups.price_list_id AND list.deleted_at IS NULL
  WHERE members.customer_id = $1 LIMIT 1`

/** Whether a price list is for a group that the customer is in, by which alone Medusa asks one customer another price than everybody. */
export async function hasOwnPrices(manager: EntityManager, customerId: string): Promise<boolean> {
  const rows: unknown[] = await manager.query(findOne, [customerId])
  return rows.length > 0
}
