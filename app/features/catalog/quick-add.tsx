import { Form, useLocation } from '@remix-run/react'
import { createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react'
import { OnceInput } from '~/forms/once-input'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { useRouterState } from '~/ui/use-router-state'
import { type ListedProduct } from './listed-product'

export const quickAddKey = 'quick-add'

/** A product to choose from. */
export interface AskedChoice {
  handle: string
  /** The query of its page that a card leads with. */
  search: string
}

/** Opens a sheet with the options of a product over the page; without one its page is opened. */
export const ChoiceContext = createContext<((asked: AskedChoice) => Promise<void>) | null>(null)

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
export function QuickAdd({ product }: { product: ListedProduct }) {
  if (!product.quick) return null
  return <p className="quick-add">{product.quick === 'add' ? <AddOne {...product} /> : <Choose {...product} />}</p>
}

function AddOne({ handle, title }: ListedProduct) {
  const t = useT()
  const pending = useRouterState(({ fetchers }) => {
    const sent = fetchers.get(quickAddKey)
    return sent !== undefined && sent.state !== 'idle' && sent.formData?.get('product') === handle
  }, false)
  return (
    <Button
      kind="secondary"
      size="small"
      name="product"
      value={handle}
      pending={pending}
      aria-label={t('catalog:card.add-label', { title })}
    >
      {t('cart:add.submit')}
    </Button>
  )
}

function Choose({ handle, title, search = '' }: ListedProduct) {
  const t = useT()
  const { code } = useLocale()
  const ask = useContext(ChoiceContext)
  const [isAsking, setAsking] = useState(false)
  function handleClick(event: MouseEvent) {
    const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!ask || isElsewhere) return
    event.preventDefault()
    setAsking(true)
    void ask({ handle, search }).finally(() => setAsking(false))
  }
  return (
    <Link
      to={`${paths.product(code, handle)}${search}#options`}
      onClick={handleClick}
      aria-busy={isAsking || undefined}
      aria-label={t('catalog:card.choose-label', { title })}
    >
      {t('catalog:card.choose')}
    </Link>
  )
}
