import { Fragment, type ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { AddressLabel } from '../address/address-label'
import { DeliveryDays } from './delivery-days'
import { type OrderView } from './order'

interface OrderPlacesProps {
  order: OrderView
  /** How each of its payments was made, and what is left to do for it, in words. */
  payments: readonly string[]
}

/** Where an order goes, who gets the bill, and by what means. */
export function OrderPlaces({ order, payments }: OrderPlacesProps) {
  const t = useT()
  const { hasParcel, shippingAddress, billingAddress, shippingMethods } = order
  return (
    <div className="panel order-places">
      {hasParcel ? (
        <Place title={t('orders:address.shipping')}>
          <AddressLabel lines={shippingAddress} />
        </Place>
      ) : null}
      <Place title={t('orders:address.billing')}>
        <AddressLabel lines={billingAddress ?? shippingAddress} />
      </Place>
      <Place title={t('orders:shipping')}>
        {shippingMethods.map(({ name, days, arrives }) => (
          <Fragment key={name}>
            <p>{name}</p>
            {arrives ? (
              <p>{arrives}</p>
            ) : days ? (
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
          <p key={words}>
            <bdi>{words}</bdi>
          </p>
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
