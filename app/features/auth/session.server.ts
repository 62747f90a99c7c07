import { createCookieSessionStorage, redirect } from '@remix-run/node'
import { decodeJwt } from 'jose'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { personalCookie } from '~/http/cookies.server'
import { paths } from '~/paths'
import { takeCookies } from '~/respond.server'
import { idleSeconds, type SessionRecord, toExpiry, toLiveRecord } from './session-record'
import { createTokenCipher } from './token-cipher.server'

/** Who is signed in. */
export interface Session {
  customer: SessionRecord['customer']
  /** ISO 8601. */
  expires: string
  /** How the shopper signed in: `credentials`, `email`, or the id of an identity provider. */
  method: string
}

const storage = createCookieSessionStorage<{ record: SessionRecord }>({
  cookie: personalCookie('session', { maxAge: idleSeconds }),
})
const cipher = createTokenCipher(env.SESSION_SECRETS, 'vitrine: backend token in the session cookie')

// what this request knows by now; its own answer may have started or ended the session
const records = new WeakMap<RequestContext, Promise<SessionRecord | null>>()

function toUnixSeconds(date = new Date()): number {
  return Math.floor(date.getTime() / 1000)
}

function getRecord(ctx: RequestContext): Promise<SessionRecord | null> {
  const known = records.get(ctx)
  if (known) return known
  const read = storage.getSession(ctx.cookies).then((session) => toLiveRecord(session.get('record'), toUnixSeconds()))
  records.set(ctx, read)
  return read
}

async function keepRecord(ctx: RequestContext, record: SessionRecord): Promise<void> {
  // never the session that came along: nothing of what stood in the cookie before lives on
  const session = await storage.getSession()
  session.set('record', record)
  ctx.headers.append('Set-Cookie', await storage.commitSession(session))
  records.set(ctx, Promise.resolve(record))
}

/** Who is signed in, by the cookie alone: it never calls the backend. Null for a guest. */
export async function getSession(ctx: RequestContext): Promise<Session | null> {
  const record = await getRecord(ctx)
  if (!record) return null
  const { customer, method, expiresAt } = record
  return { customer, method, expires: new Date(expiresAt * 1000).toISOString() }
}

/** Who to be towards the backend, for `ctx.commerce.as()`; `{}` for a guest. Never give it to a page or a log. */
export async function getShopper(ctx: RequestContext): Promise<{ token?: string }> {
  const record = await getRecord(ctx)
  const token = record && (await cipher.decrypt(record.token))
  return token ? { token } : {}
}

interface SignedIn {
  /** The backend's bearer token. */
  token: string
  customer: SessionRecord['customer']
  method: string
}

/** Starts a session of its own in place of any other that the browser has. */
export async function startSession(ctx: RequestContext, { token, customer, method }: SignedIn): Promise<void> {
  const now = toUnixSeconds()
  const expiresAt = toExpiry({ startedAt: now, now, tokenExpiresAt: readTokenExpiry(token) })
  const encrypted = await cipher.encrypt(token)
  await keepRecord(ctx, { customer, method, token: encrypted, startedAt: now, renewedAt: now, expiresAt })
}

function readTokenExpiry(token: string): number | undefined {
  try {
    return decodeJwt(token).exp
  } catch {
    return undefined
  }
}

/** Keeps a changed name or address with the session that there is. */
export async function updateSession(ctx: RequestContext, customer: SessionRecord['customer']): Promise<void> {
  const record = await getRecord(ctx)
  if (record) await keepRecord(ctx, { ...record, customer })
}

/** Ends the session here and tells the backend, which may be down: the session is over all the same. */
export async function endSession(ctx: RequestContext): Promise<void> {
  const shopper = await getShopper(ctx)
  ctx.headers.append('Set-Cookie', await storage.destroySession(await storage.getSession()))
  records.set(ctx, Promise.resolve(null))
  if (!shopper.token) return
  await ctx.commerce
    .as(shopper)
    .put((medusa) => medusa.auth.deleteSession())
    .catch((error: unknown) => ctx.log.info({ err: error }, 'the backend was not told that a session has ended'))
}

/**
 * The session of a page that nobody sees without one.
 * @throws a redirect to the sign-in, which leads back here
 */
export async function requireSession(ctx: RequestContext): Promise<Session> {
  ctx.caching = 'no-store'
  const session = await getSession(ctx)
  if (session) return session
  const query = new URLSearchParams({ error: 'SessionRequired', callbackUrl: ctx.url.pathname + ctx.url.search })
  throw redirect(`${paths.signIn()}?${query}`, {
    status: 303,
    headers: [...takeCookies(ctx), ['Cache-Control', 'no-store']],
  })
}
