import { useT } from '~/i18n/use-t'
import { Money } from '~/ui/money'
import { type TimelineEvent } from './timeline'
import { type TrackingLink } from './tracking-link'
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
          {tracking?.map((link) => (
            <Tracking key={link.number} link={link} />
          ))}
        </li>
      ))}
    </ol>
  )
}

function Tracking({ link: { number, url } }: { link: TrackingLink }) {
  const t = useT()
  return (
    <p className="small">
      {url ? <a href={url}>{t('orders:timeline.tracking', { number })}</a> : t('orders:timeline.parcel', { number })}
    </p>
  )
}
