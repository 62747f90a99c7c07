import { type FetcherWithComponents, Form, Link } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Image } from '~/ui/image'
import { Money } from '~/ui/money'
import { type CartAnswer } from './cart-answer'
import { type CartLine } from './cart-view'
import { EnhancedMark } from './enhanced-mark'
import { LineQuantityForm } from './line-quantity-form'
import { UnitPrice } from './unit-price'

interface CartLineRowProps {
  line: CartLine
  currency: string
  /** Of a form that was sent without script. */
  answer?: CartAnswer
  remover: FetcherWithComponents<CartAnswer>
}

/**
 * One line of the cart: what it is, how many, what it costs, whether it can still be had. It is gone as soon as its button
 * is pressed, and back where the shop refuses.
 */
export function CartLineRow({ line, currency, answer, remover }: CartLineRowProps) {
  const { code } = useLocale()
  const { id, variantId, productHandle, title, variantTitle, picture, quantity, unitPrice, total, foreign } = line
  const leaving = remover.formData?.get('lineId') === id
  const gone = line.availability.state === 'unavailable'
  const name = variantTitle ? `${title} (${variantTitle})` : title
  const path = productHandle && !gone ? paths.product(code, productHandle, variantId ?? undefined) : null
  return (
    <li className="cart-line" data-testid="cart-line" hidden={leaving}>
      <div className="picture">
        {picture ? <Image src={picture} alt="" width={960} height={1200} sizes="8rem" widest={128} /> : null}
      </div>
      <div className="cart-line-body">
        <div className="cart-line-words">
          <h2>
            <bdi lang={foreign?.title}>{path ? <Link to={path}>{title}</Link> : title}</bdi>
          </h2>
          {variantTitle ? <p className="muted">{variantTitle}</p> : null}
          {gone || quantity === 1 ? null : <UnitPrice amount={unitPrice} currency={currency} />}
        </div>
        {gone ? null : (
          <p className="cart-line-total">
            <Money amount={total} currency={currency} />
          </p>
        )}
        <LineNote line={line} />
        <div className="cart-line-forms">
          {gone ? null : <LineQuantityForm line={line} name={name} answer={answer} />}
          {gone || !variantId ? null : <SaveForm lineId={id} name={name} />}
          <RemoveForm form={remover.Form} lineId={id} name={name} pending={leaving} />
        </div>
      </div>
    </li>
  )
}

function LineNote({ line: { availability } }: { line: CartLine }) {
  const t = useT()
  const { state } = availability
  if (state === 'ok') return null
  const count = 'left' in availability ? availability.left : 0
  return (
    <p className="cart-line-note" data-state={state}>
      {state === 'low' ? null : <Icon name="alert" />}
      {t(`cart:state.${state}`, { count })}
    </p>
  )
}

function SaveForm({ lineId, name }: { lineId: string; name: string }) {
  const t = useT()
  const { code } = useLocale()
  return (
    <Form method="post" action={paths.cart(code)}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="lineId" value={lineId} />
      <Button kind="quiet" size="small" aria-label={t('cart:lines.save-label', { title: name })}>
        {t('cart:lines.save')}
      </Button>
    </Form>
  )
}

interface RemoveFormProps {
  form: FetcherWithComponents<unknown>['Form']
  lineId: string
  name: string
  pending: boolean
}

function RemoveForm({ form: RemoverForm, lineId, name, pending }: RemoveFormProps) {
  const t = useT()
  const { code } = useLocale()
  return (
    <RemoverForm method="post" action={paths.cart(code)}>
      <EnhancedMark />
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="lineId" value={lineId} />
      <Button kind="quiet" size="small" pending={pending} aria-label={t('cart:lines.remove-label', { title: name })}>
        {t('cart:lines.remove')}
      </Button>
    </RemoverForm>
  )
}
