import { randomUUID } from 'node:crypto'
import { type AppLoadContext } from '@remix-run/node'
import { type Logger } from 'pino'
import { connectBackend } from './commerce/backend.server'
import { createRequestTime } from './commerce/request-time'
import { createRequestTimings, type RequestTimings } from './commerce/request-timings'
import { type Alarm, type Commerce } from './commerce/shop/commerce'
import { env } from './env.server'
import { RequestCart } from './features/cart/request-cart.server'
import { RequestLimits } from './features/limits/request-limits.server'
import { RequestOrders } from './features/orders/request-orders.server'
import { RequestCsrf } from './features/session/request-csrf.server'
import { RequestSession } from './features/session/request-session.server'
import { hasPersonalCookie, listUnsigned } from './http/server/cookies.server'
import { type Flash, readFlash } from './http/server/flash.server'
import { log } from './http/server/log.server'
import { isPrefetch } from './http/server/prefetch'
import { publicOrigin } from './http/server/public-origin.server'
import { RequestAnswer } from './http/server/request-answer.server'
import { isLight, type Preferences, preferencesCookie } from './http/server/preferences.server'
import { findLanguage } from './i18n/i18n.server'
import { getLocale, type Locale, toLocale, toPathLocale } from './i18n/locales'
import { defaultLocale, knownLanguages } from './i18n/resources.server'
import { isMerchantPath } from './paths'
import { speak, type Speech } from './i18n/speak.server'
import { type Trace } from './traces.server'
import { logSecurity, SecurityLog } from './security-log.server'

declare module '@remix-run/node' {
  interface AppLoadContext {
    requestId?: string
    address?: string
    /** To which what is done for the request belongs, where somebody records it. */
    trace?: Trace
    /** Names the build that answers; its pages ask a later one for nothing but whole pages. */
    build?: string
    /** The page's, once it is rendered; see `PageNonceContext`. */
    pageNonce?: string
    /** Remix hands every loader of a request the same load context but a Request of its own. */
    made?: Promise<RequestContext>
  }
}

/** What a request says, and what its answer is to say beside its page. */
export interface RequestFacts extends Readonly<Speech> {
  readonly requestId: string
  /** The visitor's IP address, as far as the proxies in front are believed; empty where the server does not say. */
  readonly address: string
  readonly log: Logger
  /** The address as shoppers see it, with PUBLIC_URL's origin: what the request calls its host, anybody may have made up. */
  readonly url: URL
  readonly commerce: Commerce
  /** Absent where nobody is told how long things took. */
  readonly timings?: RequestTimings
  /** What the browser calls itself, as far as it is that short; empty where it does not say. */
  readonly userAgent: string
  readonly acceptLanguage: string | null
  /** The request's `Cookie` header; each cookie's owner module reads it. */
  readonly cookies: string | null
  readonly preferences: Preferences | null
  /** Nobody has seen the answer yet, and perhaps nobody will: it changes nothing, and sets no cookie. */
  readonly isPrefetch: boolean
  /** The page goes out without script. */
  readonly light: boolean
  readonly answer: RequestAnswer
  /** Headers for the answer: `Set-Cookie` of every owner module. */
  readonly headers: Headers
  /** What the form has said that led to this page; a form has no use for it. */
  readonly flash: Flash | null
}

/**
 * Everything that belongs to one request; made once, shared by all its loaders and its action. What its feature knows by
 * now stands behind each owner's verbs: nobody else writes to it.
 */
export interface RequestContext extends RequestFacts {
  readonly security: SecurityLog
  readonly session: RequestSession
  readonly csrf: RequestCsrf
  readonly limits: RequestLimits
  readonly orders: RequestOrders
  readonly cart: RequestCart
  /** From now on it speaks as this locale does. */
  speak(locale: Locale): void
}

export interface RouteArgs {
  request: Request
  context: AppLoadContext
}

const longestUserAgent = 400

/** The request's context. */
export function getContext({ request, context }: RouteArgs): Promise<RequestContext> {
  context.made ??= createContext(request, context)
  return context.made
}

async function createContext(
  request: Request,
  { requestId = randomUUID(), address = '', trace }: AppLoadContext,
): Promise<RequestContext> {
  const timings = env.SERVER_TIMING === 'on' ? createRequestTimings() : undefined
  const url = toPublicUrl(request.url)
  const cookies = request.headers.get('Cookie')
  const isAhead = isPrefetch((name) => request.headers.get(name))
  const requestLog = log.child({ requestId })
  const preferences = await preferencesCookie.read(cookies)
  const locale = await findLocale(request, url, preferences)
  function onAlarm(alarm: Alarm): void {
    if (alarm === 'storefront') logSecurity({ log: requestLog }, 'storefront-refused', { reason: 'other-secret' })
    else void tellLimit(made)
  }
  const unsigned = await listUnsigned(cookies)
  if (unsigned.length > 0) logSecurity({ log: requestLog, address }, 'cookie-refused', { cookies: unsigned })
  const answer = new RequestAnswer(hasPersonalCookie(cookies) ? 'private' : 'public')
  const made = toContext({
    requestId,
    address,
    log: requestLog,
    url,
    ...speak(locale),
    userAgent: request.headers.get('User-Agent')?.slice(0, longestUserAgent) ?? '',
    acceptLanguage: request.headers.get('Accept-Language'),
    commerce: connectBackend({
      requestId,
      log: requestLog,
      visitor: address,
      onAlarm,
      onPassing: answer.hold,
      onRead: answer.addTags,
      time: createRequestTime(env.MEDUSA_WAIT_MS),
      timings,
      trace,
    }),
    timings,
    cookies,
    preferences,
    isPrefetch: isAhead,
    // nothing of the merchant's pages comes near a script
    light: isMerchantPath(url.pathname) || isLight(request.headers, preferences),
    answer,
    headers: new Headers(),
    flash: isAhead || request.method !== 'GET' ? null : await readFlash(url, cookies),
  })
  return made
}

/**
 * The context of a request whose facts these are; they become the context, whose owners look at them.
 * @param security of the request that this one is a part of
 */
export function toContext(facts: RequestFacts, security = new SecurityLog(facts)): RequestContext {
  const session = new RequestSession(facts, security)
  const limits = new RequestLimits(facts, session, security)
  return Object.assign(facts, {
    security,
    session,
    csrf: new RequestCsrf(facts, session, security),
    limits,
    orders: new RequestOrders(facts),
    cart: new RequestCart(facts, session, limits),
    speak: (locale: Locale) => void Object.assign(facts, speak(locale)),
  })
}

/** The backend has had too many attempts of this visitor. */
async function tellLimit(ctx: RequestContext): Promise<void> {
  ctx.security.tell('limit-hit', { limit: 'backend', scope: 'network', ...(await ctx.session.readSubject()) })
}

function toPublicUrl(requestUrl: string): URL {
  const url = new URL(requestUrl)
  // joined as text: resolved as a link, the path `//evil.example` would be another host
  return new URL(publicOrigin + url.pathname + url.search)
}

// an address without a prefix speaks like the page that it leads back to, then as the visitor has chosen
async function findLocale(request: Request, url: URL, preferences: Preferences | null): Promise<Locale> {
  const known =
    toPathLocale(url.pathname, knownLanguages) ??
    toPathLocale(url.searchParams.get('callbackUrl') ?? '', knownLanguages) ??
    getLocale(preferences?.locale, knownLanguages)
  return known ?? toLocale(await findLanguage(request), defaultLocale.country)
}
