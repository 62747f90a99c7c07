import { useFetcher } from '@remix-run/react'
import { useContext, useEffect, useRef } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { LightContext } from '~/ui/light-context'
import { LiveRegion } from '~/ui/live-region'
import { QuantityField } from '~/ui/quantity-field'
import { type CartReply, toCartProblems, toLineQuantityId } from './cart-answer'
import { type CartLineView } from './cart-view'
import { EnhancedInput } from '~/forms/enhanced-input'
import { linePieces } from './quantity-limit'

interface LineQuantityFormProps {
  line: CartLineView
  /** The line's name, for what the controls are called. */
  name: string
  /** Of a form that was sent without script. */
  answer?: CartReply
}

/** How many of a line: typed, or one fewer or more. Two forms, so that Enter in the field means what was typed. */
export function LineQuantityForm({ line, name, answer }: LineQuantityFormProps) {
  const t = useT()
  const { code } = useLocale()
  const isLight = useContext(LightContext)
  const fetcher = useFetcher<CartReply>({ key: `line-${line.id}` })
  const pendingQuantity = fetcher.formData?.get('quantity')
  const failed = toFailed(fetcher.data ?? answer, line.id)
  const shown = typeof pendingQuantity === 'string' ? pendingQuantity : (failed?.quantity ?? String(line.quantity))
  const form = useShownQuantity(shown)
  const base = Number.isInteger(Number(shown)) && !failed ? Number(shown) : line.quantity
  const stepsId = `steps-${line.id}`
  const fields = (
    <>
      <EnhancedInput />
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="lineId" value={line.id} />
    </>
  )
  return (
    <>
      <fetcher.Form method="post" action={paths.cart(code)} id={stepsId} hidden>
        {fields}
      </fetcher.Form>
      <fetcher.Form method="post" action={paths.cart(code)} className="cart-line-quantity" ref={form}>
        {fields}
        <QuantityField
          label={t('cart:lines.quantity-label', { title: name })}
          labelHidden
          name="quantity"
          id={toLineQuantityId(line.id)}
          defaultValue={shown}
          min={0}
          max={linePieces}
          required
          error={fetcher.state === 'idle' ? failed?.error : undefined}
          steps={{
            fewer: toFewer(stepsId, base - 1, t('cart:lines.fewer-label', { title: name })),
            more: toStep(stepsId, base + 1, t('cart:lines.more-label', { title: name })),
          }}
        />
        <span className="quantity-update" data-light={isLight ? '' : undefined}>
          <Button kind="quiet" size="small" aria-label={t('cart:lines.update-label', { title: name })}>
            {t('cart:lines.update')}
          </Button>
        </span>
      </fetcher.Form>
      <LiveRegion message={toAnnouncement(fetcher.data)} />
    </>
  )
}

// a line goes by its own button; one that is disabled would lose the focus of who has just pressed it
function toFewer(form: string, quantity: number, label: string) {
  const step = toStep(form, quantity, label)
  return quantity > 0 ? step : { ...step, type: 'button' as const, 'aria-disabled': true }
}

function toStep(form: string, quantity: number, label: string) {
  return { form, name: 'quantity', value: quantity, 'aria-label': label }
}

function toFailed(answer: CartReply | undefined, lineId: string) {
  if (answer?.ok !== false) return null
  const { values, errors, message } = answer.refused
  if (values.line?.lineId !== lineId) return null
  return { quantity: values.line.quantity, error: errors.quantity ?? message ?? undefined }
}

function toAnnouncement(answer: CartReply | undefined): string {
  if (!answer) return ''
  return answer.ok
    ? answer.done.text
    : toCartProblems(answer.refused)
        .map(({ message }) => message)
        .join(' ')
}

/** Keeps the field on what is true or asked for, and sends what was typed as soon as the field is left. */
function useShownQuantity(shown: string) {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    const field = form.current?.elements.namedItem('quantity')
    if (field instanceof HTMLInputElement && before.current !== shown) field.value = shown
    before.current = shown
  }, [shown])
  useEffect(() => {
    const element = form.current
    function send() {
      element?.requestSubmit()
    }
    element?.addEventListener('change', send)
    return () => element?.removeEventListener('change', send)
  }, [])
  return form
}
