import { PrefetchPageLinks } from '@remix-run/react'
import { forwardRef, useRef, useState } from 'react'
import { goAtPress } from '~/http/browser/go-at-press'
import { drawLink, type LinkProps } from './draw-link'

// a pointer that only passes and a finger that begins to scroll stay less
const meantMs = 50

interface MeantLinkProps extends LinkProps {
  /** Fetches besides what else the page shows at once. */
  onMeant?(): void
}

/**
 * A link whose page is fetched ahead for whoever is about to go there: the pointer rests on it, the finger stays down, or it
 * has the focus. The mouse's button goes there when it is pressed. Remix's own `prefetch="intent"` waits twice as long.
 */
export const MeantLink = forwardRef<HTMLAnchorElement, MeantLinkProps>(function MeantLink({ onMeant, ...props }, ref) {
  const [isMeant, setIsMeant] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()

  function mean() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setIsMeant(true)
      onMeant?.()
    }, meantMs)
  }

  function forget() {
    clearTimeout(timer.current)
    setIsMeant(false)
  }

  const handlers = {
    onPointerEnter: mean,
    onPointerLeave: forget,
    onPointerCancel: forget,
    onFocus: mean,
    onBlur: forget,
    onPointerDown: goAtPress,
  }
  return (
    <>
      {drawLink({ ...props, ...handlers }, ref)}
      {isMeant ? <PrefetchPageLinks page={props.to} /> : null}
    </>
  )
})
