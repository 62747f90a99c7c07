import { Form, Link, useFetcher, useLocation } from '@remix-run/react'
import { type ReactNode } from 'react'
import { OnceInput } from '~/forms/once-input'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { type ListedProduct } from './listed-product'

export const quickAddKey = 'quick-add'

/** The form of all buttons on the cards of a list: what there is nothing to choose of goes into the bag from there. */
export function QuickAddForm({ children }: { children: ReactNode }) {
  const { code } = useLocale()
  const { pathname, search } = useLocation()
  return (
    <Form navigate={false} fetcherKey={quickAddKey} method="post" action={paths.cart(code)}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <OnceInput />
      {children}
    </Form>
  )
}

/** Adds what is the only one of its kind, and leads to what there is to choose of any other. */
export function QuickAdd({ product: { handle, title, search = '', quick } }: { product: ListedProduct }) {
  const t = useT()
  const { code } = useLocale()
  const { state, formData } = useFetcher({ key: quickAddKey })
  if (!quick) return null
  return (
    <p className="quick-add">
      {quick === 'add' ? (
        <Button
          kind="secondary"
          size="small"
          name="product"
          value={handle}
          pending={state !== 'idle' && formData?.get('product') === handle}
          aria-label={t('catalog:card.add-label', { title })}
        >
          {t('cart:add.submit')}
        </Button>
      ) : (
        <Link
          to={`${paths.product(code, handle)}${search}#options`}
          aria-label={t('catalog:card.choose-label', { title })}
        >
          {t('catalog:card.choose')}
        </Link>
      )}
    </p>
  )
}
