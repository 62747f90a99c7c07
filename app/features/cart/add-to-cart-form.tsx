import { Form, useFetcher } from '@remix-run/react'
import { type FormEvent, type ReactNode, useContext, useEffect, useRef } from 'react'
import { OnceInput } from '~/forms/once-input'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { afterPaint } from '~/ui/after-paint'
import { Button } from '~/ui/button'
import { LightContext } from '~/ui/light-context'
import { QuantityField } from '~/ui/quantity-field'
import { useHydrated } from '~/ui/use-hydrated'
import { type GiftForm } from '../gift-note/gift-values'
import { LateGiftFields } from '../gift-note/late-gift-fields'
import { AddOutcome } from './add-outcome'
import { addQuantityId, type CartReply, toAddKey } from './cart-answer'
import { linePieces } from './quantity-limit'

const noErrors: Partial<Record<string, string>> = {}

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
  quantityId?: string
  /** Why it cannot be bought just now, in the button's words. */
  blocked?: string
  /** Pieces that are there. */
  maxQuantity?: number
  /** What stands beside the quantity, such as when it arrives. */
  note?: ReactNode
  /** What stands beside the button wherever the page is read, such as what it costs. */
  price?: ReactNode
  /** Asks for whom it is, of a gift card. */
  gift?: GiftForm | null
  children?: ReactNode
}

/** Puts a variant in the cart: a plain form until the page has hydrated, then without leaving the page. */
export function AddToCartForm(props: AddToCartFormProps) {
  const { variantId, returnTo, product, missing, onMissing, note, price, gift, children } = props
  const { quantity = 1, quantityId = addQuantityId, blocked, maxQuantity = linePieces } = props
  const t = useT()
  const { code } = useLocale()
  const hydrated = useHydrated()
  const fetcherKey = toAddKey(variantId)
  const fetcher = useFetcher<CartReply>({ key: fetcherKey })
  const pending = fetcher.state !== 'idle'
  const errors = fetcher.data?.ok === false ? fetcher.data.refused.errors : noErrors
  const form = useRef<HTMLFormElement>(null)
  const awaited = useRef<string | null>(null)
  function sendAwaited() {
    // a choice that others had to change for, or that is sold out, is looked at first
    const isMeant = form.current && blocked === undefined && awaited.current === listChosen(form.current)
    awaited.current = null
    if (isMeant) form.current?.requestSubmit()
  }
  useEffect(() => {
    if (awaited.current !== null && form.current && !hasUnseenChoice(form.current)) sendAwaited()
  })
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    // of what was chosen a moment ago the page knows in a moment: it is sent then, however often it was pressed
    if (isPressed(event) && hasUnseenChoice(event.currentTarget)) {
      event.preventDefault()
      // as it stands where the page does not follow, since it was on its way to another one
      if (awaited.current === null) afterPaint(() => afterPaint(sendAwaited))
      awaited.current = listChosen(event.currentTarget)
      return
    }
    const open = event.currentTarget.querySelector<HTMLInputElement>('input:invalid')
    if (!missing || !open) return
    event.preventDefault()
    onMissing?.()
    open.focus()
  }
  return (
    // a form of the fetcher's own would be made anew with its key, and take the focus with it
    <Form
      ref={form}
      navigate={false}
      fetcherKey={fetcherKey}
      method="post"
      action={paths.cart(code)}
      className="add-to-cart"
      onSubmit={handleSubmit}
      noValidate={(hydrated && missing !== undefined) || Boolean(gift)}
    >
      {children}
      {gift ? <LateGiftFields form={gift} errors={errors} /> : null}
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variantId" value={variantId} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {product ? <input type="hidden" name="product" value={product} /> : null}
      <OnceInput />
      <div className="add-to-cart-controls" hidden={blocked !== undefined}>
        <QuantityField
          label={t('cart:add.quantity')}
          name="quantity"
          id={quantityId}
          defaultValue={quantity}
          min={1}
          max={Math.max(1, Math.min(maxQuantity, linePieces))}
          required
          disabled={blocked !== undefined}
          error={errors.quantity}
        />
        {note}
      </div>
      {/* alone at the foot of the window, so that what is chosen above it is left to be read and pressed */}
      <div className="add-bar">
        {price && !missing ? <strong aria-hidden="true">{price}</strong> : null}
        <Button wide pending={pending} disabled={blocked !== undefined} data-testid="add-to-cart">
          {missing ? <span className="until-chosen">{missing}</span> : null}
          <span>{blocked ?? t('cart:add.submit')}</span>
        </Button>
      </div>
      {product ? <ShowChoice product={product} /> : null}
      {/* what lies over the page leaves its room */}
      <div>
        <AddOutcome answer={fetcher.data} variantId={variantId} pending={pending} />
      </div>
    </Form>
  )
}

/** Whether a person sends the form: script that does names no button. */
function isPressed({ nativeEvent }: FormEvent): boolean {
  return nativeEvent instanceof SubmitEvent && nativeEvent.submitter !== null
}

/** Whether an option is chosen that the page has not been drawn for yet, see `OptionPicker`. */
function hasUnseenChoice(form: HTMLFormElement): boolean {
  return listRadios(form).some(({ checked, defaultChecked }) => checked !== defaultChecked)
}

function listChosen(form: HTMLFormElement): string {
  return JSON.stringify(listRadios(form).map(({ checked }) => checked))
}

function listRadios(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('.option input')]
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
