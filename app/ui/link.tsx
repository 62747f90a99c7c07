import { Link as RemixLink, type LinkProps } from '@remix-run/react'
import { type ForwardedRef, forwardRef } from 'react'

/**
 * Remix's link. On the server, where nobody clicks, no more of it than its HTML: it looks up the route, prepares what a click
 * and the pointer do and resolves its path for each of a list's hundred links.
 */
export const Link = import.meta.env.SSR ? forwardRef<HTMLAnchorElement, LinkProps>(ServerLink) : RemixLink

// of a path that is not the page's own Remix changes nothing but these
const needsResolving = /^(?!\/)|^[^?#]*\/[/.]|[?#]$|\?#/

function ServerLink(props: LinkProps, ref: ForwardedRef<HTMLAnchorElement>) {
  const {
    to,
    prefetch: _prefetch,
    discover = 'render',
    relative: _relative,
    reloadDocument,
    replace: _replace,
    state: _state,
    preventScrollReset: _preventScrollReset,
    viewTransition: _viewTransition,
    target,
    children,
    ...rest
  } = props
  if (typeof to !== 'string' || needsResolving.test(to)) return <RemixLink {...props} ref={ref} />
  const isDiscovered = discover === 'render' && !reloadDocument
  return (
    <a {...rest} data-discover={isDiscovered ? 'true' : undefined} href={to} target={target}>
      {children}
    </a>
  )
}
