import { type ComputedAmounts, type DiscountKind } from '../shop/cart'

/** Amounts of a cart or an order as Medusa computes them, in minor units. */
export interface AmountsRecord {
  items: { subtotal?: number | null; original_total?: number | null }[]
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
  allocation?: string | null
}

export function toComputedAmounts(record: AmountsRecord): ComputedAmounts {
  return {
    items: record.items.map((item) => ({
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
    discounts: (record.discounts ?? []).map(({ code, rule }) => ({ code, kind: toDiscountKind(rule) })),
    giftCards: (record.gift_cards ?? []).map(({ code }) => ({ code })),
  }
}

export function toDiscountKind({ type, allocation }: DiscountRule): DiscountKind {
  if (type === 'percentage') return 'percentage'
  if (type === 'free_shipping') return 'free-shipping'
  return allocation === 'item' ? 'fixed-each' : 'fixed'
}
