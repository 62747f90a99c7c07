import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Link } from '~/ui/link'
import { StaticHtml } from '~/ui/static-html'
import { EnergyLabel } from '../catalog/energy-label'
import { Codes } from '../cart/codes/codes'
import { OrderLines } from '../orders/order-lines'
import { TotalsList } from '../orders/totals-list'
import { type CheckoutFrame } from './checkout-frame'
import { LegalLinks } from './legal-links'
import { PlaceOrderForm } from './place-order-form'
import { type LegalPage, type ReviewData } from './review-data'

interface OrderPanelProps {
  frame: CheckoutFrame
  review: ReviewData
  legalPages: readonly LegalPage[]
}

/**
 * What is bought and what it costs, in plain sight right above the button that orders it: nothing stands in between, as
 * Article 8(2) of Directive 2011/83/EU asks.
 */
export function OrderPanel({ frame, review, legalPages }: OrderPanelProps) {
  const t = useT()
  const { code } = useLocale()
  const { lines, totals, currency, taxInclusive, codes } = frame
  return (
    <section className="panel sticky" aria-labelledby="order-panel">
      <LegalLinks pages={legalPages} />
      <Codes codes={codes} currency={currency} folded />
      <div className="row">
        <h2 id="order-panel">{t('checkout:review.items')}</h2>
        <Link to={paths.cart(code)}>{t('checkout:edit.items')}</Link>
      </div>
      <OrderLines
        lines={lines}
        currency={currency}
        below={({ id, energy }) => (
          <>
            {energy ? <EnergyLabel energy={energy} /> : null}
            <StaticHtml html={review.labels[id]} />
          </>
        )}
      />
      <TotalsList
        totals={totals}
        currency={currency}
        taxInclusive={taxInclusive}
        shippingNote={review.isPlaced ? undefined : null}
      />
      <PlaceOrderForm review={review} />
    </section>
  )
}
