import { type Request, type RequestHandler, type Response } from 'express'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { type Encoding, keepBody } from './kept-body.server'
import { isAskedAhead, type PageAsk, toPageAsk } from './page-ask.server'
import { type MadePage, type PageCache, type Shown } from './page-cache.server'

interface KeepingPages {
  cache: Pick<PageCache, 'read'>
  isBrowsable(path: string): boolean
  hasOwnCookie(header: string | null): boolean
  /** Told what everybody's pages are answered with. */
  count(result: 'kept' | 'old' | 'made'): void
  /** Makes the page of whoever asks, for everybody. */
  render(ask: PageAsk, request: Request, response: Response): Promise<MadePage>
}

/**
 * Answers what everybody gets out of `cache`: whoever has no cookie of ours gets the page that nobody in particular would get.
 * Whatever else is asked goes on, and so does a first time.
 */
export function keepPages({ cache, isBrowsable, hasOwnCookie, count, render }: KeepingPages): RequestHandler {
  return (request, response, next) => {
    const headers = toHeaders(request)
    const ask = toPageAsk({ method: request.method, url: request.originalUrl, headers }, { isBrowsable, hasOwnCookie })
    const encoding = ask && chooseEncoding(request.get('Accept-Encoding') ?? '')
    if (!ask || !encoding) return next()
    const mayMake = request.method === 'GET' && !isAskedAhead(headers)
    let made: MadePage | undefined
    const make = async () => (made = await render(ask, request, response))
    const shown = cache.read(ask, mayMake ? make : undefined)
    count(shown === null || shown instanceof Promise ? 'made' : shown.isOld ? 'old' : 'kept')
    if (!(shown instanceof Promise)) return shown ? answer(shown, encoding) : next()
    shown
      .then((later) => {
        if (later) return answer(later, encoding)
        return made && isLate(made.response) ? sendMade(response, made.response, encoding) : next()
      })
      .catch(next)

    function answer(shown: Shown, encoding: Encoding): void {
      const { etag, body } = shown.page
      const known = { 'if-none-match': request.get('If-None-Match') }
      if (fresh(known, { etag })) return send(response, shown, { status: 304 })
      const read = body.read(encoding)
      const sendBody = (found: Buffer) =>
        send(response, shown, { status: 200, body: found, encoding, isHead: request.method === 'HEAD' })
      if (read instanceof Promise) read.then(sendBody).catch(next)
      else sendBody(read)
    }
  }
}

function toHeaders(request: Request): Pick<Headers, 'get' | 'has'> {
  return {
    get: (name) => request.get(name) ?? null,
    has: (name) => request.get(name) !== undefined,
  }
}

// who has waited for a backend that is away does not wait for it once more
function isLate({ status, bodyUsed }: globalThis.Response): boolean {
  // what was read is a page, which is gone meanwhile
  return !bodyUsed && (status === 200 || status >= 500)
}

async function sendMade(response: Response, made: globalThis.Response, encoding: Encoding): Promise<void> {
  const body = await keepBody(Buffer.from(await made.arrayBuffer()), () => {})
  const encoded = await body.read(encoding)
  for (const [name, value] of made.headers) response.append(name, value)
  response.vary('Accept-Encoding')
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.status(made.status).end(encoded)
}

// what a page says that is about to be made anew nobody else keeps
const passing = 'public, max-age=0, s-maxage=0, stale-while-revalidate=0'

type Sent = { status: 304 } | { status: 200; body: Buffer; encoding: Encoding; isHead: boolean }

function send(response: Response, { page: { headers, madeAt }, isOld }: Shown, sent: Sent): void {
  for (const [name, value] of headers) response.setHeader(name, value)
  if (isOld) response.setHeader('Cache-Control', passing)
  // RFC 9111, 5.1: a cache in front counts from when the page was made
  response.setHeader('Age', Math.max(0, Math.floor((Date.now() - madeAt) / 1000)))
  response.status(sent.status)
  if (sent.status === 304) return void response.end()
  if (sent.encoding !== 'identity') response.setHeader('Content-Encoding', sent.encoding)
  response.setHeader('Content-Length', sent.body.length)
  response.end(sent.isHead ? undefined : sent.body)
}

// the smallest first
const offered = ['br', 'gzip', 'identity'] as const
const chosen = new LRUCache<string, Encoding | 'none'>({ max: 200 })
const longestKept = 200

/** The smallest that the browser takes; null where it takes none. */
function chooseEncoding(accepted: string): Encoding | null {
  const known = chosen.get(accepted) ?? negotiate(accepted)
  if (accepted.length <= longestKept) chosen.set(accepted, known)
  return known === 'none' ? null : known
}

function negotiate(accepted: string): Encoding | 'none' {
  const taken = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...offered])
  return offered.find((encoding) => taken.includes(encoding)) ?? 'none'
}
