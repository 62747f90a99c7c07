import { type ReactNode } from 'react'
import { toGreetingName } from '~/i18n/person-name'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { OrderContents } from './order-contents'
import { OrderPlaces } from './order-places'
import { type OrderPageData } from './order.server'
import { PlacedAt } from './placed-at'
import { PrintHint, PrintLink } from './print-link'

interface OrderConfirmationProps {
  order: OrderPageData
  /** How each of its payments was made, in words. */
  payments: readonly string[]
  shopName: string
  /** Leaves out what nobody would print. */
  isPrintView: boolean
  /** What else can be done with the order. */
  children?: ReactNode
}

/** The page after ordering: its number first, then everything about the order. It prints well. */
export function OrderConfirmation({ order, payments, shopName, isPrintView, children }: OrderConfirmationProps) {
  const t = useT()
  const { code, language } = useLocale()
  const { id, number, email, firstName, lastName } = order
  const name = toGreetingName(language, firstName, lastName)
  return (
    <div className="page order-details">
      <header className="page-head">
        <p className="print-only wordmark">{shopName}</p>
        <p className="eyebrow" data-testid="order-number">
          {t('orders:confirmation.number', { number })}
        </p>
        <h1>{name ? t('orders:confirmation.heading', { name }) : t('orders:confirmation.heading-plain')}</h1>
        <p className="lead">{t('orders:confirmation.mail', { email })}</p>
        {order.state === 'preparing' ? <Arrivals methods={order.shippingMethods} /> : null}
        <PlacedAt iso={order.placedAt} />
        {isPrintView ? <PrintHint /> : null}
      </header>
      <div className="split">
        <div className="stack gap-6">
          <OrderContents order={order} />
          {isPrintView ? null : (
            <>
              <WhatNext {...order} />
              {children}
              <div className="cluster">
                <ButtonLink to={paths.home(code)}>{t('orders:confirmation.shop')}</ButtonLink>
                <ButtonLink kind="secondary" to={paths.order(code, id)}>
                  {t('orders:confirmation.order')}
                </ButtonLink>
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

/** When it comes: who has ordered wants to know that next. */
function Arrivals({ methods }: { methods: OrderPageData['shippingMethods'] }) {
  const arrivals = new Set(methods.flatMap(({ arrives }) => arrives ?? []))
  return [...arrivals].map((arrives) => (
    <p key={arrives}>
      <strong>{arrives}</strong>
    </p>
  ))
}

/** The page is opened again later, when what it foretold has happened, or will not any more. */
function WhatNext({ hasParcel, state }: Pick<OrderPageData, 'hasParcel' | 'state'>) {
  const t = useT()
  return (
    <section className="stack no-print" aria-labelledby="order-next">
      <h2 id="order-next">{t('orders:confirmation.next')}</h2>
      <ol className="order-next">
        {hasParcel && state === 'preparing' ? (
          <>
            <li>{t('orders:confirmation.next-pack')}</li>
            <li>{t('orders:confirmation.next-ship')}</li>
          </>
        ) : null}
        <li>{t('orders:confirmation.next-questions')}</li>
      </ol>
    </section>
  )
}
