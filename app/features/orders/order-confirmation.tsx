import { Fragment, type ReactNode } from 'react'
import { toFormatTag } from '~/i18n/locales'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { AddressLabel } from './address-label'
import { DeliveryDays } from './delivery-days'
import { Exchanges } from './exchanges'
import { OrderLines } from './order-lines'
import { type OrderPage } from './order.server'
import { PrintHint, PrintLink } from './print-link'
import { TotalsList } from './totals-list'

interface OrderConfirmationProps {
  order: OrderPage
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
  const { code } = useLocale()
  const { number, email, firstName, lines, totals, currency, taxInclusive } = order
  return (
    <div className="page order-details">
      <header className="page-head">
        <p className="print-only wordmark">{shopName}</p>
        <p className="eyebrow" data-testid="order-number">
          {t('orders:confirmation.number', { number })}
        </p>
        <h1>
          {firstName ? t('orders:confirmation.heading', { name: firstName }) : t('orders:confirmation.heading-plain')}
        </h1>
        <p className="lead">{t('orders:confirmation.mail', { email })}</p>
        <PlacedAt iso={order.placedAt} />
        {isPrintView ? <PrintHint /> : null}
      </header>
      <div className="split">
        <div className="stack gap-6">
          <section className="stack" aria-labelledby="order-items">
            <h2 id="order-items">{t('orders:items')}</h2>
            <OrderLines lines={lines} currency={currency} />
            <TotalsList totals={totals} currency={currency} taxInclusive={taxInclusive} />
          </section>
          <Exchanges exchanges={order.exchanges} currency={currency} />
          {isPrintView ? null : (
            <>
              <WhatNext />
              {children}
              <div className="cluster">
                <ButtonLink to={paths.home(code)}>{t('orders:confirmation.shop')}</ButtonLink>
                <PrintLink />
              </div>
            </>
          )}
        </div>
        <Places order={order} payments={payments} />
      </div>
    </div>
  )
}

function PlacedAt({ iso }: { iso: string }) {
  const t = useT()
  const tag = toFormatTag(useLocale())
  // The server's day: a browser in another time zone must not change the page.
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
  return (
    <p className="muted small" suppressHydrationWarning>
      {t('orders:confirmation.date', { date })}
    </p>
  )
}

function Places({ order, payments }: Pick<OrderConfirmationProps, 'order' | 'payments'>) {
  const t = useT()
  const { shippingAddress, billingAddress, shippingMethods } = order
  return (
    <div className="panel order-places">
      <Place title={t('orders:address.shipping')}>
        <AddressLabel lines={shippingAddress} />
      </Place>
      <Place title={t('orders:address.billing')}>
        <AddressLabel lines={billingAddress ?? shippingAddress} />
      </Place>
      <Place title={t('orders:shipping')}>
        {shippingMethods.map(({ name, days }) => (
          <Fragment key={name}>
            <p>{name}</p>
            {days ? (
              <p className="muted small">
                <DeliveryDays {...days} />
              </p>
            ) : null}
          </Fragment>
        ))}
      </Place>
      <Place title={t('orders:payment.heading')}>
        {payments.length === 0 ? <p>{t('orders:payment.free')}</p> : null}
        {payments.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </Place>
    </div>
  )
}

function Place({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack gap-1">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function WhatNext() {
  const t = useT()
  return (
    <section className="stack gap-2 no-print" aria-labelledby="order-next">
      <h2 id="order-next">{t('orders:confirmation.next')}</h2>
      <ol className="order-next">
        <li>{t('orders:confirmation.next-pack')}</li>
        <li>{t('orders:confirmation.next-ship')}</li>
        <li>{t('orders:confirmation.next-questions')}</li>
      </ol>
    </section>
  )
}
