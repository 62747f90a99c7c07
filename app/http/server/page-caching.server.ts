import { env } from '~/env.server'
import { type EdgeName, edges } from './edges'
import { type Caching } from './request-answer.server'

interface CachedRequest {
  answer: { readonly caching: Caching; readonly validUntil?: Date | null; readonly tags?: Iterable<string> }
  isPrefetch: boolean
}

// long enough for the click that follows: without it the browser asks for the same data again
const outageSeconds = 24 * 3600
const prefetchPolicy = 'private, max-age=10'

/**
 * Says who may keep a page: one that holds nothing of one visitor may be shared, by URL and light version. For an edge it
 * says what the page is made of too, and that it is better than a failure for a day; nothing else would read that.
 */
export function setPageCaching(
  headers: Headers,
  { answer: { caching, validUntil, tags = [] } }: Pick<CachedRequest, 'answer'>,
  status: number,
  edge: EdgeName | undefined = env.EDGE,
): void {
  headers.append('Vary', 'Cookie, Save-Data, ECT')
  const isPublic = caching === 'public' && status === 200 && !headers.has('Set-Cookie')
  const policy = isPublic ? toSharedPolicy(validUntil ?? null, edge ? outageSeconds : 0) : 'private, no-cache'
  // a failure's page is in the frame of who asked, whatever it would have been a page of
  headers.set('Cache-Control', caching === 'no-store' || status >= 400 ? 'no-store' : policy)
  if (isPublic && edge) headers.set(edges[edge].header, [...tags].join(edges[edge].separator))
}

// what a page says that is not so any more nobody is shown, not even while it is asked for anew
function toSharedPolicy(validUntil: Date | null, errorSeconds: number): string {
  const left = validUntil ? Math.max(0, Math.floor((validUntil.getTime() - Date.now()) / 1000)) : Infinity
  const fresh = Math.min(60, left)
  const policy = `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${Math.min(600, left - fresh)}`
  return errorSeconds > 0 ? `${policy}, stale-if-error=${Math.min(errorSeconds, left - fresh)}` : policy
}

/** The same of a page's data, which a browser alone may keep, and for a moment where it was fetched ahead. */
export function setDataCaching(
  headers: Headers,
  { answer: { caching }, isPrefetch }: CachedRequest,
  status: number,
): void {
  const keepable = status === 200 && caching !== 'no-store' && !headers.has('Set-Cookie')
  setPageCaching(headers, { answer: { caching: caching === 'public' ? 'private' : caching } }, status)
  if (keepable && isPrefetch) headers.set('Cache-Control', prefetchPolicy)
}
