import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { TotalsList } from '../orders/totals-list'
import { type CartPageData } from './cart-page.server'
import { type CartView } from './cart-view'
import { Codes } from './codes/codes'

interface CartSummaryProps {
  cart: CartView
  data: CartPageData
  /** A change is on its way, so that the amounts are about to change. */
  busy: boolean
}

/** What the cart costs, as the backend computes it, and the way to the checkout. */
export function CartSummary({ cart, data, busy }: CartSummaryProps) {
  const t = useT()
  const { code } = useLocale()
  const { totals, currency, taxInclusive, isShipped, shippingChosen, codes } = cart
  const shippingNote = shippingChosen ? undefined : t('cart:summary.shipping-later')
  return (
    <section className="panel sticky cart-summary" aria-labelledby="cart-summary" aria-busy={busy}>
      <h2 id="cart-summary">{t('cart:summary.heading')}</h2>
      <TotalsList
        totals={totals}
        currency={currency}
        taxInclusive={taxInclusive}
        shippingNote={isShipped ? shippingNote : null}
      />
      {taxInclusive ? null : <p className="small muted">{t('cart:summary.tax-estimate')}</p>}
      <Codes codes={codes} currency={currency} />
      {data.ready ? (
        <ButtonLink to={paths.checkout(code)} size="large" wide data-testid="checkout-link">
          {t('cart:checkout.link')}
        </ButtonLink>
      ) : (
        <p className="small">{t(data.otherRegion ? 'cart:checkout.other-region' : 'cart:checkout.blocked')}</p>
      )}
    </section>
  )
}
