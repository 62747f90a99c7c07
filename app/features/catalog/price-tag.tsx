import { toFormatTag } from '~/i18n/locales'
import { useLocale, useT } from '~/i18n/use-t'
import { formatMoney } from '@vitrine/shared/money'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { type Price } from './price'

interface PriceTagProps {
  price: Price
  /** ISO 4217, in either case. */
  currency: string
  /** Other versions cost more. */
  from?: boolean
}

/** A price, with the one before a sale struck through where it is known. */
export function PriceTag({ price, currency, from = false }: PriceTagProps) {
  const t = useT()
  const tag = toFormatTag(useLocale())
  const amount = formatMoney(price.amount, currency, tag)
  const now = from ? t('catalog:price.from', { price: amount }) : amount
  // as in Money: the browser's number data may be of another year than the server's
  if (price.prior === null) return <SinglePrice text={now} />
  return (
    <span className="price">
      <ins>
        <VisuallyHidden>{t('catalog:price.now')} </VisuallyHidden>
        <span suppressHydrationWarning>{now}</span>
      </ins>{' '}
      <del>
        <VisuallyHidden>{t('catalog:price.before')} </VisuallyHidden>
        <span suppressHydrationWarning>{formatMoney(price.prior, currency, tag)}</span>
      </del>
    </span>
  )
}

function SinglePrice({ text }: { text: string }) {
  return (
    <span className="price" suppressHydrationWarning>
      {text}
    </span>
  )
}
