import { Link } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Money } from '~/ui/money'
import { type ListedOrder } from './listed-orders.server'

/** Orders of the customer, each with the way to its own page; says so where there are none. */
export function ListedOrders({ orders }: { orders: readonly ListedOrder[] }) {
  const t = useT()
  const { code } = useLocale()
  if (orders.length === 0) {
    return (
      <p className="stack gap-2" data-testid="no-orders">
        {t('account:orders.empty')}
        <Link to={paths.allProducts(code)}>{t('account:orders.shop')}</Link>
      </p>
    )
  }
  return (
    <ol className="listed-orders">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderRow order={order} />
        </li>
      ))}
    </ol>
  )
}

function OrderRow({ order: { id, number, placedAt, date, state, total, currency } }: { order: ListedOrder }) {
  const t = useT()
  const { code } = useLocale()
  return (
    <>
      <h3>
        <Link to={paths.order(code, id)}>{t('account:orders.number', { number })}</Link>
      </h3>
      <time className="muted" dateTime={placedAt}>
        <bdi>{date}</bdi>
      </time>
      <span>{t(`orders:states.${state}`)}</span>
      <Money amount={total} currency={currency} />
    </>
  )
}
