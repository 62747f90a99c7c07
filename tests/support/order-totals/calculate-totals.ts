import { toLineAmounts } from './line-amounts'
import { toLineDiscounts } from './line-discount'
import { type GiftCard, type Order } from './order'
import { sum } from './sum'
import { taxOn, taxWithin } from './tax'

/**
 * The sums that a shopper is shown, in minor units. With tax-inclusive prices
 * items + shipping − discount − giftCards = total and `tax` says what that contains; otherwise tax is added.
 */
export interface Totals {
  items: number
  shipping: number
  discount: number
  giftCards: number
  tax: number
  total: number
}

/**
 * What an order comes to by the rules of Medusa 1.20, from its prices alone and not with numbers of a backend.
 * `CartService` adds up what the lines and the shipping are: discounts are rounded as one sum, tax line by line. So a
 * discount that takes everything can leave a unit less than nothing, which Medusa charges nobody: it is shown as nothing.
 */
export function calculateTotals(order: Order): Totals {
  const { taxInclusive, giftCard } = order
  const lines = order.lines.map((line) => ({ ...line, ...toLineAmounts(line, taxInclusive) }))
  const taken = toLineDiscounts(lines, order.discount)
  const taxes = lines.map(({ taxable, taxRate }, index) => taxOn(taxable - (taken[index] ?? 0), taxRate))
  const shipping = toShipping(order)

  const net = sum(lines.map((line) => line.net))
  const discount = Math.round(sum(taken))
  const tax = sum(taxes) + shipping.tax
  const paid = toCardPayment({ beforeTax: net + shipping.net - discount, tax }, giftCard)
  const total = net + shipping.net + tax - discount - paid
  const shown = { giftCards: Math.max(paid, 0), tax: Math.max(tax, 0), total: Math.max(total, 0) }
  if (!taxInclusive) return { ...shown, items: net, shipping: shipping.net, discount }

  const fullTax = sum(lines.map((line) => line.tax))
  const saved = discount + fullTax - sum(taxes) + Math.min(paid, 0) + Math.min(total, 0)
  return { ...shown, items: net + fullTax, shipping: shipping.net + shipping.tax, discount: saved }
}

/** Each way of shipping is taxed by itself; free shipping strikes out prices and tax of all (`NewTotalsService`). */
function toShipping({ shipping, discount, taxInclusive }: Order): { net: number; tax: number } {
  if (discount?.type === 'free_shipping') return { net: 0, tax: 0 }
  const price = sum(shipping.map((method) => method.price))
  const tax = sum(shipping.map((method) => (taxInclusive ? taxWithin : taxOn)(method.price, method.taxRate)))
  return { net: taxInclusive ? price - tax : price, tax }
}

/**
 * A card pays what there is to pay as far as it lasts. One that is taxed itself pays for what is before tax, and bears the
 * tax on what it pays besides (`NewTotalsService`).
 */
function toCardPayment({ beforeTax, tax }: { beforeTax: number; tax: number }, card: GiftCard | undefined): number {
  if (!card) return 0
  const paid = Math.min(card.taxRate === undefined ? beforeTax + tax : beforeTax, card.balance)
  return paid + taxOn(Math.max(paid, 0), card.taxRate ?? 0)
}
