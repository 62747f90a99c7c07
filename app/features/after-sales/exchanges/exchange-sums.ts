import { type Cart, type CartLine } from '~/commerce/shop/cart'

/** What an exchange comes to, each with its tax, in minor units; what comes back is below nothing. */
export interface ExchangeSums {
  wanted: number
  back: number
  wayBack: number
  delivery: number
  /** Negative where the shopper gets it back. */
  total: number
}

/** The sums of an exchange's own cart. Of the lines that the backend keeps there as coming back, the way back costs something. */
export function toExchangeSums({
  items,
  total,
}: Pick<Cart, 'total'> & { items: readonly Pick<CartLine, 'isReturn' | 'unitPrice' | 'total'>[] }): ExchangeSums {
  const sum = (lines: readonly Pick<CartLine, 'total'>[]) => lines.reduce((amount, line) => amount + line.total, 0)
  const wanted = sum(items.filter((line) => !line.isReturn))
  const back = sum(items.filter((line) => line.isReturn && line.unitPrice < 0))
  const wayBack = sum(items.filter((line) => line.isReturn && line.unitPrice >= 0))
  return { wanted, back, wayBack, delivery: total - wanted - back - wayBack, total }
}
