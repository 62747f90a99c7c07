import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { getRouter } from '~/http/remix-window'
import { afterPaint } from './after-paint'

// of the window, since a failure's frame takes the place of the page's
let shown: { pathname: string; search: string } | undefined
let focused: { elements: Element[]; location?: object } = { elements: [] }

/**
 * Does for what script shows as a browser does for a loaded page: who is led to another page, or to the top of this one, is
 * taken to its heading, which assistive technology reads then. A change in place (a filter) leaves the focus where it is;
 * where that is gone with its control, it goes to the heading of what the control stood in.
 */
export function PageChange() {
  const { pathname, search, key } = useLocation()
  useEffect(() => {
    const before = shown
    shown = { pathname, search }
    if (!before || (before.pathname === pathname && before.search === search)) return
    if (before.pathname === pathname && getRouter().state.preventScrollReset) return
    // a summary of errors, say, has taken the focus as it came with the page
    if (focused.location !== getRouter().state.location) focusHeading()
  }, [pathname, search, key])
  useEffect(watchFocus, [])
  return null
}

function focusHeading(place: Element | null | undefined = document.querySelector('main')): void {
  const heading = place?.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  // who uses a keyboard sees where the focus is, a pointer's page does not move
  if (heading.matches('h2:focus-visible, h3:focus-visible')) heading.scrollIntoView({ block: 'nearest' })
}

function watchFocus(): () => void {
  const observer = new MutationObserver(() => {
    // what takes the focus itself does so in an effect, which React may run only once it has painted
    if (isLost()) afterPaint(findFocus)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', keepPlace)
  document.addEventListener('focusout', forgetPlace)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', keepPlace)
    document.removeEventListener('focusout', forgetPlace)
  }
}

function isLost(): boolean {
  return focused.elements[0]?.isConnected === false && document.activeElement === document.body
}

function findFocus(): void {
  if (isLost())
    focusHeading(focused.elements.find((element) => element.isConnected && element.matches('section, main, dialog')))
}

function keepPlace({ target }: Event): void {
  const elements: Element[] = []
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement)
    elements.push(element)
  // of each way there one of its own: Back leads to a key that was there before
  focused = { elements, location: getRouter().state.location }
}

// a click beside everything; some browsers tell of what is removed as well
function forgetPlace(): void {
  queueMicrotask(() => {
    if (!isLost() && document.activeElement === document.body) focused = { elements: [] }
  })
}
