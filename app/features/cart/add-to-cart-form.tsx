import { Form, Link, useFetcher } from '@remix-run/react'
import { type FormEvent, type ReactNode, useContext, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { EnhancedInput } from '~/forms/enhanced-input'
import { PageNonceContext } from '~/http/browser/page-nonce'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/button'
import { LightContext } from '~/ui/light-context'
import { popover, toPopoverTarget } from '~/ui/popover'
import { QuantityField } from '~/ui/quantity-field'
import { useHydrated } from '~/ui/use-hydrated'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { AddedPicture } from './added-picture'
import { addQuantityId, type CartReply, toCartProblems } from './cart-answer'
import { followCart, getCart } from './cart-store'
import { type KnownCart } from './client-cart'
import { linePieces } from './quantity-limit'

interface AddToCartFormProps {
  variantId: string
  /** The path to come back to without script. */
  returnTo: string
  /** The product's handle where its variant is chosen in this form, by `children`. */
  product?: string
  /** What has to be chosen yet, in the button's words. */
  missing?: string
  /** The form was to be sent without it. */
  onMissing?: () => void
  /** A query without script can say so. */
  quantity?: string
  /** It cannot be bought just now; the page says why. */
  disabled?: boolean
  /** Pieces that are there. */
  maxQuantity?: number
  /** What stands beside the quantity, such as when it arrives. */
  note?: ReactNode
  /** What stands beside the button wherever the page is read, such as what it costs. */
  price?: ReactNode
  children?: ReactNode
}

/** Puts a variant in the cart: a plain form until the page has hydrated, then without leaving the page. */
export function AddToCartForm(props: AddToCartFormProps) {
  const { variantId, returnTo, product, missing, onMissing, note, price, children } = props
  const { quantity = 1, disabled = false, maxQuantity = linePieces } = props
  const t = useT()
  const { code } = useLocale()
  const hydrated = useHydrated()
  const fetcherKey = `add-${variantId}`
  const fetcher = useFetcher<CartReply>({ key: fetcherKey })
  const pending = fetcher.state !== 'idle'
  const errors = fetcher.data?.ok === false ? fetcher.data.refused.errors : {}
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (!missing) return
    event.preventDefault()
    onMissing?.()
    event.currentTarget.querySelector<HTMLInputElement>('input:invalid')?.focus()
  }
  return (
    // a form of the fetcher's own would be made anew with its key, and take the focus with it
    <Form
      navigate={false}
      fetcherKey={fetcherKey}
      method="post"
      action={paths.cart(code)}
      className="add-to-cart"
      onSubmit={handleSubmit}
      noValidate={hydrated && missing !== undefined}
    >
      {children}
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variantId" value={variantId} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {product ? <input type="hidden" name="product" value={product} /> : null}
      {hydrated ? <EnhancedInput /> : <NonceInput />}
      <div className="add-to-cart-controls">
        <QuantityField
          label={t('cart:add.quantity')}
          name="quantity"
          id={addQuantityId}
          defaultValue={quantity}
          min={1}
          max={Math.max(1, Math.min(maxQuantity, linePieces))}
          required
          disabled={disabled}
          error={errors.quantity}
        />
        {note}
      </div>
      {/* alone at the foot of the window, so that what is chosen above it is left to be read and pressed */}
      <div className="add-bar">
        {price && !missing ? <strong aria-hidden="true">{price}</strong> : null}
        <Button wide pending={pending} disabled={disabled} data-testid="add-to-cart">
          {missing ? <span className="until-chosen">{missing}</span> : null}
          <span>{t('cart:add.submit')}</span>
        </Button>
      </div>
      {product ? <ShowChoice product={product} /> : null}
      {/* what lies over the page leaves its room */}
      <div>
        <Outcome answer={fetcher.data} variantId={variantId} pending={pending} />
      </div>
    </Form>
  )
}

/** Draws the page anew with what is chosen, where no script does. */
function ShowChoice({ product }: { product: string }) {
  const t = useT()
  const { code } = useLocale()
  const show = (
    <Button
      kind="secondary"
      name="show"
      value="choice"
      formMethod="get"
      formAction={paths.product(code, product)}
      formNoValidate
    >
      {t('catalog:picker.show')}
    </Button>
  )
  return useContext(LightContext) ? show : <noscript>{show}</noscript>
}

/** The page's own mark: the plain form sent twice by a double click asks for one thing only. */
function NonceInput() {
  const mark = useContext(PageNonceContext) ?? ''
  return <input type="hidden" name="attempt" defaultValue={mark} suppressHydrationWarning />
}

interface OutcomeProps {
  answer: CartReply | undefined
  variantId: string
  pending: boolean
}

/**
 * What the form has come to. What was added lies over the page until it is left or Escape is pressed, and stands here then,
 * as it does where a browser knows no popovers; what is heard of it stays in its place, and so does the focus.
 */
function Outcome({ answer, variantId, pending }: OutcomeProps) {
  const t = useT()
  const { code } = useLocale()
  const id = useId()
  const cart = useSyncExternalStore(followCart, getCart, () => null)
  // what the answer says is in the bag may have been taken out since, here or in another tab
  const isPast = answer?.ok && cart?.items && countOf(answer.done.cart, variantId) !== countOf(cart, variantId)
  const said = isPast || pending ? undefined : answer
  const done = said?.ok ? said.done : null
  const drawer = useOpenPopover(done)
  return (
    <div className="added" id={id} ref={drawer} {...popover}>
      {done?.added ? <AddedPicture src={done.added.picture} /> : null}
      <div className="add-to-cart-outcome" role="status" data-done={said?.ok}>
        {pending ? <VisuallyHidden>{t('cart:add.pending')}</VisuallyHidden> : <Words answer={said} />}
      </div>
      {done ? (
        <p className="cluster">
          <ButtonLink to={paths.checkout(code)}>{t('cart:add.checkout')}</ButtonLink>
          <Link to={paths.cart(code)}>{t('cart:add.view')}</Link>
          <Button type="button" kind="quiet" {...toPopoverTarget(id, 'hide')}>
            {t('cart:add.go-on')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

/** A popover that opens with everything new that it has to say, and closes where that is nothing. */
function useOpenPopover(content: object | null) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Safari before 17 and Firefox before 125 have none
    if (!box.current || !('showPopover' in box.current)) return
    if (box.current.matches(':popover-open') === (content !== null)) return
    if (content) box.current.showPopover()
    else box.current.hidePopover()
  }, [content])
  return box
}

function countOf(cart: KnownCart | undefined, variantId: string): number | undefined {
  return cart?.items?.find((item) => item.variantId === variantId)?.quantity
}

function Words({ answer }: { answer: CartReply | undefined }): ReactNode {
  const t = useT()
  const { code } = useLocale()
  if (!answer) return null
  if (answer.ok) {
    return (
      <>
        <p>{answer.done.text}</p> <p className="small">{answer.done.added?.sum}</p>
      </>
    )
  }
  return toCartProblems(answer.refused).map(({ message, fieldId }) =>
    fieldId ? (
      <VisuallyHidden key={message}>{message}</VisuallyHidden>
    ) : (
      <p key={message}>
        {message} <Link to={paths.cart(code)}>{t('cart:add.view')}</Link>
      </p>
    ),
  )
}
