import { useT } from '~/i18n/use-t'
import { useDay } from './use-day'

/** When an order was placed. */
export function PlacedAt({ iso }: { iso: string }) {
  const t = useT()
  const date = useDay()(iso)
  return (
    <p className="muted small" suppressHydrationWarning>
      {t('orders:confirmation.date', { date })}
    </p>
  )
}
