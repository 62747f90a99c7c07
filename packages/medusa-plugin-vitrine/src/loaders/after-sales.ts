import { allowedStoreOrdersRelations } from '@medusajs/medusa/dist/api/routes/store/orders'
import { defaultStoreReturnReasonFields } from '@medusajs/medusa/dist/api/routes/store/return-reasons'

const orderRelations = [
  'returns',
  'returns.items',
  'returns.shipping_method',
  'returns.shipping_method.shipping_option',
  'swaps',
  'swaps.additional_items',
  'swaps.additional_items.variant',
  'swaps.fulfillments',
  'swaps.fulfillments.tracking_links',
  'swaps.return_order',
  'swaps.return_order.items',
  'swaps.return_order.shipping_method',
  'swaps.return_order.shipping_method.shipping_option',
  'claims',
  'claims.claim_items',
  'claims.return_order',
  'claims.return_order.items',
  'refunds',
  'fulfillments.items',
  'gift_card_transactions',
  'gift_card_transactions.gift_card',
]

/**
 * Lets the store API tell of an order what comes and came back of it and what each gift card has paid, and of a return reason
 * what it is called in other languages. Medusa keeps both to the back office.
 */
function tellAfterSales() {
  addTo(allowedStoreOrdersRelations, orderRelations)
  addTo(defaultStoreReturnReasonFields, ['metadata'])
}

function addTo(list: string[], names: string[]) {
  list.push(...names.filter((name) => !list.includes(name)))
}

export default tellAfterSales
