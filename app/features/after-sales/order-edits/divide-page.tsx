import { Form, useNavigation } from '@remix-run/react'
import { PaymentChoices } from '~/features/payment/payment-choices'
import { type Refused } from '~/forms/form-answer'
import { useRefused } from '~/forms/use-refused'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { Money } from '~/ui/money'
import { TextField } from '~/ui/text-field'
import { useHydrated } from '~/ui/use-hydrated'
import { OrderTaskPage } from '../order-task-page'
import { type DivisionPageData } from './divide-difference.server'
import { type Part, toDivisionQuery } from './division'
import { EditSummary } from './edit-summary'

/** Divides a difference between two ways of paying, and shows both parts before the change is accepted with them. */
export function DividePage({ page, division }: DivisionPageData) {
  const t = useT()
  const refused = useRefused()
  const { orderId, number } = page
  const parts = refused ? null : division.parts
  return (
    <OrderTaskPage
      orderId={orderId}
      number={number}
      title={t(parts ? 'after-sales:divide.review-heading' : 'after-sales:divide.heading')}
      lead={parts ? null : <p className="lead">{t('after-sales:divide.lead')}</p>}
      problems={refused?.errors ?? division.problems}
    >
      <EditSummary page={page} isAccepted={parts !== null} />
      {parts ? (
        <Review page={page} division={division} parts={parts} />
      ) : (
        <DivisionForm page={page} division={division} refused={refused} />
      )}
    </OrderTaskPage>
  )
}

function DivisionForm({ page, division, refused }: DivisionPageData & { refused: Refused | null }) {
  const t = useT()
  const { code } = useLocale()
  const isHydrated = useHydrated()
  const isSending = useNavigation().state !== 'idle'
  const problems = refused?.errors ?? division.problems
  const typed = { ...division.typed, ...refused?.values }
  const { choices = [], isLight = false } = page.payment ?? {}
  return (
    <Form
      method="get"
      action={paths.divideDifference(code, page.orderId, page.editId)}
      className="form"
      noValidate={isHydrated}
    >
      <input type="hidden" name="review" value="" />
      <PaymentChoices
        name="first"
        choices={choices}
        wanted={typed.first || null}
        legend={t('after-sales:divide.first')}
        error={problems.first}
        isLight={isLight}
      />
      <TextField
        label={t('after-sales:divide.amount', { currency: page.currency.toUpperCase() })}
        hint={t('after-sales:divide.amount-hint', division.bounds)}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={30}
        defaultValue={typed.amount}
        error={problems.amount}
      />
      <PaymentChoices
        name="second"
        choices={choices}
        wanted={typed.second || null}
        legend={t('after-sales:divide.second')}
        error={problems.second}
        isLight={isLight}
      />
      <Button size="large" pending={isSending}>
        {t('after-sales:divide.go-on')}
      </Button>
      <Link to={paths.orderEdit(code, page.orderId, page.editId)}>{t('after-sales:divide.back')}</Link>
    </Form>
  )
}

function Review({ page, division, parts }: DivisionPageData & { parts: Part[] }) {
  const t = useT()
  const { code } = useLocale()
  const isSending = useNavigation().state !== 'idle'
  const { orderId, editId, currency, mark } = page
  const { typed, partsMark } = division
  const path = paths.divideDifference(code, orderId, editId)
  const fields = { ...typed, mark, parts: partsMark }
  return (
    <section className="stack" aria-labelledby="parts">
      <h2 id="parts">{t('after-sales:edit.parts')}</h2>
      <p>{t('after-sales:divide.how')}</p>
      <dl className="rows">
        {parts.map(({ label, amount }, index) => (
          <div key={index}>
            <dt>{t(label)}</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      <Form method="post" action={path} className="cluster">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button size="large" pending={isSending}>
          {t(page.isUnpaid ? 'after-sales:edit.payment.heading' : 'after-sales:edit.accept-due')}
        </Button>
        <Link to={`${path}?${toDivisionQuery(typed)}`}>{t('after-sales:return.change')}</Link>
      </Form>
    </section>
  )
}
