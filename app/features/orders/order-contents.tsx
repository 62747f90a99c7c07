import { useT } from '~/i18n/use-t'
import { OrderLines } from './order-lines'
import { type OrderPageData } from './order.server'
import { TotalsList } from './totals-list'

/** What was ordered and what it comes to. */
export function OrderContents({ order }: { order: OrderPageData }) {
  const t = useT()
  const { lines, totals, currency, taxInclusive } = order
  return (
    <section className="stack" aria-labelledby="order-items">
      <h2 id="order-items">{t('orders:items')}</h2>
      <OrderLines lines={lines} currency={currency} />
      <TotalsList
        totals={totals}
        currency={currency}
        taxInclusive={taxInclusive}
        shippingNote={order.hasParcel ? undefined : null}
      />
    </section>
  )
}
