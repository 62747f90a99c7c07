import { Form, useNavigation } from '@remix-run/react'
import { toFormatTag } from '~/i18n/locales'
import { useList } from '~/i18n/use-list'
import { useLocale, useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { formatMoney } from '@vitrine/shared/money'
import { Money } from '~/ui/money'
import { Notice } from '~/ui/notice'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { LegalLinks } from '../../checkout/legal-links'
import { PaymentForm } from '../../checkout/payment-form'
import { PaymentScript } from '../../payment/payment-script'
import { type LegalPage } from '../../checkout/review-data'
import { SeenOrderFields } from '../../checkout/seen-order-fields'
import { ShippingForm } from '../../checkout/shipping-form'
import { RefundNote } from '../refund-note'
import { type OpenExchange } from './exchange-view'

interface ExchangeStepsProps {
  exchange: OpenExchange
  currency: string
  legalPages: readonly LegalPage[]
  /** By the field's name. */
  errors: Record<string, string>
}

const nothingKept = {}

/** What an exchange that was begun comes to, and the step that it asks for now. */
export function ExchangeSteps({ exchange, currency, legalPages, errors }: ExchangeStepsProps) {
  const t = useT()
  const { step, sums, parcels, taxInclusive, payment, isSoldOut } = exchange
  const action = `?step=${step}`
  const words = useConfirmWords(sums.total, currency)
  const heading = {
    shipping: t('checkout:shipping.heading'),
    payment: t(payment.script ? 'after-sales:edit.payment.heading' : 'checkout:payment.heading'),
    review: words.heading,
  }
  return (
    <>
      {step === 'review' ? null : <SumRows {...{ exchange, currency }} />}
      {isSoldOut ? <Notice kind="error">{t('after-sales:exchange.sold-out-now')}</Notice> : null}
      <section className="stack" aria-labelledby="exchange-step">
        <h2 id="exchange-step">{heading[step]}</h2>
        {step === 'shipping' ? (
          <ShippingForm
            {...{ action, parcels, currency, taxInclusive, errors }}
            submit={t('after-sales:exchange.go-on')}
            kept={nothingKept}
          />
        ) : null}
        {step === 'payment' ? (
          <>
            <PaymentByScript exchange={exchange} currency={currency} />
            <PaymentForm {...{ action, errors }} step={payment} kept={nothingKept} />
          </>
        ) : null}
        {step === 'review' ? <Confirm {...{ exchange, currency, action, legalPages }} submit={words.submit} /> : null}
      </section>
    </>
  )
}

function PaymentByScript({ exchange, currency }: Pick<ExchangeStepsProps, 'exchange' | 'currency'>) {
  const { payment, goOn, sums } = exchange
  if (!payment.script || !goOn) return null
  const fields = <input type="hidden" name="state" value={goOn.state} />
  const next = { method: 'get', action: goOn.action, fields } as const
  return <PaymentScript script={payment.script} amount={sums.total} currency={currency} next={next} />
}

function SumRows({ exchange: { sums, shipping }, currency }: Pick<ExchangeStepsProps, 'exchange' | 'currency'>) {
  const t = useT()
  const { wanted, back, wayBack, delivery, total } = sums
  const rows = [
    [t('after-sales:exchange.wanted'), wanted],
    [t('after-sales:exchange.back'), back],
    ...(wayBack ? [[t('after-sales:exchange.way-back'), wayBack] as const] : []),
    ...(shipping.length > 0 ? [[t('orders:total.shipping'), delivery] as const] : []),
  ] as const
  return (
    <dl className="rows">
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount === 0 ? t('orders:free') : <Money amount={amount} currency={currency} />}</dd>
        </div>
      ))}
      <div data-total="">
        <dt>{t(total < 0 ? 'after-sales:exchange.you-get' : 'after-sales:exchange.you-pay')}</dt>
        <dd data-testid="difference">
          <Money amount={Math.abs(total)} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}

/** What a confirmation obliges to or brings, in minor units; negative where the shopper gets it back. */
function useConfirmWords(total: number, currency: string) {
  const t = useT()
  const amount = formatMoney(Math.abs(total), currency, toFormatTag(useLocale()))
  if (total < 0) {
    return {
      heading: t('after-sales:exchange.confirm-heading-back', { amount }),
      submit: t('after-sales:exchange.confirm-back', { amount }),
    }
  }
  return {
    heading: t('after-sales:exchange.confirm-heading'),
    submit: t(total > 0 ? 'after-sales:exchange.confirm-due' : 'after-sales:exchange.confirm'),
  }
}

interface ConfirmProps {
  exchange: OpenExchange
  currency: string
  action: string
  legalPages: readonly LegalPage[]
  submit: string
}

// as with an order, nothing stands between the sum and the button that obliges to pay it
function Confirm({ exchange, currency, action, legalPages, submit }: ConfirmProps) {
  const t = useT()
  const toList = useList()
  const isSending = useNavigation().state !== 'idle'
  const { shipping, paidBy, paymentNote, sums, limit, seen, isSoldOut } = exchange
  const isDue = sums.total > 0
  return (
    <>
      <Chosen to="?step=shipping" edit={t('checkout:edit.shipping')}>
        {toList(shipping.map(({ name }) => name))}
      </Chosen>
      {isDue && paidBy ? (
        <Chosen to="?step=payment" edit={t('checkout:edit.payment')}>
          {t(paidBy)}
        </Chosen>
      ) : null}
      {isDue && paymentNote ? <Notice kind="notice">{t(paymentNote)}</Notice> : null}
      {sums.total < 0 ? (
        <p>
          <RefundNote
            refund={-sums.total}
            limit={limit}
            currency={currency}
            how={t('after-sales:exchange.refund-how')}
          />
        </p>
      ) : null}
      {isSoldOut ? null : <LegalLinks pages={legalPages} />}
      <SumRows {...{ exchange, currency }} />
      {isSoldOut ? null : (
        <Form method="post" action={action} className="form">
          <SeenOrderFields order={seen} />
          <Button size="large" pending={isSending}>
            {submit}
          </Button>
        </Form>
      )}
    </>
  )
}

function Chosen({ to, edit, children }: { to: string; edit: string; children: string }) {
  const t = useT()
  return (
    <p className="row">
      <span>{children}</span>
      <Link to={to}>
        <span aria-hidden="true">{t('checkout:edit.label')}</span>
        <VisuallyHidden>{edit}</VisuallyHidden>
      </Link>
    </p>
  )
}
