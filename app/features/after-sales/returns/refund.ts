import { type LineAccount } from './line-accounts.server'

/** What a line's refund is computed from; amounts in minor units, rates in per cent. */
export interface RefundableLine {
  id: string
  unit_price: number
  /** How many were bought. */
  quantity: number
  includes_tax?: boolean
  tax_lines: readonly { rate: number }[]
  adjustments: readonly { amount: number }[]
  /** Where the backend has our plugin. */
  account?: LineAccount
}

/** A way to send things back, with its price in minor units and the rates of its taxes in per cent. */
export interface ReturnShipping {
  amount: number
  includes_tax?: boolean
  tax_rates?: readonly { rate?: number | null }[] | null
}

/** In minor units, each with its tax. */
export interface Refund {
  items: number
  shipping: number
  total: number
}

function toRates(taxes: ReturnShipping['tax_rates']): number[] {
  return (taxes ?? []).map(({ rate }) => (rate ?? 0) / 100)
}

function toNet(price: number, rates: readonly number[], includesTax: boolean): number {
  const sum = rates.reduce((total, rate) => total + rate, 0)
  return includesTax ? price - Math.round((sum * price) / (1 + sum)) : price
}

function addTaxes(net: number, rates: readonly number[]): number {
  return rates.reduce((total, rate) => total + Math.round(net * rate), net)
}

/**
 * What is paid back for the next `quantity` pieces of a line. With our plugin their share of what the line has cost, so
 * that all pieces bring that together (`refunds/line-account.js` there). Else their price without tax, less their share of
 * the line's discount, and the tax on that: `TotalsService.getLineItemRefund` of Medusa 1.20, whose every rounding is kept,
 * so that several pieces of a line may bring a unit less or more than they have cost.
 */
export function toLineRefund(line: RefundableLine, quantity: number): number {
  return line.account ? toShare(line.account, quantity) : toPlainRefund(line, quantity)
}

function toShare({ pieces, total, gone }: LineAccount, quantity: number): number {
  const due = Math.round((total * Math.min(pieces, gone.pieces + quantity)) / pieces)
  return Math.max(0, due - gone.amount)
}

function toPlainRefund(line: RefundableLine, quantity: number): number {
  const rates = toRates(line.tax_lines)
  const discount = line.adjustments.reduce((total, { amount }) => total + amount, 0)
  const unit = toNet(line.unit_price, rates, line.includes_tax ?? false) - Math.round(discount / line.quantity)
  return addTaxes(unit * quantity, rates)
}

/** What the way back costs with tax, as `ReturnService.create` of Medusa 1.20 takes it off the refund. */
export function toShippingCost(shipping: ReturnShipping): number {
  const rates = toRates(shipping.tax_rates)
  return addTaxes(toNet(shipping.amount, rates, shipping.includes_tax ?? false), rates)
}

/**
 * What a return brings back.
 * @param shipping null where the shopper sends it without the shop
 */
export function toRefund(
  wanted: readonly { line: RefundableLine; quantity: number }[],
  shipping: ReturnShipping | null,
): Refund {
  const items = wanted.reduce((total, { line, quantity }) => total + toLineRefund(line, quantity), 0)
  const cost = shipping ? toShippingCost(shipping) : 0
  return { items, shipping: cost, total: items - cost }
}
