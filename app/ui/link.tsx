import { Link as RemixLink } from '@remix-run/react'
import { type ForwardedRef, forwardRef } from 'react'
import { MeantLink, type MeantLinkProps as LinkProps } from './meant-link'

/**
 * Remix's link. On the server, where nobody clicks, no more of it than its HTML: it looks up the route, prepares what a click
 * and the pointer do and resolves its path for each of a list's hundred links.
 *
 * With `prefetch="intent"` its page is fetched when somebody is about to go there, and begun when the mouse goes down.
 */
export const Link = import.meta.env.SSR ? forwardRef(ServerLink) : forwardRef(BrowserLink)

// of a path that is not the page's own Remix changes nothing but these
const needsResolving = /^(?!\/)|^[^?#]*\/[/.]|[?#]$|\?#/

function BrowserLink({ onMeant, ...props }: LinkProps, ref: ForwardedRef<HTMLAnchorElement>) {
  return props.prefetch === 'intent' ? (
    <MeantLink {...props} onMeant={onMeant} ref={ref} />
  ) : (
    <RemixLink {...props} ref={ref} />
  )
}

function ServerLink(props: LinkProps, ref: ForwardedRef<HTMLAnchorElement>) {
  const {
    to,
    prefetch: _prefetch,
    onMeant: _onMeant,
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
