import { useLocale } from '~/i18n/use-t'
import { toFormatTag } from '~/i18n/locales'
import { formatMoney } from '@vitrine/shared/money'

interface MoneyProps {
  /** Whole minor units. */
  amount: number
  /** ISO 4217, in either case. */
  currency: string
}

/** An amount in the page's own writing. */
export function Money({ amount, currency }: MoneyProps) {
  const tag = toFormatTag(useLocale())
  // The browser's number data may be of another year than the server's: a space's kind is not worth a re-render.
  return (
    <span className="numeric" suppressHydrationWarning>
      {formatMoney(amount, currency, tag)}
    </span>
  )
}
