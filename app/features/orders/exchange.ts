import { type NamedLine, type OrderLine } from './order-line'

/** A swap as Medusa's store API answers it. */
export interface Exchange {
  id: string
  /** Minor units, negative where the shopper gets it back; null before it is known. */
  difference_due: number | null
  /** What comes in place of what goes back. */
  additional_items: (NamedLine & { id: string; quantity: number })[]
}

/** An exchange as the page of its order shows it, in one language. */
export interface ExchangeView {
  id: string
  lines: Pick<OrderLine, 'id' | 'title' | 'variant' | 'quantity'>[]
  /** Minor units, as Medusa's. */
  difference: number | null
}

/** @param toLineWords a line's words in the page's language */
export function toExchangeView(
  { id, additional_items: lines, difference_due: difference }: Exchange,
  toLineWords: (line: NamedLine) => Pick<OrderLine, 'title' | 'variant'>,
): ExchangeView {
  return {
    id,
    lines: lines.map((line) => ({ id: line.id, quantity: line.quantity, ...toLineWords(line) })),
    difference,
  }
}
