import { type ReactNode } from 'react'
import { useList } from '~/i18n/use-list'
import { useLocale, useT } from '~/i18n/use-t'
import { toFormatTag } from '~/i18n/locales'
import { formatMoney } from '@vitrine/shared/money'
import { Money } from '~/ui/money'
import { type OrderTotals } from './order-totals'

interface TotalsListProps {
  totals: OrderTotals
  currency: string
  taxInclusive: boolean
  /** Stands in the place of the shipping costs while they are not known; null where nothing is sent. */
  shippingNote?: string | null
}

// each with the name of the row where no code has a part in it
const rowsWithCodes = {
  'discount-codes': 'discount',
  'shipping-codes': 'shipping',
  'gift-card-codes': 'gift-cards',
} as const
type CodedRow = keyof typeof rowsWithCodes

/** What is to be paid, line by line, with the total at the end. */
export function TotalsList({ totals, currency, taxInclusive, shippingNote }: TotalsListProps) {
  const t = useT()
  const toList = useList()
  const { items, shipping, discount, rounding, giftCards, cards, tax, total, codes } = totals
  const money = (amount: number) => <Money amount={amount} currency={currency} />
  const name = (key: CodedRow, names: string[]) =>
    names.length === 0 ? t(`orders:total.${rowsWithCodes[key]}`) : t(`orders:total.${key}`, { codes: toList(names) })
  const shippingCosts = shipping === 0 ? t('orders:free') : money(shipping)
  return (
    <dl className="rows">
      <Row label={t('orders:total.items')}>{money(items)}</Row>
      {discount === 0 ? null : <Row label={name('discount-codes', codes.discount)}>{money(-discount)}</Row>}
      {rounding === 0 ? null : <Row label={t('orders:total.rounding')}>{money(-rounding)}</Row>}
      {shippingNote === null && shipping === 0 ? null : (
        <Row label={name('shipping-codes', codes.shipping)}>{shippingNote ?? shippingCosts}</Row>
      )}
      {taxInclusive ? null : <Row label={t('orders:total.tax')}>{money(tax)}</Row>}
      {cards.map((card) => (
        <Row key={card.name} label={name('gift-card-codes', [card.name])}>
          {money(-card.amount)}
        </Row>
      ))}
      {giftCards === 0 || cards.length > 0 ? null : (
        <Row label={name('gift-card-codes', codes.giftCards)}>{money(-giftCards)}</Row>
      )}
      <div data-total="">
        <dt>
          {t(typeof shippingNote === 'string' ? 'orders:total.total-before-shipping' : 'orders:total.total')}
          {taxInclusive ? <TaxIncluded tax={tax} currency={currency} /> : null}
        </dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function TaxIncluded({ tax, currency }: { tax: number; currency: string }) {
  const t = useT()
  const tag = toFormatTag(useLocale())
  const amount = formatMoney(tax, currency, tag)
  return (
    <span className="order-tax muted" suppressHydrationWarning>
      {t('orders:total.tax-included', { amount })}
    </span>
  )
}
