import { type T } from '~/i18n/use-t'
import { type CartLineView } from './cart-view'

/**
 * What is said of a line whose price has changed; null where its shopper knows it.
 * @param format writes minor units as money
 */
export function toPriceChange(
  t: T,
  { repriced, unitPrice }: Pick<CartLineView, 'repriced' | 'unitPrice'>,
  format: (amount: number) => string,
): string | null {
  if (!repriced) return null
  const amounts = { before: format(repriced.before), now: format(unitPrice) }
  return t(unitPrice < repriced.before ? 'cart:prices.lower' : 'cart:prices.higher', amounts)
}
