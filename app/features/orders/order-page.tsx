import { type ReactNode } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Link } from '~/ui/link'
import { OrderContents } from './order-contents'
import { OrderPlaces } from './order-places'
import { OrderStatus } from './order-status'
import { type OrderPageData } from './order.server'
import { PlacedAt } from './placed-at'
import { PrintHint, PrintLink } from './print-link'
import { type TimelineEvent } from './timeline'

interface OrderPageProps {
  order: OrderPageData
  /** Oldest first. */
  timeline: readonly TimelineEvent[]
  /** How each of its payments was made, in words. */
  payments: readonly string[]
  shopName: string
  /** It is among the orders of the account that is signed in. */
  isInAccount: boolean
  /** Leaves out what nobody would print. */
  isPrintView: boolean
  /** What waits for the shopper's answer. */
  notices?: ReactNode
  /** What can be done with the order now. */
  children?: ReactNode
}

/** Everything about an order, for whoever may see it: where it stands first. It prints well. */
export function OrderPage(page: OrderPageProps) {
  const t = useT()
  const { code } = useLocale()
  const { order, timeline, payments, shopName, isInAccount, isPrintView, notices, children } = page
  const { number, placedAt } = order
  return (
    <div className="page order-details">
      <header className="page-head">
        <p className="print-only wordmark">{shopName}</p>
        {isInAccount ? (
          <p className="eyebrow no-print">
            <Link to={paths.accountOrders(code)}>{t('account:orders.title')}</Link>
          </p>
        ) : null}
        <h1>{t('orders:confirmation.number', { number })}</h1>
        <PlacedAt iso={placedAt} />
        {isPrintView ? <PrintHint /> : null}
      </header>
      <div className="split">
        <div className="stack gap-6">
          {isPrintView ? null : notices}
          <OrderStatus order={order} timeline={timeline} />
          <OrderContents order={order} />
          {isPrintView ? null : (
            <>
              {children}
              <div className="cluster">
                <PrintLink />
              </div>
            </>
          )}
        </div>
        <OrderPlaces order={order} payments={payments} />
      </div>
    </div>
  )
}
