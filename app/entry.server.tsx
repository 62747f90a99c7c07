import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type EntryContext,
  type LoaderFunctionArgs,
} from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import etag from 'etag'
import fresh from 'fresh'
import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Logger } from 'pino'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { catalogueCache } from './commerce/cache.server'
import { toGoneTags, toWholeTags } from './commerce/purge-tag'
import { getContext, type RequestContext } from './context.server'
import { env } from './env.server'
import { listIssuerOrigins } from './features/auth/oidc/issuers.server'
import { reportSignInMethods } from './features/auth/sign-in-methods.server'
import { warmCatalogue } from './features/catalog/catalogue-index/warm-catalogue.server'
import { refreshPurged } from './features/catalog/refresh-purged.server'
import { listFlagOrigins } from './features/region/flag.server'
import { listRegions } from './features/region/region.server'
import { buildHeader } from './http/connection'
import {
  createScriptNonce,
  hashOwnScripts,
  type InlineHashes,
  mergeOrigins,
  toContentSecurityPolicy,
} from './http/server/csp.server'
import { edgePurge } from './http/server/edge-purge.server'
import { isFirstVisit } from './http/server/first-visit'
import { type Purged } from './http/server/kept-pages.server'
import { inlineStylesheet } from './http/server/inline-stylesheet.server'
import { log } from './http/server/log.server'
import { toOwnBlock } from './http/server/own-data.server'
import { PageNonceContext } from './http/browser/page-nonce'
import { ScriptNonceContext } from './http/browser/script-nonce'
import { setDataCaching, setPageCaching } from './http/server/page-caching.server'
import { type PageScripts, toPageScripts } from './http/server/page-scripts.server'
import { isSecure } from './http/server/public-origin.server'
import { toLoggedPath } from './http/server/request-log.server'
import { getWordFile } from './i18n/word-file.server'
import { redis } from './once/redis.server'
import { everybodysData } from './routes/layout/own-page.server'
import { paths } from './paths'
import { takeCookies } from './http/server/take-cookies.server'
import stylesheet from './styles/app.css?inline'

const renderDeadlineMs = 10_000

// Vite's hot reload puts styles and scripts of its own into the page
const isDevelopment = env.NODE_ENV === 'development'

void reportSignInMethods()

interface Nonces {
  script: string
  page: string
}

/** What stands around everything that React draws of a page. */
function toTree(request: Request, remixContext: EntryContext, nonces: Nonces) {
  return (
    <ScriptNonceContext.Provider value={nonces.script}>
      <PageNonceContext.Provider value={nonces.page}>
        <RemixServer context={remixContext} url={request.url} nonce={nonces.script} />
      </PageNonceContext.Provider>
    </ScriptNonceContext.Provider>
  )
}

// React's mark of a part that it has left to the browser
const leftOut = '<!--$!-->'

/**
 * The page as one text, which takes a third less time than a stream that is read to its end. What has to wait for a part's
 * module, the first time that it is drawn, goes by the stream.
 */
async function render(
  request: Request,
  remixContext: EntryContext,
  { nonces, log }: { nonces: Nonces; log: Logger },
): Promise<string> {
  const page = renderToString(toTree(request, remixContext, nonces))
  // the stream alone writes the first line
  return page.includes(leftOut) ? renderSlowly(request, remixContext, { nonces, log }) : `<!DOCTYPE html>${page}`
}

function renderSlowly(
  request: Request,
  remixContext: EntryContext,
  { nonces, log }: { nonces: Nonces; log: Logger },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(toTree(request, remixContext, nonces), {
      nonce: nonces.script,
      onAllReady() {
        clearTimeout(timer)
        const body = new PassThrough()
        // where a letter of several bytes does not fit into React 18's buffer, its end goes out as zeros
        text(body).then((page) => resolve(page.replaceAll('\0', '')), reject)
        pipe(body)
      },
      onShellError: reject,
      onError: (error) => log.error({ err: error }, 'rendering failed'),
    })
    const timer = setTimeout(() => {
      abort()
      reject(new Error(`rendering took longer than ${renderDeadlineMs} ms`))
    }, renderDeadlineMs)
  })
}

// without the root's data the page is the bare failure page
function isAlive({ staticHandlerContext }: EntryContext, { light }: RequestContext): boolean {
  return !light && Boolean(staticHandlerContext.loaderData?.root)
}

// React leaves alone what stands at the end of the body beside its own
function addScripts(page: string, { codes, own }: PageScripts, nonce: string): string {
  const end = page.lastIndexOf('</body>')
  const scripts = codes.map((code) => `<script nonce="${nonce}">${code}</script>`).join('')
  return page.slice(0, end) + scripts + toOwnBlock(own) + page.slice(end)
}

/** The page as it goes out, and what stands in it that the policy has to admit. */
function finish(page: string, nonce: string, { headers }: Request): { html: string; hashes: InlineHashes } {
  const { html, hashes: scripts } = hashOwnScripts(page, nonce)
  if (isDevelopment || !isFirstVisit(headers)) return { html, hashes: { scripts, styles: [] } }
  const styled = inlineStylesheet(html, stylesheet)
  return { html: styled.page, hashes: { scripts, styles: [styled.hash] } }
}

/** Renders the whole page, then sends it: one status, one ETag, a policy that lists the page's own scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const ctx = await getContext({ request, context: loadContext })
  if (ctx.answer.reply) return ctx.answer.reply
  const nonces = { script: createScriptNonce(), page: randomUUID() }
  loadContext.pageNonce = nonces.page
  // the page's data is in its scripts: Remix would stream it behind them
  const whole = { ...remixContext, serverHandoffStream: undefined }
  const renderedFrom = performance.now()
  const page = await render(request, whole, { nonces, log: ctx.log })
  ctx.timings?.noteRender(performance.now() - renderedFrom)
  const wordFile = getWordFile(ctx.locale.language)
  const given = { everybodys: everybodysData, wordFile, isSettled: import.meta.env.PROD }
  const alive = isAlive(remixContext, ctx)
    ? addScripts(page, await toPageScripts(remixContext, given), nonces.script)
    : page
  const { html, hashes } = finish(alive, nonces.script, request)
  takeCookies(ctx).forEach((value, name) => headers.append(name, value))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!isDevelopment) {
    const always = { 'form-action': listIssuerOrigins(), 'img-src': listFlagOrigins() }
    const origins = mergeOrigins(always, ctx.answer.policyOrigins)
    headers.set('Content-Security-Policy', toContentSecurityPolicy(hashes, isSecure, origins))
  }
  // browsers tell the quality of the network only to who asks; Save-Data they always tell
  headers.set('Accept-CH', 'ECT')
  setPageCaching(headers, ctx, status)
  headers.append('Vary', 'Sec-Fetch-Site')
  if (ctx.timings) headers.set('Server-Timing', ctx.timings.toHeader())
  if (status !== 200 || ctx.answer.caching === 'no-store') return new Response(html, { status, headers })
  headers.set('ETag', etag(html.replaceAll(nonces.page, ''), { weak: true }))
  const conditional = { 'if-none-match': request.headers.get('If-None-Match') ?? undefined }
  if (fresh(conditional, { etag: headers.get('ETag') ?? undefined }))
    return new Response(null, { status: 304, headers })
  return new Response(html, { status, headers })
}

/** Gives a client-side navigation's or fetcher's answer the same cookies and caching rule as a page. */
export async function handleDataRequest(
  response: Response,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): Promise<Response> {
  const ctx = await getContext({ request, context })
  // nobody has asked for it yet: the browser would call it an error, and a click asks anew
  if (ctx.isPrefetch && response.status >= 429)
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  takeCookies(ctx).forEach((value, name) => response.headers.append(name, value))
  if (context.build) response.headers.set(buildHeader, context.build)
  setDataCaching(response.headers, ctx, response.status)
  if (ctx.timings) response.headers.set('Server-Timing', ctx.timings.toHeader())
  return response
}

/** Logs what no route expected; a refusal (404, 405, what `fail` throws) is an answer, and stands in the request's line. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const { requestId } = context
  const path = toLoggedPath(new URL(request.url).pathname)
  log.error({ err: error, requestId, method: request.method, path }, 'a route failed')
}

/** Reads ahead what the first visitors would have to wait for, from then on after each change too; the server calls it once it listens. */
export async function warmUp(): Promise<void> {
  const request = new Request(new URL(paths.home(env.DEFAULT_LOCALE), env.PUBLIC_URL))
  const visit = await getContext({ request, context: {} })
  // nobody waits for it
  const ctx = { ...visit, commerce: visit.commerce.unhurried }
  refreshPurged(ctx)
  await ctx.commerce.getCapabilities()
  if (env.CATALOGUE_READ_AHEAD === 'on') await warmCatalogue(ctx)
  // without these there is no page at all
  else await listRegions(ctx)
}

// the server asks them: its own copies of the modules would know nothing of what pages have met
export { isBackendAway } from './commerce/backend.server'
export { hasOwnCookie } from './http/server/cookies.server'
export { readOwnPage } from './routes/layout/own-page.server'

/** Calls back for every purge of the catalogue, of this process or another; with null where some may be missed. */
export function watchPurges(listener: (purged: Purged | null) => void): void {
  catalogueCache.onPurge((tags) => listener(tags && { tags: toWholeTags(tags), gone: toGoneTags(tags) }))
}

/** Ends what would hold the process; the server calls it when the last request has been answered. */
export { refuseWaiters } from './once/ending.server'

export async function coolDown(): Promise<void> {
  await edgePurge?.settle()
  await redis?.close()
}
