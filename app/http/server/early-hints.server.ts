import { type ServerBuild } from '@remix-run/node'
import { type Request, type RequestHandler } from 'express'
import { isFirstVisit } from './first-visit'
import { isPrefetch } from './prefetch'
import { toHeaders } from './to-headers'

interface HintedPages {
  build: Pick<ServerBuild, 'routes' | 'assets'>
  /** The id of the route that answers a path, null where none does; see `createRouteFinder`. */
  findRoute(path: string): string | null
}

/**
 * Names a page's stylesheets in a 103 before the page is made, so that a browser that lacks one loads it while the shop waits for
 * the backend. Stands behind whatever answers at once.
 */
export function hintSheets({ build, findRoute }: HintedPages): RequestHandler {
  const known = new Map<string, string[]>()
  return (request, response, next) => {
    const id = isOpened(request) ? findRoute(request.path) : null
    if (id !== null) {
      const link = known.get(id) ?? listSheets(build, id).map((href) => `<${href}>; rel=preload; as=style`)
      known.set(id, link)
      if (link.length > 0) response.writeEarlyHints({ link })
    }
    next()
  }
}

// only browsers say `navigate`, and those that do know what a 103 is; a first page has its sheet inside
function isOpened(request: Request): boolean {
  // RFC 9110, 15.2: whoever speaks HTTP/1.0, as many a proxy does to what stands behind it, takes it for the answer
  if (request.httpVersion === '1.0') return false
  if (request.method !== 'GET' || request.get('Sec-Fetch-Mode') !== 'navigate') return false
  const headers = toHeaders(request)
  return !isFirstVisit(headers) && !isPrefetch(headers.get)
}

/** The sheets that Remix links in a page, the outermost first. */
function listSheets({ routes, assets }: HintedPages['build'], id: string): string[] {
  // what is no page needs none
  if (!routes[id]?.module.default) return []
  const sheets: string[] = []
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) {
    const links = routes[at]?.module.links?.() ?? []
    const linked = links.flatMap((link) => ('rel' in link && link.rel === 'stylesheet' ? (link.href ?? []) : []))
    sheets.unshift(...(assets.routes[at]?.css ?? []), ...linked)
  }
  // a build names one of a part that several share with each
  return [...new Set(sheets)]
}
