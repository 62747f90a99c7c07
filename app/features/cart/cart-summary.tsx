import { Form, useNavigation } from '@remix-run/react'
import { EnhancedInput } from '~/forms/enhanced-input'
import { toFormatTag } from '~/i18n/locales'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/button'
import { Money } from '~/ui/money'
import { formatMoney } from '@vitrine/shared/money'
import { TotalsList } from '../orders/totals-list'
import { useSession } from '../session/use-session'
import { type CartPageData } from './cart-page.server'
import { type CartView } from './cart-view'
import { toSaving } from './reduced-lines'
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
      <Saving amount={toSaving(cart.lines)} currency={currency} />
      {taxInclusive ? null : <p className="small muted">{t('cart:summary.tax-estimate')}</p>}
      {data.delivery.arrives ? <p className="small">{data.delivery.arrives}</p> : null}
      <MissingForFree amount={data.delivery.missingForFree} currency={currency} />
      <Codes codes={codes} currency={currency} folded />
      {data.ready ? (
        <div className="way-to-checkout">
          {/* beside the button where the amounts themselves may be out of sight */}
          <strong aria-hidden="true">
            <Money amount={totals.total} currency={currency} />
          </strong>
          <WayToCheckout />
        </div>
      ) : (
        <p className="small">{t(data.otherRegion ? 'cart:checkout.other-region' : 'cart:checkout.blocked')}</p>
      )}
    </section>
  )
}

function Saving({ amount, currency }: { amount: number; currency: string }) {
  const t = useT()
  const tag = toFormatTag(useLocale())
  if (amount <= 0) return null
  return (
    <p className="cart-saving" data-testid="saving" suppressHydrationWarning>
      {t('cart:summary.saving', { amount: formatMoney(amount, currency, tag) })}
    </p>
  )
}

function MissingForFree({ amount, currency }: { amount: number | null; currency: string }) {
  const t = useT()
  const tag = toFormatTag(useLocale())
  if (amount === null) return null
  return (
    <p className="small" data-testid="missing-for-free" suppressHydrationWarning>
      {t('cart:summary.missing-for-free', { amount: formatMoney(amount, currency, tag) })}
    </p>
  )
}

/** A link; for a customer, of whom address, delivery and payment may be known, the button that fills them in. */
function WayToCheckout() {
  const t = useT()
  const { code } = useLocale()
  const { session } = useSession()
  const path = paths.checkout(code)
  const isSending = useNavigation().formAction === path
  const look = { size: 'large', wide: true, 'data-testid': 'checkout-link' } as const
  if (!session) {
    return (
      <ButtonLink to={path} {...look}>
        {t('cart:checkout.link')}
      </ButtonLink>
    )
  }
  return (
    <Form method="post" action={path}>
      <EnhancedInput />
      <Button {...look} pending={isSending}>
        {t('cart:checkout.link')}
      </Button>
    </Form>
  )
}
