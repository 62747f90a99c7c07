import { type PointerEvent } from 'react'
import { getRouter } from '../remix-window'

// who clicks twice means the link, not what the next page has in its place
const secondClickMs = 500

let releasedAt = -Infinity
let last: AbortController | undefined

/**
 * Follows a link as soon as the mouse is pressed on it, instead of when it is released: a fifth of what a shopper waits.
 * Released elsewhere it leads back (WCAG 2.5.2, "up reversal"), as does a drag of the link. What does not just go
 * there (another button, a key held down, a finger, which may be about to scroll) is the browser's.
 */
export function goAtPress(event: PointerEvent<HTMLAnchorElement>): void {
  const { pointerType, button, clientX, clientY, currentTarget: link } = event
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
  if (pointerType !== 'mouse' || button !== 0 || isModified || event.defaultPrevented) return
  if (event.timeStamp - releasedAt < secondClickMs) return
  last?.abort()
  const area = toArea(link, clientX, clientY)
  const router = getRouter()
  const { location } = router.state
  const end = new AbortController()
  const during = { capture: true, signal: end.signal }
  let isPressed = true
  let hasClicked = false
  last = end

  function takeBack() {
    if (!isPressed) return
    end.abort()
    const { state } = router
    if (state.location.key !== location.key) void router.navigate(-1)
    // its page has not come: there is nothing to go back from
    else if (state.navigation.state === 'loading')
      void router.navigate(location, { replace: true, preventScrollReset: true })
  }

  function release({ timeStamp }: Event) {
    if (!isPressed) return
    isPressed = false
    releasedAt = timeStamp
    // its click comes before any timer
    setTimeout(() => (hasClicked = true))
  }

  link.click()
  window.addEventListener(
    'click',
    (click) => {
      // but that of this release, and of a second press in the same place
      if (hasClicked && click.detail < 2) return end.abort()
      click.preventDefault()
      click.stopPropagation()
    },
    during,
  )
  window.addEventListener('dragstart', takeBack, during)
  window.addEventListener('pointercancel', takeBack, during)
  window.addEventListener(
    'pointerup',
    (up) => {
      if (!isWithin(area, up.clientX, up.clientY)) return takeBack()
      release(up)
    },
    during,
  )
  // where nobody told of the release
  window.addEventListener('pointerdown', release, during)
}

/** What is pressed and is the link: its own box, or that of the card all over which it lies. */
function toArea(link: HTMLAnchorElement, x: number, y: number): DOMRect {
  const own = link.getBoundingClientRect()
  return isWithin(own, x, y) ? own : (link.offsetParent ?? link).getBoundingClientRect()
}

function isWithin({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}
