import { isFirstVisit } from './first-visit'
import { isPrefetch } from './prefetch'
import { isLight } from './preferences.server'

/** A page of which everybody without a cookie of ours gets the same, by all that it depends on. */
export interface PageAsk {
  /** Path and query as they came. */
  url: string
  light: boolean
  firstVisit: boolean
}

interface Asking {
  method: string
  /** Path and query as they came. */
  url: string
  headers: Pick<Headers, 'get' | 'has'>
}

/**
 * What of all that a request says, but for its cookies, its page depends on; null where the page is nobody else's.
 * @param isBrowsable says of a path whether its page only shows something
 */
export function toPageAsk({ method, url, headers }: Asking, isBrowsable: (path: string) => boolean): PageAsk | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const [path = ''] = url.split('?', 1)
  if (path.endsWith('.data') || !isBrowsable(path) || !isPlain(path)) return null
  return { url, light: isLight(headers, null), firstVisit: isFirstVisit(headers) }
}

/** One text for one page. */
export function toKey({ url, light, firstVisit }: PageAsk): string {
  return `${light ? 'light' : 'whole'} ${firstVisit ? 'first' : 'next'} ${url}`
}

/** Whether nobody has asked to see the page yet, so that it is not kept because of this. */
export function isAskedAhead(headers: Pick<Headers, 'get'>): boolean {
  return isPrefetch((name) => headers.get(name))
}

/** The request for which a page is made that is kept: it says nothing but what the page depends on. */
export function toPlainRequest({ url, light, firstVisit }: PageAsk, origin: string): Request {
  const headers = new Headers()
  if (light) headers.set('Save-Data', 'on')
  if (firstVisit) headers.set('Sec-Fetch-Site', 'none')
  // joined as text: resolved as a link, the path `//evil.example` would be another host
  return new Request(origin + url, { headers })
}

// the same page has one address that links write, and any number that somebody makes up
function isPlain(path: string): boolean {
  try {
    return path.split('/').every((segment) => encodeURIComponent(decodeURIComponent(segment)) === segment)
  } catch {
    return false
  }
}
