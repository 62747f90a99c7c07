/** Amounts of a cart or an order as Medusa computes them, in minor units. */
interface TotalsRecord {
  items: { subtotal?: number | null; original_total?: number | null }[]
  shipping_methods: { subtotal?: number; total?: number }[]
  gift_card_total?: number
  /** Tax on what a card pays: a card that was sold without tax pays it too. */
  gift_card_tax_total?: number | null
  tax_total?: number | null
  total?: number
  discounts?: { code: string; rule: { type: string } }[]
  gift_cards?: { code: string }[]
}

/**
 * What is to be paid, line by line, in minor units.
 * With tax-inclusive prices items + shipping − discount − giftCards = total; otherwise tax is added on the way.
 */
export interface OrderTotals {
  items: number
  shipping: number
  discount: number
  giftCards: number
  tax: number
  total: number
  codes: TotalsCodes
}

/** What changes an amount, for its name; of gift cards, whose codes are money, the last four letters. */
export interface TotalsCodes {
  discount: string[]
  shipping: string[]
  giftCards: string[]
}

function sum(amounts: (number | null | undefined)[]): number {
  return amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)
}

/** What is asked or given, as Medusa charges it: nothing where it computes less. */
export function toAmount(computed: number | null | undefined): number {
  return Math.max(computed ?? 0, 0)
}

/**
 * The totals in the manner of the region: with tax in every line, or with the tax as a line of its own. Where a discount
 * takes everything, rounding leaves Medusa's tax, total or card a unit below nothing; here that is nothing.
 */
export function toOrderTotals(record: TotalsRecord, taxInclusive: boolean): OrderTotals {
  const giftCards = toAmount((record.gift_card_total ?? 0) + (record.gift_card_tax_total ?? 0))
  const tax = toAmount(record.tax_total)
  const total = toAmount(record.total)
  const items = sum(record.items.map((item) => (taxInclusive ? item.original_total : item.subtotal)))
  const shipping = sum(record.shipping_methods.map((method) => (taxInclusive ? method.total : method.subtotal)))
  const before = items + shipping + (taxInclusive ? 0 : tax) - giftCards
  return { items, shipping, discount: before - total, giftCards, tax, total, codes: toTotalsCodes(record) }
}

function toTotalsCodes({ discounts = [], gift_cards: cards = [] }: TotalsRecord): TotalsCodes {
  const isShipping = ({ rule }: { rule: { type: string } }) => rule.type === 'free_shipping'
  return {
    discount: discounts.filter((discount) => !isShipping(discount)).map(({ code }) => code),
    shipping: discounts.filter(isShipping).map(({ code }) => code),
    giftCards: cards.map(({ code }) => `…${code.slice(-4)}`),
  }
}
