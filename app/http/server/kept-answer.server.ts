import { type NextFunction, type Request, type RequestHandler, type Response } from 'express'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { createHash, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { edges } from './edges'
import { type Encoding, keepBody } from './kept-body.server'
import { isAskedAhead, type PageAsk, toPageAsk } from './page-ask.server'
import { type MadePage, type PageCache, type Shown } from './page-cache.server'
import { toHeaders } from './to-headers'

const fromGzip = promisify(gunzip)

interface KeepingPages {
  cache: Pick<PageCache, 'read' | 'look'>
  isBrowsable(path: string): boolean
  hasOwnCookie(header: string | null): boolean
  /** Whether a page is to be refused rather than made: what is kept costs a fiftieth of that, and goes out all the same. */
  isShed(request: Request): boolean
  /** What makes everybody's page that of whoever asks, by cookies of ours; null where it would not be theirs. */
  readOwnPage(asking: { url: string; headers: Pick<Headers, 'get'> }, exchange: Exchange): Promise<OwnPage | null>
  /** Told what pages are answered with that everybody gets. */
  count(result: 'kept' | 'old' | 'made'): void
  /** Makes the page of whoever asks, for everybody. */
  render(ask: PageAsk, request: Request, response: Response): Promise<MadePage>
}

interface OwnPage {
  /** What stands in everybody's page where each has something of their own, the same for all who ask. */
  listPlaces(): string[]
  /** What one has there, null for what everybody has. */
  own: readonly (string | null)[]
}

/**
 * Answers what everybody gets out of `cache`: whoever has no cookie of ours gets the page that nobody in particular would get, and
 * who has one the same with what is their own put in. Whatever else is asked goes on, and so does a first time.
 */
export function keepPages({ hasOwnCookie, ...keeping }: KeepingPages): RequestHandler {
  return (request, response, next) => {
    const headers = toHeaders(request)
    const ask = toPageAsk({ method: request.method, url: request.originalUrl, headers }, keeping.isBrowsable)
    if (!ask) return next()
    const mayMake = request.method === 'GET' && !isAskedAhead(headers) && !keeping.isShed(request)
    const asked = { ask, headers, mayMake }
    if (!hasOwnCookie(headers.get('Cookie'))) return answerEverybody(keeping, asked, { request, response, next })
    answerOne(keeping, asked, { request, response }).then((isAnswered) => isAnswered || next(), next)
  }
}

interface Asked {
  ask: PageAsk
  headers: Pick<Headers, 'get'>
  mayMake: boolean
}

interface Exchange {
  request: Request
  response: Response
}

function answerEverybody(
  { cache, count, render }: Pick<KeepingPages, 'cache' | 'count' | 'render'>,
  { ask, headers, mayMake }: Asked,
  { request, response, next }: Exchange & { next: NextFunction },
): void {
  const encoding = chooseEncoding(headers.get('Accept-Encoding') ?? '', everybodysEncodings)
  if (!encoding) return next()
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
    if (fresh({ 'if-none-match': request.get('If-None-Match') }, { etag }))
      return send(response, shown, { status: 304 })
    const read = body.read(encoding)
    const sendBody = (found: Buffer) =>
      send(response, shown, { status: 200, body: found, encoding, isHead: request.method === 'HEAD' })
    if (read instanceof Promise) read.then(sendBody).catch(next)
    else sendBody(read)
  }
}

/** @returns false where the page has to be made for who asks */
async function answerOne(
  { cache, count, readOwnPage }: Pick<KeepingPages, 'cache' | 'count' | 'readOwnPage'>,
  { ask, headers, mayMake }: Asked,
  { request, response }: Exchange,
): Promise<boolean> {
  const encoding = chooseEncoding(headers.get('Accept-Encoding') ?? '', ownEncodings)
  const theirs = encoding && (await readOwnPage({ url: ask.url, headers }, { request, response }))
  const shown = theirs && cache.look(ask, mayMake)
  const parts = shown && (await shown.page.body.readParts(theirs.listPlaces))
  if (!parts) return false
  count(shown.isOld ? 'old' : 'kept')
  const etag = toOwnEtag(shown.page.etag, theirs.own)
  const own = toOwnShown(shown, etag)
  if (fresh({ 'if-none-match': request.get('If-None-Match') }, { etag })) {
    send(response, own, { status: 304 })
    return true
  }
  // what they send twice by a double click counts once, but not what they send from the page when they see it again
  const zipped = parts.fill(theirs.own, randomUUID())
  const body = encoding === 'gzip' ? zipped : await fromGzip(zipped)
  send(response, own, { status: 200, body, encoding, isHead: request.method === 'HEAD' })
  return true
}

function toOwnEtag(everybodys: string, own: OwnPage['own']): string {
  const mark = createHash('sha256')
    .update(JSON.stringify([everybodys, ...own]))
    .digest('base64url')
  return `W/"${mark.slice(0, 27)}"`
}

// what tells shared caches of the page, of which this is none
const everybodysHeaders = ['cache-control', 'etag', ...Object.values(edges).map(({ header }) => header.toLowerCase())]

function toOwnShown({ page }: Shown, etag: string): Shown {
  const headers = page.headers.filter(([name]) => !everybodysHeaders.includes(name))
  const own = [...headers, ['Cache-Control', 'private, no-cache'], ['ETag', etag]] as const
  return { page: { ...page, headers: own }, isOld: false }
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
const everybodysEncodings = ['br', 'gzip', 'identity'] as const
// brotli cannot be joined of parts
const ownEncodings = ['gzip', 'identity'] as const
const taken = new LRUCache<string, readonly string[]>({ max: 200 })
const longestKept = 200

/** The first of those offered that the browser takes; null where it takes none. */
function chooseEncoding(accepted: string, offered: readonly Encoding[]): Encoding | null {
  const known = taken.get(accepted) ?? listTaken(accepted)
  if (accepted.length <= longestKept) taken.set(accepted, known)
  return offered.find((encoding) => known.includes(encoding)) ?? null
}

function listTaken(accepted: string): readonly string[] {
  return new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...everybodysEncodings])
}
