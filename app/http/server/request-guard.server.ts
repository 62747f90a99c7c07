import { type Request, type RequestHandler } from 'express'
import { isModestQuery } from './input-limits'
import { isPrefetch } from './prefetch'
import { refuse } from './refusal-page.server'
import { getRequestId } from './request-log.server'
import { isSameOrigin } from './same-origin'

const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']
const knownMethods: readonly string[] = [...safeMethods, 'POST', 'PUT', 'PATCH', 'DELETE']
const maxUrlLength = 4096

const hostShape = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i

function getRequestedHost(request: Request): string {
  return (request.get('X-Forwarded-Host')?.split(',')[0] ?? request.get('Host') ?? '').trim()
}

// once decoded, it reads as the host of another address: `/%5C` and `/%2F`
const hostLike = /^\/[/\\]/

function isReadable(request: Request): boolean {
  try {
    // as Remix reads it, without its dots
    const { pathname } = new URL(`http://shop${toPlainAddress(request.originalUrl)}`)
    if (hostLike.test(decodeURIComponent(pathname))) return false
  } catch {
    return false
  }
  const host = getRequestedHost(request)
  return hostShape.test(host) && URL.canParse(`http://${host}`) && request.originalUrl.startsWith('/')
}

// `_data` is how an older Remix asked for one loader's data; it still answers that, past the page's own failures
function toPlainAddress(address: string): string {
  const [path = '', ...query] = address.split('?')
  const params = new URLSearchParams(query.join('?'))
  const isOldData = params.has('_data')
  params.delete('_data')
  return [path.replace(/\/{2,}/g, '/'), ...(isOldData ? [params.toString()].filter(Boolean) : query)].join('?')
}

/** Answers addresses and methods that nothing behind could make sense of. */
export const guardAddress: RequestHandler = (request, response, next) => {
  if (!knownMethods.includes(request.method)) response.status(405).set('Allow', knownMethods.join(', ')).end()
  else if (request.originalUrl.length > maxUrlLength || !isModestQuery(request.originalUrl)) {
    refuse(request, response, 'long-address')
  } else if (!isReadable(request)) refuse(request, response, 'damaged-address')
  else {
    const plain = toPlainAddress(request.originalUrl)
    if (plain === request.originalUrl) next()
    else response.redirect(308, plain)
  }
}

function toRequestedOrigin(request: Request): string {
  return new URL(`${request.protocol}://${getRequestedHost(request)}`).origin
}

/** Declines to have a page fetched ahead that is none of `isBrowsable`: reading it may change something, or cost much. */
export function guardPrefetch(isBrowsable: (path: string) => boolean): RequestHandler {
  return (request, response, next) => {
    if (!isPrefetch((name) => request.get(name)) || isBrowsable(request.path)) next()
    else response.status(503).set('Cache-Control', 'no-store').end()
  }
}

export interface RefusedPost {
  requestId: string
  /** The visitor's IP address. */
  address?: string
  /** The site that the form came from, where the browser says so. */
  origin?: string
  shopOrigins: string[]
}

interface OriginGuardOptions {
  /** That of PUBLIC_URL: a proxy may ask for another host. */
  publicOrigin: string
  /** Paths that strangers may post to because they carry a proof of their own. */
  exceptedPaths: readonly string[]
  /** Told of each refusal. */
  onRefused(post: RefusedPost): void
}

/** Answers 403 to every unsafe request that another site's page sent, before any route sees it. */
export function guardOrigin({ publicOrigin, exceptedPaths, onRefused }: OriginGuardOptions): RequestHandler {
  return (request, response, next) => {
    if (safeMethods.includes(request.method) || exceptedPaths.includes(request.path)) return next()
    const origin = request.get('Origin')
    const evidence = { origin, fetchSite: request.get('Sec-Fetch-Site'), referer: request.get('Referer') }
    const shopOrigins = [publicOrigin, toRequestedOrigin(request)]
    if (!isSameOrigin(evidence, shopOrigins)) {
      onRefused({ requestId: getRequestId(response), address: request.ip, origin, shopOrigins })
      return refuse(request, response, 'foreign-form')
    }
    // Remix compares Origin with these two once more, and knows neither PUBLIC_URL nor `null`
    if (origin === 'null') delete request.headers.origin
    else if (origin) request.headers['x-forwarded-host'] = new URL(origin).host
    next()
  }
}

/** Answers 413 to a body of more than `maxBytes`, at once where its length is declared, else as soon as it shows. */
export function guardBody(maxBytes: number): RequestHandler {
  return (request, response, next) => {
    if (Number(request.get('Content-Length') ?? 0) > maxBytes) return refuse(request, response, 'too-large')
    if (request.get('Transfer-Encoding') !== undefined) {
      let receivedBytes = 0
      request.pause()
      request.on('data', (chunk: Buffer) => {
        receivedBytes += chunk.length
        if (receivedBytes <= maxBytes || response.headersSent) return
        refuse(request, response, 'too-large')
        request.destroy(new Error('the body is too large'))
      })
    }
    next()
  }
}
