import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { type MessageKey } from '~/i18n/keys'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { LiveRegion } from '~/ui/live-region'
import { type Undo } from './cart-answer'
import { followCart, getCart } from './cart-store'

/** What a change of the bag has come to; `text` is in the page's language. */
export type BagChange =
  { ok: true; text: string; undo: Undo | null } | { ok: false; text?: string; failure: MessageKey }

export interface ChangeBag {
  add(line: {
    variantId: string
    quantity: number
    undoes: string
    attempt: string
    known?: number
  }): Promise<BagChange>
  setQuantity(line: { lineId: string; quantity: number; seen: number }): Promise<BagChange>
}

interface InBagProps {
  variantId: string
  /** Pieces that are there. */
  maxQuantity?: number
  /** Id of the page's region: a bag of another one is explained on its own page. */
  region: string
  change: ChangeBag
}

/**
 * How many of a variant the bag holds, as this browser knows it, and one fewer or more of them: what the page of a product
 * can say with script alone. Keyed by its variant.
 */
export function InBag({ variantId, maxQuantity = Infinity, region, change }: InBagProps) {
  const t = useT()
  const { code } = useLocale()
  const cart = useSyncExternalStore(followCart, getCart, () => null)
  const line = cart?.items?.find((item) => item.variantId === variantId)
  const isHere = !cart?.items || (cart.region ?? region) === region
  const [told, setTold] = useState<BagChange | null>(null)
  const [undo, setUndo] = useState<Undo | null>(null)
  const [pending, setPending] = useState(false)
  const row = useKeptFocus(told)
  async function run(asked: Promise<BagChange>) {
    setPending(true)
    const answered = await asked
    // at once, before the focus, whose button may be gone by now, is taken elsewhere
    flushSync(() => {
      setPending(false)
      setTold(answered)
      if (answered.ok) setUndo(answered.undo)
    })
  }
  function putQuantity({ id: lineId, quantity: seen }: { id: string; quantity: number }, quantity: number) {
    void run(change.setQuantity({ lineId, quantity, seen }))
  }
  function putBack({ lineId: undoes, quantity, known }: Undo) {
    void run(change.add({ variantId, quantity, undoes, attempt: `undo ${undoes}`.slice(0, 64), known }))
  }
  const text = told ? toText(told, t) : ''
  return (
    <>
      <LiveRegion message={text} />
      {line || (undo && isHere) ? (
        <div className="cluster" ref={row} tabIndex={-1} aria-busy={pending} data-keep="no" data-testid="in-bag">
          {line ? t('cart:add.in-bag', { count: line.quantity }) : null}
          {line && isHere ? (
            <Steps
              quantity={line.quantity}
              maxQuantity={maxQuantity}
              pending={pending}
              onStep={(quantity) => putQuantity(line, quantity)}
            />
          ) : null}
          {line && !isHere ? <Link to={paths.cart(code)}>{t('cart:add.view')}</Link> : null}
          {undo && !line && isHere ? (
            <>
              {told?.ok ? text : null}
              <Button type="button" kind="secondary" size="small" pending={pending} onClick={() => putBack(undo)}>
                {t('cart:add.undo')}
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
      {told?.ok === false ? (
        <p className="field-error" aria-hidden="true">
          {text}
        </p>
      ) : null}
    </>
  )
}

interface StepsProps {
  quantity: number
  maxQuantity: number
  pending: boolean
  onStep: (quantity: number) => void
}

function Steps({ quantity, maxQuantity, pending, onStep }: StepsProps) {
  return (
    <>
      <StepButton step="decrease" pending={pending} onClick={() => onStep(quantity - 1)} />
      <StepButton
        step="increase"
        pending={pending}
        disabled={quantity >= maxQuantity}
        onClick={() => onStep(quantity + 1)}
      />
    </>
  )
}

interface StepButtonProps {
  step: 'decrease' | 'increase'
  pending: boolean
  disabled?: boolean
  onClick: () => void
}

function StepButton({ step, pending, disabled = false, onClick }: StepButtonProps) {
  const t = useT()
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t(`common:quantity.${step}`)}
      aria-disabled={pending || disabled || undefined}
      onClick={pending || disabled ? undefined : onClick}
    >
      <Icon name={step === 'decrease' ? 'minus' : 'plus'} />
    </button>
  )
}

/** When what was pressed is gone, with the line or with what puts it back, what can be pressed instead takes the focus. */
function useKeptFocus(told: BagChange | null) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!told || document.activeElement !== document.body) return
    const button = row.current?.querySelector<HTMLElement>('button:last-child')
    ;(button ?? row.current)?.focus()
  }, [told])
  return row
}

function toText(change: BagChange, t: ReturnType<typeof useT>): string {
  return change.ok ? change.text : (change.text ?? t(change.failure))
}
