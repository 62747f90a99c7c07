import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { Money } from '~/ui/money'
import { Notice } from '~/ui/notice'
import { type PaymentScriptProps } from '../payment-provider'
import { type StripeFormData } from '../stripe'
import { readAppearance } from './appearance'
import { openPayment, type Payment } from './open-payment'

type View = 'loading' | 'open' | 'paying' | 'failed'

/** Asks for the card in a frame of Stripe's and pays; nothing that is typed there ever is in the shop's own page. */
export function StripeForm({ data, amount, currency, isStillOrdered, onPaid }: PaymentScriptProps) {
  const t = useT()
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<View>('loading')
  const [refusal, setRefusal] = useState<string | null>(null)
  const payment = usePayment(data as StripeFormData, () => setView('failed'))
  useElement(payment, frame, setView)
  useEffect(() => {
    if (payment?.state === 'paid') onPaid()
    if (payment?.state === 'open' && payment.wasRefused) setRefusal(t('checkout:payment.stripe.refused'))
  }, [payment, onPaid, t])

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (payment?.state !== 'open' || view !== 'open') return
    setView('paying')
    setRefusal(null)
    try {
      if (!(await isStillOrdered())) return location.reload()
      setRefusal((await payment.pay(toReturnUrl(location.href))) || t('checkout:payment.stripe.refused'))
    } catch {
      setRefusal(t('checkout:payment.stripe.refused'))
    }
    setView('open')
  }

  if (payment?.state === 'waiting') return <Notice kind="notice">{t('checkout:payment.stripe.waiting')}</Notice>
  if (payment?.state === 'gone') return <Notice kind="error">{t('checkout:payment.stripe.gone')}</Notice>
  if (view === 'failed') return <Notice kind="error">{t('checkout:payment.script-failed')}</Notice>
  return (
    <form className="form checkout-form" onSubmit={(event) => void handleSubmit(event)}>
      {refusal ? <Notice kind="error">{refusal}</Notice> : null}
      <div ref={frame} className="payment-frame" />
      <Button size="large" pending={view !== 'open'}>
        {t('checkout:payment.stripe.pay')} {'· '}
        <Money amount={amount} currency={currency} />
      </Button>
    </form>
  )
}

function usePayment({ publishableKey, clientSecret }: StripeFormData, onFailure: () => void): Payment | null {
  const { language } = useLocale()
  const [payment, setPayment] = useState<Payment | null>(null)
  const fail = useRef(onFailure)
  useEffect(() => {
    const locale = language === 'xa' || language === 'xb' ? 'auto' : language
    let isGone = false
    openPayment({ publishableKey, clientSecret }, { locale, appearance: readAppearance() }).then(
      (opened) => isGone || setPayment(opened),
      () => isGone || fail.current(),
    )
    return () => {
      isGone = true
    }
  }, [publishableKey, clientSecret, language])
  return payment
}

function useElement(payment: Payment | null, frame: RefObject<HTMLElement>, setView: (view: View) => void): void {
  useEffect(() => {
    if (payment?.state !== 'open' || !frame.current) return
    const { element } = payment
    element.on('ready', () => setView('open'))
    element.on('loaderror', () => setView('failed'))
    element.mount(frame.current)
    return () => element.destroy()
  }, [payment, frame, setView])
}

/** This page, which finds out what became of the payment; without what Stripe has added on an earlier return. */
function toReturnUrl(href: string): string {
  const url = new URL(href)
  for (const name of ['payment_intent', 'payment_intent_client_secret', 'redirect_status'])
    url.searchParams.delete(name)
  return url.href
}
