import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Image } from '~/ui/image'
import { Link } from '~/ui/link'
import { EnergyLabel } from '../catalog/energy-label'
import { PriceTag } from '../catalog/price-tag'
import { toGiftValues } from '../gift-note/gift-values'
import { GiftWords } from '../gift-note/gift-words'
import { type CartReply } from './cart-answer'
import { type CartLineView } from './cart-view'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { ChangeVariantForm } from './change-variant/change-variant-form'
import { type VariantChoices } from './change-variant/variant-choices.server'
import { RemoveForm, SaveForm } from './line-forms'
import { LineQuantityForm } from './line-quantity-form'
import { UndoForm } from './undo-form'
import { UnitPrice } from './line-unit-price'
import { usePriceChange } from './use-price-change'
import { type LinePhase, useTakenLine } from './use-taken-line'

interface CartLineRowProps {
  line: CartLineView
  /** The bag has it; false for one that was taken out, or has gone otherwise. */
  isThere: boolean
  currency: string
  /** Where another variant is chosen for it. */
  choices: VariantChoices | null
  /** Of a form that was sent without script. */
  answer?: CartReply
  /** Tells something to assistive technology. */
  say: (text: string) => void
}

/**
 * One line of the cart: what it is, how many, what it costs, whether it can still be had. As soon as it is taken out its
 * place offers to put it back, and keeps the focus.
 */
export function CartLineRow({ line, isThere, currency, choices, answer, say }: CartLineRowProps) {
  const t = useT()
  const { phase, remover, undoer, problem, takeOut, putBack } = useTakenLine(line, say)
  const item = useKeptFocus(phase)
  if (!isThere && phase === 'in') return null
  const { id, variantId, title, variantTitle, quantity } = line
  const name = variantTitle ? t('common:punctuation.choice', { title, choice: variantTitle }) : title
  const gone = line.availability.state === 'unavailable'
  const out = phase === 'out'
  function handleTakenOut() {
    takeOut()
    say(t('cart:done.removed', { title: name }))
  }
  function handlePutBack() {
    putBack()
    say(t('cart:done.added', { title: name, count: quantity }))
  }
  return (
    <li
      className="cart-line"
      data-testid={out ? 'removed-line' : 'cart-line'}
      data-keep={out ? 'no' : undefined}
      ref={item}
      tabIndex={-1}
    >
      <Picture line={line} />
      <div className="cart-line-body">
        <Words line={line} currency={currency} out={out} isChanging={choices !== null} />
        {problem ? <Note state="refused">{problem}</Note> : null}
        {phase === 'in' ? (
          <>
            <Gift line={line} name={name} />
            <PriceNote line={line} currency={currency} />
            <LineNote line={line} />
          </>
        ) : null}
        {choices && phase === 'in' ? <ChangeVariantForm choices={choices} answer={answer} /> : null}
        <div className="cart-line-forms">
          {phase === 'in' ? (
            <>
              {gone ? null : <LineQuantityForm line={line} name={name} answer={answer} />}
              <div className="cluster">
                {gone || !variantId || line.gift ? null : <SaveForm lineId={id} name={name} />}
                <RemoveForm form={remover.Form} lineId={id} name={name} onSubmit={handleTakenOut} />
              </div>
            </>
          ) : variantId ? (
            <UndoForm
              form={undoer.Form}
              undo={{
                lineId: id,
                variantId,
                quantity,
                title: name,
                known: line.repriced?.known,
                ...(line.gift && toGiftValues(line.gift)),
              }}
              text={null}
              pending={!out}
              onSubmit={handlePutBack}
            />
          ) : null}
        </div>
      </div>
    </li>
  )
}

// what was pressed has gone with its form: the focus goes to what its line offers instead. What happened is said already
function useKeptFocus(phase: LinePhase) {
  const item = useRef<HTMLLIElement>(null)
  const before = useRef(phase)
  useEffect(() => {
    if (before.current !== phase && document.activeElement === document.body) {
      const offered = item.current?.querySelector<HTMLElement>(phase === 'in' ? 'h2 a' : '.cart-undo button')
      ;(offered ?? item.current)?.focus({ preventScroll: true })
    }
    before.current = phase
  }, [phase])
  return item
}

function Picture({ line: { picture } }: { line: CartLineView }) {
  return (
    <div className="picture">
      {picture ? <Image src={picture} alt="" width={960} height={1200} sizes="8rem" widest={128} /> : null}
    </div>
  )
}

interface WordsProps extends Pick<CartLineRowProps, 'line' | 'currency'> {
  out: boolean
  isChanging: boolean
}

function Words({ line, currency, out, isChanging }: WordsProps) {
  const t = useT()
  const { code } = useLocale()
  const {
    variantId,
    productHandle,
    title,
    variantTitle,
    quantity,
    unitPrice,
    prior,
    total,
    energy,
    foreign,
    changeable,
  } = line
  const gone = line.availability.state === 'unavailable'
  const path = productHandle && !gone ? paths.product(code, productHandle, variantId ?? undefined) : null
  const priced = !gone && !out
  const name = t('common:punctuation.choice', { title, choice: variantTitle })
  return (
    <>
      <div className="cart-line-words">
        <h2>
          <bdi lang={foreign?.title}>{path ? <Link to={path}>{title}</Link> : title}</bdi>
        </h2>
        {variantTitle ? (
          <p className="muted">
            <bdi lang={foreign?.variant}>{variantTitle}</bdi>{' '}
            {priced && changeable && !isChanging ? (
              <Link className="small" to={paths.changeLine(code, line.id)} preventScrollReset>
                {t('cart:lines.change')}
                <VisuallyHidden>{t('common:punctuation.aside', { text: name })}</VisuallyHidden>
              </Link>
            ) : null}
          </p>
        ) : null}
        {priced && quantity > 1 ? <UnitPrice amount={unitPrice} currency={currency} /> : null}
        {out ? <p>{t('cart:done.already-gone')}</p> : null}
      </div>
      {priced ? (
        <p className="cart-line-total">
          <PriceTag
            price={{ amount: total, prior: prior === undefined ? null : prior * quantity }}
            currency={currency}
          />
          {energy ? <EnergyLabel energy={energy} /> : null}
        </p>
      ) : null}
    </>
  )
}

/** For whom a gift card is, and a way to correct it. */
function Gift({ line: { id, giftCard, gift, giftMeant }, name }: { line: CartLineView; name: string }) {
  const t = useT()
  const { code } = useLocale()
  if (!giftCard) return null
  return (
    <div className="stack gap-1" data-testid="gift">
      <GiftWords note={gift} />
      {giftMeant ? (
        <Form method="post" action={paths.cart(code)} className="cluster">
          <input type="hidden" name="lineId" value={id} />
          <span className="small">{t('gift-cards:edit.meant', { meant: giftMeant })}</span>
          <Button kind="secondary" size="small" name="intent" value="gift-email">
            {t('gift-cards:edit.take', { meant: giftMeant })}
          </Button>
        </Form>
      ) : null}
      <p className="small">
        <Link to={paths.cartGift(code, id)} aria-label={t('gift-cards:edit.label', { title: name })}>
          {t('gift-cards:edit.link')}
        </Link>
      </p>
    </div>
  )
}

function PriceNote({ line, currency }: Pick<CartLineRowProps, 'line' | 'currency'>) {
  const change = usePriceChange(currency)(line)
  return change === null ? null : <Note state="repriced">{change}</Note>
}

function LineNote({ line: { availability } }: { line: CartLineView }) {
  const t = useT()
  const { state } = availability
  if (state === 'ok') return null
  const count = 'left' in availability ? availability.left : 0
  return <Note state={state}>{t(`cart:state.${state}`, { count })}</Note>
}

function Note({ state, children }: { state: string; children: string }) {
  return (
    <p className="cart-line-note" data-state={state} suppressHydrationWarning>
      {state === 'low' ? null : <Icon name="alert" />}
      {children}
    </p>
  )
}
