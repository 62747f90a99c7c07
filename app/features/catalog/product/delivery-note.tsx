import { Link } from '@remix-run/react'
import { toFormatTag } from '~/i18n/locales'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { formatMoney } from '@vitrine/shared/money'
import { type ShippingTerms } from './shipping-terms'

interface DeliveryNoteProps {
  terms: ShippingTerms
  currency: string
}

/** What sending and sending back cost in the shopper's country, and where to read more. */
export function DeliveryNote({ terms: { cheapest, freeFrom, returns }, currency }: DeliveryNoteProps) {
  const t = useT()
  const locale = useLocale()
  const tag = toFormatTag(locale)
  const write = (amount: number) => formatMoney(amount, currency, tag)
  const lines = [
    cheapest === 0 ? t('catalog:delivery.free') : t('catalog:delivery.from', { price: write(cheapest) }),
    ...(freeFrom === null ? [] : [t('catalog:delivery.free-from', { price: write(freeFrom) })]),
    ...(returns === null ? [] : [toReturns(returns)]),
  ]
  function toReturns(amount: number): string {
    return amount === 0 ? t('catalog:delivery.returns-free') : t('catalog:delivery.returns', { price: write(amount) })
  }
  return (
    <section className="stack gap-2" aria-labelledby="delivery">
      <h2 id="delivery">{t('catalog:delivery.title')}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line} suppressHydrationWarning>
            {line}
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.page(locale.code, 'shipping-and-returns')}>{t('catalog:delivery.more')}</Link>
      </p>
    </section>
  )
}
