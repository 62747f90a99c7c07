import { Form, useNavigation } from '@remix-run/react'
import { PaymentChoices } from '~/features/payment/payment-choices'
import { PaymentScript } from '~/features/payment/payment-script'
import { useLookAgain } from '~/features/payment/use-look-again'
import { type Refused } from '~/forms/form-answer'
import { useRefused } from '~/forms/use-refused'
import { type MessageKey } from '~/i18n/keys'
import { useLocale, useT } from '~/i18n/use-t'
import { toFormatTag } from '~/i18n/locales'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { formatMoney } from '@vitrine/shared/money'
import { Notice } from '~/ui/notice'
import { TextareaField } from '~/ui/textarea-field'
import { useList } from '~/i18n/use-list'
import { Link } from '~/ui/link'
import { toLineName } from '../../orders/order-line'
import { OrderTaskPage } from '../order-task-page'
import { RefundNote } from '../refund-note'
import { type DifferenceView } from './difference'
import { DifferenceParts } from './difference-parts'
import { EditSummary } from './edit-summary'
import { type OrderEditPageData } from './order-edit.server'

interface OrderEditPageProps {
  page: OrderEditPageData
  /** One of the forms as it was refused a moment ago. */
  refused: Refused | null
}

/** What the merchant proposes to change in an order, and the shopper's answer. */
export function OrderEditPage({ page }: Pick<OrderEditPageProps, 'page'>) {
  const t = useT()
  const refused = useRefused()
  const { orderId, number, status, isUnpaid } = page
  return (
    <OrderTaskPage
      orderId={orderId}
      number={number}
      title={t('after-sales:edit.heading')}
      lead={<p className="lead">{t(`after-sales:edit.states.${isUnpaid ? 'unpaid' : status}`)}</p>}
      problems={refused?.errors}
    >
      <EditSummary page={page} />
      {status === 'declined' && page.declinedReason ? (
        <p>
          {t('after-sales:edit.your-reason')} <bdi>{page.declinedReason}</bdi>
        </p>
      ) : null}
      {status === 'requested' || isUnpaid ? <Answers page={page} refused={refused} /> : null}
    </OrderTaskPage>
  )
}

function Answers({ page, refused }: OrderEditPageProps) {
  const t = useT()
  const { difference, payment, isUnpaid } = page
  const note = payment?.note
  // the provider tells the backend as well, which makes the change by itself then
  useLookAgain(note === 'paid' || note === 'waiting')
  const isBlocked = page.changes.some(({ obstacle }) => obstacle !== null)
  const mayAccept = difference <= 0 || note === 'paid' || (payment !== null && payment.choices.length > 0)
  return (
    <>
      <Obstacles changes={page.changes} />
      {note && !isBlocked ? <Notice kind="notice">{t(`after-sales:edit.payment.${note}`)}</Notice> : null}
      {payment?.script && !isBlocked ? <PaymentByScript page={page} script={payment.script} /> : null}
      {mayAccept && !isBlocked ? <AcceptForm page={page} refused={refused} /> : null}
      {payment?.isDivisible && !isBlocked ? <OtherWays page={page} payment={payment} /> : null}
      {mayAccept || note || isBlocked ? null : <Notice kind="notice">{t('after-sales:edit.no-way')}</Notice>}
      {isUnpaid ? null : <DeclineForm refused={refused} />}
    </>
  )
}

/** Leads to paying in two parts, or in one. */
function OtherWays({ page: { orderId, editId }, payment }: { page: OrderEditPageData; payment: DifferenceView }) {
  const t = useT()
  const { code } = useLocale()
  const { parts } = payment
  return (
    <p className="cluster">
      <Link to={paths.divideDifference(code, orderId, editId)}>
        {t(parts ? 'after-sales:divide.otherwise' : 'after-sales:divide.link')}
      </Link>
      {parts ? (
        <Link to={`${paths.orderEdit(code, orderId, editId)}?whole`}>{t('after-sales:divide.whole')}</Link>
      ) : null}
    </p>
  )
}

/** Which pieces keep the change from being made, and what can be done about it. */
function Obstacles({ changes }: Pick<OrderEditPageData, 'changes'>) {
  const t = useT()
  const toList = useList()
  return (['bound', 'short'] as const).map((kind) => {
    const lines = changes.filter(({ obstacle }) => obstacle === kind)
    if (lines.length === 0) return null
    const titles = toList(lines.map((line) => toLineName(t, line)))
    return (
      <Notice key={kind} kind="error">
        {t(`after-sales:edit.${kind}`, { titles })}
      </Notice>
    )
  })
}

function DeclineForm({ refused }: Pick<OrderEditPageProps, 'refused'>) {
  const t = useT()
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="form">
      <TextareaField
        label={t('after-sales:edit.reason')}
        hint={t('after-sales:edit.reason-hint')}
        name="reason"
        rows={3}
        defaultValue={refused?.values.reason}
        error={refused?.errors.reason}
      />
      <Button kind="secondary" name="intent" value="decline" pending={isSending}>
        {t('after-sales:edit.decline')}
      </Button>
    </Form>
  )
}

function AcceptForm({ page, refused }: OrderEditPageProps) {
  const t = useT()
  const tag = toFormatTag(useLocale())
  const isSending = useNavigation().state !== 'idle'
  const { difference, currency, payment, limit, mark } = page
  const choices = payment?.choices.filter(({ id }) => id !== payment.script?.providerId) ?? []
  const amount = formatMoney(difference, currency, tag)
  const isDue = difference > 0 && payment?.note !== 'paid'
  if (isDue && (choices.length === 0 || (payment?.parts && payment.script))) return null
  return (
    <Form method="post" className="form">
      <input type="hidden" name="mark" value={mark} />
      {isDue && payment?.parts ? (
        <>
          <input type="hidden" name="parts" value={payment.partsMark} />
          <DifferenceParts parts={payment.parts} currency={currency} />
        </>
      ) : null}
      {isDue && payment && !payment.parts ? (
        <PaymentChoices
          choices={choices}
          wanted={refused?.values.provider || payment.chosen}
          legend={t(payment.script ? 'checkout:payment.other-way' : 'after-sales:edit.pay', { amount })}
          error={refused?.errors.provider}
          isLight={payment.isLight}
        />
      ) : null}
      {difference < 0 ? (
        <p>
          <RefundNote refund={-difference} limit={limit} currency={currency} how={t('after-sales:edit.refund-how')} />
        </p>
      ) : null}
      <Button size="large" name="intent" value="accept" pending={isSending}>
        {t(toAcceptWord(page, isDue))}
      </Button>
    </Form>
  )
}

function toAcceptWord({ difference, isUnpaid }: OrderEditPageData, isDue: boolean): MessageKey {
  if (isUnpaid) return isDue ? 'after-sales:edit.payment.heading' : 'after-sales:edit.payment.note'
  if (isDue) return 'after-sales:edit.accept-due'
  return difference > 0 ? 'after-sales:edit.payment.finish' : 'after-sales:edit.accept'
}

interface PaymentByScriptProps extends Pick<OrderEditPageProps, 'page'> {
  script: NonNullable<DifferenceView['script']>
}

function PaymentByScript({ page: { orderId, editId, currency }, script }: PaymentByScriptProps) {
  const t = useT()
  const { code } = useLocale()
  const action = paths.orderEditPayment(code, orderId, editId)
  const fields = <input type="hidden" name="state" value={script.state} />
  return (
    <section className="stack" aria-labelledby="pay-difference">
      <h2 id="pay-difference">{t('after-sales:edit.payment.heading')}</h2>
      <PaymentScript
        script={script}
        amount={script.amount}
        currency={currency}
        next={{ method: 'get', action, fields }}
      />
    </section>
  )
}
