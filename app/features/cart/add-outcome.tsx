import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { popover, toPopoverTarget } from '~/ui/popover'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { AddedPicture } from './added-picture'
import { type CartReply, toCartProblems } from './cart-answer'
import { followCart, getCart } from './cart-store'
import { type KnownCart } from './client-cart'

interface AddOutcomeProps {
  answer: CartReply | undefined
  /** Empty where the page does not know it. */
  variantId: string
  pending: boolean
  /** What was refused lies over the page too: the form is anywhere on it. */
  isOver?: boolean
}

/**
 * What the form has come to. What was added lies over the page until it is left or Escape is pressed, and stands here then,
 * as it does where a browser knows no popovers; what is heard of it stays in its place, and so does the focus.
 */
export function AddOutcome({ answer, variantId, pending, isOver = false }: AddOutcomeProps) {
  const t = useT()
  const { code } = useLocale()
  const id = useId()
  const cart = useSyncExternalStore(followCart, getCart, () => null)
  // what the answer says is in the bag may have been taken out since, here or in another tab
  const isPast = answer?.ok && cart?.items && countOf(answer.done.cart, variantId) !== countOf(cart, variantId)
  const said = isPast || pending ? undefined : answer
  const done = said?.ok ? said.done : null
  const drawer = useOpenPopover(isOver ? (said ?? null) : done)
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

// what is drawn in its place first would move what stands below; a server has nothing to draw
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** A popover that opens with everything new that it has to say, and closes where that is nothing. */
function useOpenPopover(content: object | null) {
  const box = useRef<HTMLDivElement>(null)
  useBeforePaint(() => {
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
