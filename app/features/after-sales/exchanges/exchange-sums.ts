interface CartRecord {
  items: readonly { is_return: boolean; unit_price: number; total?: number | null }[]
  total?: number
}

/** What an exchange comes to, each with its tax, in minor units; what comes back is below nothing. */
export interface ExchangeSums {
  wanted: number
  back: number
  wayBack: number
  delivery: number
  /** Negative where the shopper gets it back. */
  total: number
}

/** The sums of an exchange's own cart. Of the lines that Medusa keeps there as coming back, the way back costs something. */
export function toExchangeSums({ items, total = 0 }: CartRecord): ExchangeSums {
  const sum = (lines: CartRecord['items']) => lines.reduce((amount, line) => amount + (line.total ?? 0), 0)
  const wanted = sum(items.filter((line) => !line.is_return))
  const back = sum(items.filter((line) => line.is_return && line.unit_price < 0))
  const wayBack = sum(items.filter((line) => line.is_return && line.unit_price >= 0))
  return { wanted, back, wayBack, delivery: total - wanted - back - wayBack, total }
}
