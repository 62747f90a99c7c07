import { useEffect, useRef } from 'react'
import { toFormatTag } from '~/i18n/locales'
import { useLocale, useT } from '~/i18n/use-t'
import { formatMoney } from '@vitrine/shared/money'
import { type CartLineView } from './cart-view'
import { toPriceChange } from './price-change'

/** Words a line's change of price in the page's language; null for one whose price is known. */
export function usePriceChange(currency: string): (line: CartLineView) => string | null {
  const t = useT()
  const tag = toFormatTag(useLocale())
  return (line) => toPriceChange(t, line, (amount) => formatMoney(amount, currency, tag))
}

/** Tells assistive technology of prices that change while the page is open. */
export function useSaidPrices(lines: readonly CartLineView[], currency: string, say: (text: string) => void): void {
  const word = usePriceChange(currency)
  const before = useRef<Map<string, string>>(undefined)
  useEffect(() => {
    const now = new Map(lines.flatMap((line) => (line.repriced ? [[line.id, line.repriced.mark] as const] : [])))
    const fresh = lines.filter(({ id }) => now.has(id) && before.current && before.current.get(id) !== now.get(id))
    before.current = now
    const said = fresh.flatMap((line) => word(line) ?? [])
    if (said.length > 0) say(said.join(' '))
  })
}
