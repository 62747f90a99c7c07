import { Form } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/button'

/** Says that the cart belongs to an account that nobody is signed in to, and offers both ways on. */
export function LockedCart() {
  const t = useT()
  const { code } = useLocale()
  return (
    <section className="panel" aria-labelledby="locked-cart">
      <h2 id="locked-cart">{t('cart:locked.heading')}</h2>
      <p>{t('cart:locked.text')}</p>
      <Form method="post" action={paths.cart(code)} className="cluster">
        <input type="hidden" name="intent" value="as-guest" />
        <ButtonLink to={paths.signIn(undefined, paths.cart(code))}>{t('cart:locked.sign-in')}</ButtonLink>
        <Button kind="secondary">{t('cart:locked.as-guest')}</Button>
      </Form>
    </section>
  )
}
