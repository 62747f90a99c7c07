import { type FetcherWithComponents } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { giftFields } from '../gift-note/gift-values'
import { type Undo } from './cart-answer'
import { EnhancedInput } from '~/forms/enhanced-input'

interface UndoFormProps {
  form: FetcherWithComponents<unknown>['Form']
  undo: Undo
  /** What happened, where the page does not say it already. */
  text: string | null
  pending?: boolean
  onSubmit?: () => void
}

/** Puts back what was taken out a moment ago. */
export function UndoForm({ form: Form, undo, text, pending, onSubmit }: UndoFormProps) {
  const t = useT()
  const { code } = useLocale()
  const path = paths.cart(code)
  return (
    <Form
      method="post"
      action={path}
      className="cluster cart-undo"
      data-told={text ? '' : undefined}
      onSubmit={onSubmit}
    >
      <EnhancedInput />
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variantId" value={undo.variantId} />
      <input type="hidden" name="quantity" value={undo.quantity} />
      <input type="hidden" name="undoes" value={undo.lineId} />
      {undo.known === undefined ? null : <input type="hidden" name="known" value={undo.known} />}
      {giftFields.map((field) =>
        undo[field] ? <input key={field} type="hidden" name={field} value={undo[field]} /> : null,
      )}
      <input type="hidden" name="returnTo" value={path} />
      {text}
      <Button kind="secondary" size="small" pending={pending}>
        {t('cart:undo')}
        <VisuallyHidden>{t('common:punctuation.aside', { text: undo.title })}</VisuallyHidden>
      </Button>
    </Form>
  )
}
