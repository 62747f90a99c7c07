import { Form } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { QuantityField } from '~/ui/quantity-field'
import { GiftFields } from '../gift-note/gift-fields'
import { type GiftForm } from '../gift-note/gift-values'
import { addQuantityId, type TypedAdd } from './cart-answer'
import { linePieces } from './quantity-limit'

/** What could not be added, as it was typed, to be corrected and sent again. */
export function AddAgainForm({
  typed,
  errors,
  gift: form,
}: {
  typed: TypedAdd
  errors: Readonly<Record<string, string>>
  /** Where it may be a gift card. */
  gift?: GiftForm
}) {
  const t = useT()
  const { code } = useLocale()
  const { variantId, quantity, returnTo, title, productPath, gift } = typed
  return (
    <section className="panel" aria-labelledby="add-again">
      <h2 id="add-again">{title ?? t('cart:attempt.heading')}</h2>
      <p className="muted">{t('cart:attempt.text')}</p>
      <Form method="post" action={paths.cart(code)} className="add-to-cart-controls" noValidate>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="variantId" value={variantId} />
        <input type="hidden" name="returnTo" value={returnTo} />
        {gift && form ? <GiftFields form={form} values={gift} errors={errors} /> : null}
        <QuantityField
          label={t('cart:add.quantity')}
          name="quantity"
          id={addQuantityId}
          defaultValue={quantity}
          min={1}
          max={linePieces}
          required
          error={errors.quantity}
        />
        <Button data-testid="add-to-cart">{t('cart:add.submit')}</Button>
      </Form>
      <p>
        <Link to={productPath ?? returnTo}>{t('cart:attempt.product')}</Link>
      </p>
    </section>
  )
}
