import { Fragment } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Image } from '~/ui/image'
import { Link } from '~/ui/link'
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

// of an order's things as many are named as there is room for beside their pictures
const namedLines = 2

function OrderRow({ order }: { order: ListedOrder }) {
  const t = useT()
  const { code } = useLocale()
  const { id, number, placedAt, date, lines, lineCount, pieces, state, total, currency } = order
  const named = lines.slice(0, namedLines)
  const more = lineCount - named.length
  return (
    <>
      <div className="listed-pictures">
        {lines.map((line) => (
          <div key={line.id} className="picture">
            {line.picture ? (
              <Image src={line.picture} alt="" width={960} height={1200} sizes="4rem" widest={64} />
            ) : null}
          </div>
        ))}
      </div>
      <h3>
        <Link to={paths.order(code, id)}>{t('account:orders.number', { number })}</Link>
      </h3>
      <time className="muted" dateTime={placedAt}>
        <bdi>{date}</bdi>
      </time>
      <p className="listed-titles">
        {named.map(({ id: lineId, title, foreign }, index) => (
          <Fragment key={lineId}>
            {index > 0 ? t('common:punctuation.comma') : null}
            <bdi lang={foreign?.title}>{title}</bdi>
          </Fragment>
        ))}
        {more > 0 ? ` ${t('account:orders.more', { count: more })}` : null}
      </p>
      <p className="small muted">
        {t(`orders:states.${state}`)} · {t('account:orders.pieces', { count: pieces })}
      </p>
      <Money amount={total} currency={currency} />
    </>
  )
}
