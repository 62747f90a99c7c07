import { type LinkProps as RemixLinkProps } from '@remix-run/react'
import { type ForwardedRef, type MouseEvent, type ReactElement } from 'react'
import { getRouter } from '~/http/remix-window'

export interface LinkProps extends Omit<RemixLinkProps, 'discover' | 'prefetch' | 'relative' | 'state'> {
  /** As `href` has it: a path of the shop, a query of the page's own, or an address elsewhere, which the browser goes to by itself. */
  to: string
}

/** Whoever clicks it with script goes there as with Remix's link. */
export function drawLink(
  { to, reloadDocument, replace, preventScrollReset, viewTransition, onClick, children, ...rest }: LinkProps,
  ref: ForwardedRef<HTMLAnchorElement>,
): ReactElement {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (reloadDocument || event.defaultPrevented || !isToFollow(event)) return
    event.preventDefault()
    const path = toPath(event.currentTarget)
    // as the browser has it: the way to where one is adds none back
    const isHere = path === toPath(window.location)
    void getRouter().navigate(path, { replace: replace ?? isHere, preventScrollReset, viewTransition })
  }

  return (
    <a {...rest} href={to} onClick={handleClick} ref={ref}>
      {children}
    </a>
  )
}

/** Another site, button or window, or a key held down, is the browser's. */
function isToFollow(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { origin, target } = event.currentTarget
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
  return event.button === 0 && !target && !isModified && origin === window.location.origin
}

function toPath({ pathname, search, hash }: HTMLAnchorElement | Location): string {
  return pathname + search + hash
}
