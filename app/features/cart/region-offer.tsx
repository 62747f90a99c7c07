import { Form } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { Money } from '~/ui/money'
import { type OtherRegion } from './cart-page.server'

/**
 * Says that the cart is for another country than the page, and offers to switch it or to go where it belongs; what the
 * switch does to each line stands there first.
 */
export function RegionOffer({ keepPath, plan, leaving, taxInclusive, ...words }: OtherRegion) {
  const t = useT()
  const { code } = useLocale()
  return (
    <section className="panel stack" aria-labelledby="region-offer">
      <h2 id="region-offer">{t('cart:region.heading', { ...words })}</h2>
      <p>{t('cart:region.text', { ...words })}</p>
      {plan.moving.length > 0 ? (
        <RegionPrices plan={plan} taxInclusive={taxInclusive} currency={words.hereCurrency} />
      ) : (
        <p>{t('cart:errors.nothing-sold-here', { country: words.here })}</p>
      )}
      {plan.moving.length > 0 && plan.staying.length > 0 ? (
        <>
          <p>{t('cart:region.staying', { ...words })}</p>
          <ul className="prose">
            {plan.staying.map(({ variantId, quantity, title }) => (
              <li key={variantId}>{t('cart:region.pieces', { count: quantity, title })}</li>
            ))}
          </ul>
        </>
      ) : null}
      {plan.moving.length > 0 ? <LeavingCodesList leaving={leaving} here={words.here} /> : null}
      <Form method="post" action={paths.cart(code)} className="cluster">
        <input type="hidden" name="intent" value="switch-region" />
        {plan.moving.length > 0 ? <Button>{t('cart:region.switch', { ...words })}</Button> : null}
        <Link to={keepPath}>{t('cart:region.keep', { ...words })}</Link>
      </Form>
    </section>
  )
}

function LeavingCodesList({ leaving: { discounts, giftCards }, here }: Pick<OtherRegion, 'leaving' | 'here'>) {
  const t = useT()
  if (discounts.length + giftCards.length === 0) return null
  return (
    <div className="stack" data-testid="leaving-codes">
      <p>{t('cart:region.leaving', { here })}</p>
      <ul className="prose">
        {discounts.map((code) => (
          <li key={code}>{code}</li>
        ))}
        {giftCards.map((end) => (
          <li key={end}>{t('cart:region.leaving-card', { end })}</li>
        ))}
      </ul>
    </div>
  )
}

interface RegionPricesProps extends Pick<OtherRegion, 'plan' | 'taxInclusive'> {
  currency: string
}

function RegionPrices({ plan: { moving }, taxInclusive, currency }: RegionPricesProps) {
  const t = useT()
  const total = moving.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <dl className="rows" data-testid="region-prices">
      {moving.map(({ variantId, quantity, title, amount }) => (
        <div key={variantId}>
          <dt>{t('cart:region.pieces', { count: quantity, title })}</dt>
          <dd>
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
      <div data-total="">
        <dt>{t(taxInclusive ? 'cart:region.total' : 'cart:region.total-before-tax')}</dt>
        <dd>
          <Money amount={total} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
