import { toDiscountRounding } from '@vitrine/shared/discount-rounding'
import { type ComputedAmounts, type SpentCard } from '~/commerce/shop/cart'

/**
 * What is to be paid, line by line, in minor units.
 * With tax-inclusive prices items + shipping − discount − rounding − giftCards = total; otherwise tax is added on the way.
 */
export interface OrderTotals {
  items: number
  shipping: number
  discount: number
  /** What rounding takes off beside the percentage of the discount; negative where it takes less. */
  rounding: number
  giftCards: number
  /** What each card has paid of that; none where only one did, or where nobody knows. */
  cards: CardPart[]
  tax: number
  total: number
  codes: TotalsCodes
}

/** What a gift card has paid, by the last four letters of its code, which is money. */
interface CardPart {
  name: string
  amount: number
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

/** What is asked or given, as the backend charges it: nothing where it computes less. */
export function toAmount(computed: number | null | undefined): number {
  return Math.max(computed ?? 0, 0)
}

/**
 * The totals in the manner of the region: with tax in every line, or with the tax as a line of its own. Where a discount
 * takes everything, rounding leaves the backend's tax, total or card a unit below nothing; here that is nothing.
 */
export function toOrderTotals(record: ComputedAmounts, taxInclusive: boolean): OrderTotals {
  const giftCards = toAmount(record.giftCardTotal + record.giftCardTaxTotal)
  const tax = toAmount(record.taxTotal)
  const total = toAmount(record.total)
  const items = sum(record.items.map((item) => (taxInclusive ? item.originalTotal : item.subtotal)))
  const shipping = sum(record.shippingMethods.map((method) => (taxInclusive ? method.total : method.subtotal)))
  const before = items + shipping + (taxInclusive ? 0 : tax) - giftCards
  const rounding = toRounding(record, before - total, taxInclusive)
  const discount = before - total - rounding
  const cards = toCardParts(record.giftCards, giftCards)
  return { items, shipping, discount, rounding, giftCards, cards, tax, total, codes: toTotalsCodes(record) }
}

function toRounding({ items, discounts }: ComputedAmounts, taken: number, taxInclusive: boolean): number {
  const [only, ...others] = discounts.filter(({ kind }) => kind !== 'free-shipping')
  if (only?.percent === undefined || others.length > 0) return 0
  const discounted = items.filter(({ discount }) => discount > 0)
  const lines = discounted.map(({ quantity, originalTotal, subtotal }) => {
    return { amount: (taxInclusive ? originalTotal : subtotal) ?? 0, quantity }
  })
  return toDiscountRounding(taken, only.percent, lines)
}

// rows that do not add up to the sum say less than the sum alone
function toCardParts(spent: readonly SpentCard[], sum: number): CardPart[] {
  const parts = spent
    .map(({ code, amount = 0 }) => ({ name: toCardEnd(code), amount }))
    .filter(({ amount }) => amount > 0)
  return parts.length > 1 && parts.reduce((total, { amount }) => total + amount, 0) === sum ? parts : []
}

function toCardEnd(code: string): string {
  return `…${code.slice(-4)}`
}

function toTotalsCodes({ discounts, giftCards: cards }: ComputedAmounts): TotalsCodes {
  const isShipping = ({ kind }: ComputedAmounts['discounts'][number]) => kind === 'free-shipping'
  return {
    discount: discounts.filter((discount) => !isShipping(discount)).map(({ code }) => code),
    shipping: discounts.filter(isShipping).map(({ code }) => code),
    giftCards: cards.filter(({ amount }) => amount !== 0).map(({ code }) => toCardEnd(code)),
  }
}
