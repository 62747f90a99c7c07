import { useT } from '~/i18n/use-t'
import { BalanceRows } from './balance-rows'
import { OrderTimeline } from './order-timeline'
import { type OrderPageData } from './order.server'
import { type TimelineEvent } from './timeline'

interface OrderStatusProps {
  order: OrderPageData
  timeline: readonly TimelineEvent[]
}

/** Where an order stands, in words, and how it came there. */
export function OrderStatus({ order, timeline }: OrderStatusProps) {
  const t = useT()
  const { state, paymentState, currency } = order
  return (
    <section className="stack" aria-labelledby="order-standing">
      <h2 id="order-standing">{t('orders:standing.heading')}</h2>
      {/* the page follows the order while it is open */}
      <dl className="rows" aria-live="polite">
        <div>
          <dt>{t('orders:standing.delivery')}</dt>
          <dd>{t(`orders:states.${state}`)}</dd>
        </div>
        <div>
          <dt>{t('orders:payment.heading')}</dt>
          <dd>{t(`orders:payment-states.${paymentState}`)}</dd>
        </div>
        <BalanceRows {...order} />
      </dl>
      <OrderTimeline events={timeline} currency={currency} />
    </section>
  )
}
