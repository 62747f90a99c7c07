import { type ReactNode } from 'react'
import { toFormatTag } from '~/i18n/locales'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Link } from '~/ui/link'
import { formatMoney } from '@vitrine/shared/money'
import { Money } from '~/ui/money'
import { type OrderPageData } from './order.server'

type BalanceRowsProps = Pick<OrderPageData, 'id' | 'balance' | 'unpaidEdit' | 'currency'>

/** What of an order is still owed, by whom and how it is paid, and what was paid back; nothing where that is nothing. */
export function BalanceRows({ id, balance, unpaidEdit, currency }: BalanceRowsProps) {
  const t = useT()
  const { toPay, byInvoice, toPayBack, refunded, onCards } = balance
  return (
    <>
      <Row label={t('orders:standing.to-pay')} amount={toPay} currency={currency} testId="to-pay">
        {byInvoice > 0 ? (
          <p className="muted small">
            {t('orders:payment.manual')}
            <Part amount={byInvoice} of={toPay} currency={currency} />
          </p>
        ) : null}
        {toPay > byInvoice ? (
          <HowToPay orderId={id} editId={unpaidEdit}>
            <Part amount={toPay - byInvoice} of={toPay} currency={currency} />
          </HowToPay>
        ) : null}
      </Row>
      <Row label={t('orders:standing.refunded')} amount={refunded} currency={currency} testId="refunded" />
      <Row label={t('orders:standing.on-cards')} amount={onCards} currency={currency} testId="on-cards" />
      <Row label={t('orders:standing.to-pay-back')} amount={toPayBack} currency={currency} testId="to-pay-back">
        <p className="muted small">{t('orders:standing.how-back')}</p>
      </Row>
    </>
  )
}

interface HowToPayProps {
  orderId: string
  editId: string | null
  /** How much it is, where it is not all. */
  children: ReactNode
}

function HowToPay({ orderId, editId, children }: HowToPayProps) {
  const t = useT()
  const { code } = useLocale()
  if (editId === null) {
    return (
      <p className="muted small">
        {t('orders:standing.how-to-pay')}
        {children}
      </p>
    )
  }
  return (
    <p className="small">
      <Link to={paths.orderEdit(code, orderId, editId)}>{t('orders:standing.pay')}</Link>
      {children}
    </p>
  )
}

/** How much of a sum is paid in one way, where the rest is paid in another. */
function Part({ amount, of, currency }: { amount: number; of: number; currency: string }) {
  const t = useT()
  const tag = toFormatTag(useLocale())
  if (amount === of) return null
  return (
    <span suppressHydrationWarning>{t('common:punctuation.aside', { text: formatMoney(amount, currency, tag) })}</span>
  )
}

interface RowProps {
  label: string
  /** Minor units. */
  amount: number
  currency: string
  testId: string
  children?: ReactNode
}

function Row({ label, amount, currency, testId, children }: RowProps) {
  if (amount === 0) return null
  return (
    <div>
      <dt>
        {label}
        {children}
      </dt>
      <dd data-testid={testId}>
        <Money amount={amount} currency={currency} />
      </dd>
    </div>
  )
}
