import { Form } from '@remix-run/react'
import { orderStates } from '~/commerce/shop/order'
import { type OrderFilter } from '~/commerce/shop/orders'
import { type T, useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { ChangeStatus } from '~/ui/change-status'
import { Link } from '~/ui/link'
import { Pagination } from '~/ui/pagination'
import { TextField } from '~/ui/text-field'
import { AccountFrame } from './account-frame'
import { ListedOrders } from './listed-orders'
import { type OrderList } from './listed-orders.server'
import { toOrdersQuery } from './order-filter'

/** All orders of the customer, by state and by number. */
export function OrdersPage({ list, canClaim }: { list: OrderList; canClaim: boolean }) {
  const t = useT()
  const { code } = useLocale()
  const { orders, filter, count, page, pageCount } = list
  const isFiltered = filter.state !== null || filter.number !== null
  return (
    <AccountFrame part="orders" title={t('account:orders.title')}>
      <ChangeStatus message={toStatus(list, t)} />
      <div className="stack gap-6">
        {isFiltered || orders.length > 0 ? <Filter filter={filter} /> : null}
        {isFiltered && orders.length === 0 ? (
          <p className="stack gap-2">
            {t('account:orders.none')}
            <Link to={paths.accountOrders(code)}>{t('account:orders.show-all')}</Link>
          </p>
        ) : (
          <>
            {orders.length > 0 ? <h2>{t('account:orders.count', { count })}</h2> : null}
            <ListedOrders orders={orders} />
            <Pagination
              page={page}
              pageCount={pageCount}
              toPath={(number) => paths.accountOrders(code) + toOrdersQuery(filter, number)}
            />
          </>
        )}
        <p>
          {t('account:orders.guest')}{' '}
          {canClaim ? (
            <Link to={paths.claimOrders(code)}>{t('account:claim.title-several')}</Link>
          ) : (
            <Link to={paths.orderLookUp(code)}>{t('common:footer.look-up')}</Link>
          )}
        </p>
      </div>
    </AccountFrame>
  )
}

function toStatus({ filter: { state, number }, count, page, pageCount }: OrderList, t: T): string {
  const asked = number === null ? t(state ? `orders:states.${state}` : 'account:orders.all') : `#${number}`
  const found = t(count > 0 ? 'account:orders.count' : 'account:orders.none', { count })
  const pages = pageCount > 1 ? [t('common:pagination.page', { page })] : []
  return [asked, found, ...pages].join(t('common:punctuation.comma'))
}

function Filter({ filter: { state, number } }: { filter: OrderFilter }) {
  const t = useT()
  const { code } = useLocale()
  return (
    <div className="stack">
      <nav className="chips" aria-label={t('account:orders.by-state')}>
        {[null, ...orderStates].map((one) => (
          <Link
            key={one}
            className="chip"
            to={paths.accountOrders(code) + toOrdersQuery({ state: one, number: null })}
            aria-current={one === state && number === null ? 'true' : undefined}
          >
            {one ? t(`orders:states.${one}`) : t('account:orders.all')}
          </Link>
        ))}
      </nav>
      <Form action={paths.accountOrders(code)} className="cluster orders-search" key={number} role="search">
        <TextField
          name="number"
          label={t('account:orders.by-number')}
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
          defaultValue={number ?? ''}
          required
        />
        <Button kind="secondary">{t('account:orders.find')}</Button>
      </Form>
    </div>
  )
}
