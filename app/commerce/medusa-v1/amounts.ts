import { type ComputedAmounts, type DiscountKind } from '../shop/cart'

/** Amounts of a cart or an order as Medusa computes them, in minor units. */
export interface AmountsRecord {
  items: {
    quantity: number
    subtotal?: number | null
    original_total?: number | null
    discount_total?: number | null
  }[]
  shipping_methods?: { subtotal?: number | null; total?: number | null }[] | null
  gift_card_total?: number | null
  gift_card_tax_total?: number | null
  tax_total?: number | null
  total?: number | null
  discounts?: { code: string; rule: DiscountRule }[] | null
  gift_cards?: { code: string }[] | null
}

interface DiscountRule {
  type: string
  value?: number
  allocation?: string | null
}

export function toComputedAmounts(record: AmountsRecord): ComputedAmounts {
  return {
    items: record.items.map((item) => ({
      quantity: item.quantity,
      discount: item.discount_total ?? 0,
      subtotal: item.subtotal ?? null,
      originalTotal: item.original_total ?? null,
    })),
    shippingMethods: (record.shipping_methods ?? []).map(({ subtotal, total }) => ({
      subtotal: subtotal ?? 0,
      total: total ?? 0,
    })),
    giftCardTotal: record.gift_card_total ?? 0,
    giftCardTaxTotal: record.gift_card_tax_total ?? 0,
    taxTotal: record.tax_total ?? 0,
    total: record.total ?? 0,
    discounts: (record.discounts ?? []).map(({ code, rule }) => toDiscount(code, rule)),
    giftCards: (record.gift_cards ?? []).map(({ code }) => ({ code })),
  }
}

function toDiscount(code: string, rule: DiscountRule): ComputedAmounts['discounts'][number] {
  const kind = toDiscountKind(rule)
  return { code, kind, ...(kind === 'percentage' && { percent: rule.value }) }
}

export function toDiscountKind({ type, allocation }: DiscountRule): DiscountKind {
  if (type === 'percentage') return 'percentage'
  if (type === 'free_shipping') return 'free-shipping'
  return allocation === 'item' ? 'fixed-each' : 'fixed'
}
