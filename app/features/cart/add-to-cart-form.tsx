import { Link, useFetcher } from '@remix-run/react'
import { type ReactNode, useContext, useSyncExternalStore } from 'react'
import { EnhancedInput } from '~/forms/enhanced-input'
import { PageNonceContext } from '~/http/browser/page-nonce'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { QuantityField } from '~/ui/quantity-field'
import { useHydrated } from '~/ui/use-hydrated'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { addQuantityId, type CartReply, toCartProblems } from './cart-answer'
import { followCart, getCart } from './cart-store'
import { linePieces } from './quantity-limit'

interface AddToCartFormProps {
  variantId: string
  /** The path to come back to without script. */
  returnTo: string
  /** It cannot be bought just now; the page says why. */
  disabled?: boolean
  /** Pieces that are there. */
  maxQuantity?: number
}

/** Puts a variant in the cart: a plain form until the page has hydrated, then without leaving the page. */
export function AddToCartForm({ variantId, returnTo, disabled = false, maxQuantity = linePieces }: AddToCartFormProps) {
  const t = useT()
  const { code } = useLocale()
  const hydrated = useHydrated()
  const fetcher = useFetcher<CartReply>({ key: `add-${variantId}` })
  const pending = fetcher.state !== 'idle'
  const errors = fetcher.data?.ok === false ? fetcher.data.refused.errors : {}
  return (
    <fetcher.Form method="post" action={paths.cart(code)} className="add-to-cart">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variantId" value={variantId} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {hydrated ? <EnhancedInput /> : <NonceInput />}
      <div className="add-to-cart-controls">
        <QuantityField
          label={t('cart:add.quantity')}
          name="quantity"
          id={addQuantityId}
          defaultValue={1}
          min={1}
          max={Math.max(1, Math.min(maxQuantity, linePieces))}
          required
          disabled={disabled}
          error={errors.quantity}
        />
        <Button size="large" wide pending={pending} disabled={disabled} data-testid="add-to-cart">
          {t('cart:add.submit')}
        </Button>
      </div>
      <Outcome answer={fetcher.data} pending={pending} />
    </fetcher.Form>
  )
}

/** The page's own mark: the plain form sent twice by a double click asks for one thing only. */
function NonceInput() {
  const mark = useContext(PageNonceContext) ?? ''
  return <input type="hidden" name="attempt" defaultValue={mark} suppressHydrationWarning />
}

function Outcome({ answer, pending }: { answer: CartReply | undefined; pending: boolean }) {
  const t = useT()
  const cart = useSyncExternalStore(followCart, getCart, () => null)
  // what the answer says is in the bag may have been taken out since, here or in another tab
  const isPast = answer?.ok && answer.done.cart && answer.done.cart.count !== cart?.count
  const said = isPast ? undefined : answer
  return (
    <div className="add-to-cart-outcome" role="status" data-done={said?.ok}>
      {pending ? <VisuallyHidden>{t('cart:add.pending')}</VisuallyHidden> : <Words answer={said} />}
    </div>
  )
}

function Words({ answer }: { answer: CartReply | undefined }): ReactNode {
  const t = useT()
  const { code } = useLocale()
  if (!answer) return null
  const link = <Link to={paths.cart(code)}>{t('cart:add.view')}</Link>
  if (answer.ok) {
    return (
      <p>
        {answer.done.text} {link}
      </p>
    )
  }
  return toCartProblems(answer.refused).map(({ message, fieldId }) =>
    fieldId ? (
      <VisuallyHidden key={message}>{message}</VisuallyHidden>
    ) : (
      <p key={message}>
        {message} {link}
      </p>
    ),
  )
}
