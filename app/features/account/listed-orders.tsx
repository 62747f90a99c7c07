import { Link } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Money } from '~/ui/money'
import { Pagination } from '~/ui/pagination'
import { type ListedOrder, type OrderList } from './listed-orders.server'

/** The customer's orders, a page of them. */
export function ListedOrders({ list: { orders, page, pageCount } }: { list: OrderList }) {
  const t = useT()
  const { code } = useLocale()
  if (orders.length === 0) {
    return (
      <p className="stack gap-2">
        {t('account:orders.empty')}
        <Link to={paths.allProducts(code)}>{t('account:orders.shop')}</Link>
      </p>
    )
  }
  return (
    <>
      <ol className="listed-orders">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ol>
      <Pagination page={page} pageCount={pageCount} toPath={(number) => toPagePath(paths.account(code), number)} />
    </>
  )
}

function OrderRow({ order: { number, placedAt, date, state, total, currency } }: { order: ListedOrder }) {
  const t = useT()
  return (
    <>
      <h3>{t('account:orders.number', { number })}</h3>
      <time className="muted" dateTime={placedAt}>
        <bdi>{date}</bdi>
      </time>
      <span>{t(`orders:states.${state}`)}</span>
      <Money amount={total} currency={currency} />
    </>
  )
}

function toPagePath(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path
}
