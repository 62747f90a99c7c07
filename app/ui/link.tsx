import { forwardRef } from 'react'
import { drawLink, type LinkProps as DrawnLinkProps } from './draw-link'
import { MeantLink } from './meant-link'

export interface LinkProps extends DrawnLinkProps {
  /** `intent`: its page is fetched when somebody is about to go there, and begun when the mouse goes down. */
  prefetch?: 'intent'
  /** Fetches besides what else the page shows at once. */
  onMeant?(): void
}

/**
 * Remix's link without what it looks up: that resolves its path against the page's route, and draws each of a list's two hundred
 * links anew whenever the router is about something.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ prefetch, onMeant, ...props }, ref) {
  // on the server nobody means anything
  if (import.meta.env.SSR || prefetch !== 'intent') return drawLink(props, ref)
  return <MeantLink {...props} onMeant={onMeant} ref={ref} />
})
