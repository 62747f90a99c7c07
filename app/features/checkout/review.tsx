import { type ReactNode } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Link } from '~/ui/link'
import { Money } from '~/ui/money'
import { Notice } from '~/ui/notice'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { AddressLabel } from '../address/address-label'
import { DeliveryDays } from '../orders/delivery-days'
import { type ShippingChoice } from './parcels'
import { type ReviewData } from './review-data'

interface ReviewProps {
  review: ReviewData
  currency: string
}

/** Everything that the steps have asked for, each part with a way to change it. */
export function Review({ review, currency }: ReviewProps) {
  const t = useT()
  const { code } = useLocale()
  const { email, isPlaced, shippingAddress, billingAddress, shipping, payment, paymentNote } = review
  const toAddress = paths.checkoutAddress(code)
  const toDelivery = paths.checkoutDelivery(code)
  return (
    <div className="review">
      <Section title={t('checkout:review.contact')} to={toAddress} edit={t('checkout:edit.contact')}>
        <p>{email}</p>
      </Section>
      {isPlaced ? (
        <Section title={t('checkout:address.shipping')} to={toAddress} edit={t('checkout:edit.address')}>
          <AddressLabel lines={shippingAddress} />
        </Section>
      ) : null}
      <Section title={t('checkout:address.billing')} to={toAddress} edit={t('checkout:edit.billing')}>
        {isPlaced && !billingAddress ? (
          <p>{t('checkout:same-as-shipping')}</p>
        ) : (
          <AddressLabel lines={billingAddress ?? shippingAddress} />
        )}
      </Section>
      {isPlaced ? (
        <Section title={t('checkout:steps.shipping')} to={toDelivery} edit={t('checkout:edit.shipping')}>
          {shipping.map((choice) => (
            <Shipping key={choice.id} choice={choice} currency={currency} />
          ))}
        </Section>
      ) : null}
      <Section title={t('checkout:steps.payment')} to={toDelivery} edit={t('checkout:edit.payment')}>
        <p>{payment ? t(payment.label) : t('checkout:payment.free')}</p>
        {payment ? <p className="muted small">{t(payment.hint)}</p> : null}
        {paymentNote ? <Notice kind="notice">{t(paymentNote)}</Notice> : null}
      </Section>
    </div>
  )
}

interface SectionProps {
  title: string
  /** Where it is changed, and what the link there does. */
  to: string
  edit: string
  children: ReactNode
}

function Section({ title, to, edit, children }: SectionProps) {
  const t = useT()
  return (
    <section className="review-part">
      <h2>{title}</h2>
      <div>{children}</div>
      <Link to={to}>
        <span aria-hidden="true">{t('checkout:edit.label')}</span>
        <VisuallyHidden>{edit}</VisuallyHidden>
      </Link>
    </section>
  )
}

function Shipping({ choice: { name, amount, days, arrives }, currency }: { choice: ShippingChoice; currency: string }) {
  const t = useT()
  return (
    <>
      <p>
        {name} {'· '}
        {amount === 0 ? t('orders:free') : <Money amount={amount} currency={currency} />}
      </p>
      {arrives ? (
        <p>{arrives}</p>
      ) : days ? (
        <p className="muted small">
          <DeliveryDays {...days} />
        </p>
      ) : null}
    </>
  )
}
