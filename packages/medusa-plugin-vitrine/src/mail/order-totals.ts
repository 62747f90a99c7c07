import { toDiscountRounding } from '@vitrine/shared/discount-rounding'

interface TotalledItem {
  includes_tax?: boolean
  quantity: number
  subtotal?: number | null
  discount_total?: number | null
  original_total?: number | null
}

/** An order with Medusa's totals on it, in minor units. */
export interface TotalledOrder {
  items: TotalledItem[]
  shipping_methods: { original_total?: number | null }[]
  region?: { includes_tax?: boolean } | null
  total: number
  subtotal: number
  tax_total: number | null
  shipping_total: number
  discount_total: number
  gift_card_total: number
  gift_card_tax_total?: number | null
  discounts?: { rule: { type: string; value?: number } }[]
}

interface Row {
  name: 'goods' | 'shipping' | 'discount' | 'rounding' | 'gift-card' | 'tax'
  amount: number
}

/**
 * The sums of an order as its country shows them: where prices include tax every row does, and the tax in the total is
 * named beneath it; elsewhere the rows are without tax and the tax is a row. The rows always add up to the total.
 * @returns integer minor units; `includedTax` is null where the tax is a row
 */
export function summariseOrder(order: TotalledOrder): { rows: Row[]; total: number; includedTax: number | null } {
  const inclusive = includesTax(order)
  const rows = inclusive ? listInclusive(order) : listExclusive(order)
  const shown = rows.filter(
    ({ name, amount }) => amount !== 0 || name === 'goods' || name === 'shipping' || name === 'tax',
  )
  return { rows: shown, total: toAmount(order.total), includedTax: inclusive ? toAmount(order.tax_total) : null }
}

/** Where a discount takes everything, rounding leaves Medusa's amount a unit below nothing; it is charged as nothing. */
function toAmount(computed: number | null): number {
  return Math.max(computed ?? 0, 0)
}

/** Whether the prices of an order include tax. */
export function includesTax({ items, region }: Pick<TotalledOrder, 'items' | 'region'>): boolean {
  return items.length > 0 ? items.some((item) => Boolean(item.includes_tax)) : Boolean(region?.includes_tax)
}

function listInclusive(order: TotalledOrder): Row[] {
  const goods = sum(order.items)
  const shipping = sum(order.shipping_methods)
  const giftCard = toAmount(order.gift_card_total + (order.gift_card_tax_total ?? 0))
  // Medusa's discount total is without tax, so it is what is missing between the rows and the total
  const discount = goods + shipping - giftCard - toAmount(order.total)
  return [
    { name: 'goods', amount: goods },
    { name: 'shipping', amount: shipping },
    ...listDiscount(order, discount, ({ original_total: amount }) => amount),
    { name: 'gift-card', amount: -giftCard },
  ]
}

/** The percentage that a discount promises, and apart from it what rounding takes beside. */
function listDiscount(
  { items, discounts = [] }: TotalledOrder,
  discount: number,
  toShown: (item: TotalledItem) => number | null | undefined,
): Row[] {
  const [only, ...others] = discounts.filter(({ rule }) => rule.type !== 'free_shipping')
  const isPercentage = only?.rule.type === 'percentage' && others.length === 0
  const discounted = items.filter((item) => (item.discount_total ?? 0) > 0)
  const lines = discounted.map((item) => ({ amount: toShown(item) ?? 0, quantity: item.quantity }))
  const rounding = isPercentage ? toDiscountRounding(discount, only.rule.value ?? 0, lines) : 0
  return [
    { name: 'discount', amount: rounding - discount },
    { name: 'rounding', amount: -rounding },
  ]
}

function listExclusive(order: TotalledOrder): Row[] {
  return [
    { name: 'goods', amount: order.subtotal },
    { name: 'shipping', amount: order.shipping_total },
    ...listDiscount(order, order.discount_total, ({ subtotal }) => subtotal),
    { name: 'gift-card', amount: -order.gift_card_total },
    { name: 'tax', amount: order.tax_total ?? 0 },
  ]
}

function sum(list: { original_total?: number | null }[]): number {
  return list.reduce((total, entry) => total + (entry.original_total ?? 0), 0)
}
