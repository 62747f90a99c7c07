import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { Money } from '~/ui/money'
import { EnergyLabel } from '../catalog/energy-label'
import { Codes, useRefusedCode } from '../cart/codes/codes'
import { OrderLines } from '../orders/order-lines'
import { TotalsList } from '../orders/totals-list'
import { type CheckoutFrame } from './checkout-frame'

/**
 * What is being bought: folded away on a phone, where the total still shows, and always open beside the form.
 * @param formId of the step's form, where a code goes along with it
 */
export function OrderSummary({ frame, formId }: { frame: CheckoutFrame; formId?: string }) {
  const t = useT()
  const { code } = useLocale()
  const isCodeRefused = useRefusedCode() !== null
  const { lines, totals, currency, taxInclusive, codes, progress } = frame
  const shippingNote = progress.done.shipping ? undefined : t('checkout:shipping.later')
  return (
    <aside className="panel sticky order-summary" aria-labelledby="order-summary">
      <h2 id="order-summary">{t('checkout:summary.heading')}</h2>
      <details className="disclosure order-summary-fold" open={isCodeRefused}>
        <summary>
          {t('checkout:summary.show')}
          <Icon name="chevron-down" />
          <Money amount={totals.total} currency={currency} />
        </summary>
        <div className="stack">
          <OrderLines
            lines={lines}
            currency={currency}
            below={({ energy }) => (energy ? <EnergyLabel energy={energy} /> : null)}
          />
          <TotalsList
            totals={totals}
            currency={currency}
            taxInclusive={taxInclusive}
            shippingNote={progress.notNeeded.includes('shipping') ? null : shippingNote}
          />
          <Link to={paths.cart(code)}>{t('checkout:edit.items')}</Link>
          <Codes codes={codes} currency={currency} folded formId={formId} />
        </div>
      </details>
    </aside>
  )
}
