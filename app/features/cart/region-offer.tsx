import { Form, Link } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { type OtherRegion } from './cart-page.server'

/** Says that the cart is for another country than the page, and offers to switch it or to go where it belongs. */
export function RegionOffer({ keepPath, ...words }: OtherRegion) {
  const t = useT()
  const { code } = useLocale()
  return (
    <section className="panel" aria-labelledby="region-offer">
      <h2 id="region-offer">{t('cart:region.heading', { ...words })}</h2>
      <p>{t('cart:region.text', { ...words })}</p>
      <Form method="post" action={paths.cart(code)} className="cluster">
        <input type="hidden" name="intent" value="switch-region" />
        <Button>{t('cart:region.switch', { ...words })}</Button>
        <Link to={keepPath}>{t('cart:region.keep', { ...words })}</Link>
      </Form>
    </section>
  )
}
