import { useT } from '~/i18n/use-t'
import { Money } from '~/ui/money'
import { type TimelineEvent } from './timeline'
import { Tracking } from './tracking'
import { useDay } from './use-day'

interface OrderTimelineProps {
  events: readonly TimelineEvent[]
  currency: string
}

/** What has happened to an order so far, step by step. */
export function OrderTimeline({ events, currency }: OrderTimelineProps) {
  const t = useT()
  const toDay = useDay()
  return (
    <ol className="order-timeline">
      {events.map(({ kind, at, amount, pieces, tracking }, index) => (
        <li key={index}>
          <p>
            {t(`orders:timeline.${kind}`)}
            {amount === undefined ? null : (
              <>
                {t('common:punctuation.colon')}
                <Money amount={amount} currency={currency} />
              </>
            )}
            {pieces === undefined
              ? null
              : t('common:punctuation.aside', { text: t('orders:timeline.pieces', { count: pieces }) })}
          </p>
          {at ? (
            <time className="muted small" dateTime={at} suppressHydrationWarning>
              {toDay(at)}
            </time>
          ) : null}
          {tracking ? <Tracking links={tracking} /> : null}
        </li>
      ))}
    </ol>
  )
}
