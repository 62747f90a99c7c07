import { toFormatTag } from '~/i18n/locales'
import { useLocale, useT } from '~/i18n/use-t'
import { formatMoney } from '@vitrine/shared/money'

/** What one piece costs, in minor units. */
export function UnitPrice({ amount, currency }: { amount: number; currency: string }) {
  const t = useT()
  const price = formatMoney(amount, currency, toFormatTag(useLocale()))
  return (
    <p className="muted small" suppressHydrationWarning>
      {t('cart:lines.each', { price })}
    </p>
  )
}
