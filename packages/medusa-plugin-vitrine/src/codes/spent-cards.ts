import type { EntityManager } from 'typeorm'

const spentOnOrder = `
  SELECT id, amount, is_taxable, tax_rate, gift_card_id, order_id FROM gift_card_transaction WHERE order_id = $1`

/**
 * Without its transactions Medusa takes what is left on an order's gift cards for what they have paid: a card with enough
 * on it would pay for whatever an order edit adds, and nobody be asked for it.
 * @param order as it was read; left as it was
 */
export async function decorateWithSpentCards<Decorated>(
  manager: EntityManager,
  order: { id?: string; gift_cards?: object[]; gift_card_transactions?: object[] },
  decorate: () => Promise<Decorated>,
): Promise<Decorated> {
  if (!order.id || !order.gift_cards?.length || order.gift_card_transactions) return decorate()
  order.gift_card_transactions = await manager.query(spentOnOrder, [order.id])
  try {
    return await decorate()
  } finally {
    // what is saved along with the order would be taken for new
    delete order.gift_card_transactions
  }
}
