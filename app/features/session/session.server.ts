import { createCookieSessionStorage } from '@remix-run/node'
import { decodeJwt } from 'jose'
import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { personalCookie } from '~/http/server/cookies.server'
import { logSecurity, type Subject } from '~/security-log.server'
import { forgetReplies } from './forget-replies.server'
import { isGoodToken } from './good-token.server'
import { freshSeconds, idleSeconds, isRenewalDue, type SessionRecord, toExpiry, toLiveRecord } from './session-record'
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

function toUnixSeconds(date = new Date()): number {
  return Math.floor(date.getTime() / 1000)
}

function getRecord(ctx: RequestContext): Promise<SessionRecord | null> {
  ctx.session.record ??= readRecord(ctx.cookies)
  return ctx.session.record
}

async function keepRecord(ctx: RequestContext, record: SessionRecord): Promise<void> {
  // never the session that came along: nothing of what stood in the cookie before lives on
  const session = await storage.getSession()
  session.set('record', record)
  ctx.headers.append('Set-Cookie', await storage.commitSession(session))
  ctx.session.record = Promise.resolve(record)
  ctx.session.confirmed = Promise.resolve(toSession(record))
}

function toSession({ customer, method, expiresAt }: SessionRecord): Session {
  return { customer, method, expires: new Date(expiresAt * 1000).toISOString() }
}

/**
 * Who the cookie says is signed in; it never calls the backend. A copy of the cookie says so after the sign-out too: enough
 * to choose what a page offers, never to show or change anything of a person.
 */
export async function peekSession(ctx: RequestContext): Promise<Session | null> {
  const record = await getRecord(ctx)
  return record && toSession(record)
}

/**
 * Who is signed in, as the backend confirms it, once for each request. Null for a guest, and where the session has ended:
 * with a sign-out for every copy of its cookie at once.
 * @throws CommerceError where the backend does not answer
 */
export function getSession(ctx: RequestContext): Promise<Session | null> {
  ctx.session.confirmed ??= confirmSession(ctx)
  return ctx.session.confirmed
}

/** The same for a page that only names them; while the backend does not answer, who the cookie says it is. */
export async function nameSession(ctx: RequestContext): Promise<Session | null> {
  try {
    return await getSession(ctx)
  } catch (error) {
    if (!isCommerceError(error)) throw error
    return peekSession(ctx)
  }
}

async function confirmSession(ctx: RequestContext): Promise<Session | null> {
  const session = await peekSession(ctx)
  if (!session) return null
  const { token } = await getShopper(ctx)
  if (token && (await isGoodToken(ctx.commerce.as({ token })))) return session
  await loseSession(ctx)
  return null
}

/**
 * Whether an answer that was kept may be given once more: the session that it has begun or renewed lives, or else the one
 * that the request comes with. A guest's is given without any.
 * @param setCookies its `Set-Cookie` values
 * @throws CommerceError where the backend does not answer
 */
export async function isReplyGood(ctx: RequestContext, setCookies: readonly string[]): Promise<boolean> {
  const given = await Promise.all(setCookies.map((line) => readRecord(line.split(';', 1)[0] ?? '')))
  const record = given.findLast((one) => one !== null) ?? (await getRecord(ctx))
  if (!record) return true
  const token = await cipher.decrypt(record.token)
  return token !== null && isGoodToken(ctx.commerce.as({ token }))
}

async function readRecord(cookies: string | null): Promise<SessionRecord | null> {
  return toLiveRecord((await storage.getSession(cookies)).get('record'), toUnixSeconds())
}

/** Who the cookie says is signed in, for the security log, which keeps neither; `{}` for a guest. */
export async function readSubject(ctx: RequestContext): Promise<Subject> {
  const record = await getRecord(ctx)
  if (!record) return {}
  const { customer, startedAt } = record
  return { customerId: customer.id, session: `${customer.id} ${startedAt}` }
}

/** Who to be towards the backend, for `ctx.commerce.as()`; `{}` for a guest. Never give it to a page or a log. */
export async function getShopper(ctx: RequestContext): Promise<{ token?: string }> {
  const record = await getRecord(ctx)
  const token = record && (await cipher.decrypt(record.token))
  return token ? { token } : {}
}

interface SignedIn extends Pick<SessionRecord, 'customer' | 'method' | 'cartId'> {
  /** The backend's bearer token. */
  token: string
}

/** Starts a session of its own in place of any other that the browser has, which ends for all copies of its cookie. */
export async function startSession(ctx: RequestContext, { token, ...signedIn }: SignedIn): Promise<void> {
  await tellEnd(ctx)
  const now = toUnixSeconds()
  const expiresAt = toExpiry({ startedAt: now, now, tokenExpiresAt: readTokenExpiry(token) })
  const encrypted = await cipher.encrypt(token)
  await keepRecord(ctx, { ...signedIn, token: encrypted, startedAt: now, renewedAt: now, expiresAt })
}

function readTokenExpiry(token: string): number | undefined {
  try {
    return decodeJwt(token).exp
  } catch {
    return undefined
  }
}

/** Keeps a changed name or address, or the customer's cart, with the session that there is. */
export async function updateSession(
  ctx: RequestContext,
  changes: Partial<Pick<SessionRecord, 'customer' | 'cartId'>>,
): Promise<void> {
  const record = await getRecord(ctx)
  if (record) await keepRecord(ctx, { ...record, ...changes })
}

/** The cart that the backend knows as the signed-in customer's; undefined where it knows none. */
export async function getCustomerCartId(ctx: RequestContext): Promise<string | undefined> {
  return (await getRecord(ctx))?.cartId
}

/** Whether it is time to prolong the session; never for a guest. */
export async function isProlongationDue(ctx: RequestContext): Promise<boolean> {
  const record = await getRecord(ctx)
  return record !== null && isRenewalDue(record, toUnixSeconds())
}

/** Lets the session last from now on, with a fresh token of the same customer, up to its absolute limit. */
export async function prolongSession(ctx: RequestContext, token: string): Promise<void> {
  const record = await getRecord(ctx)
  if (!record) return
  const now = toUnixSeconds()
  const expiresAt = toExpiry({ startedAt: record.startedAt, now, tokenExpiresAt: readTokenExpiry(token) })
  await keepRecord(ctx, { ...record, token: await cipher.encrypt(token), renewedAt: now, expiresAt })
}

/** Ends the session here and tells the backend, which may be down: the session is over all the same. */
export async function endSession(ctx: RequestContext): Promise<void> {
  await noteEnd(ctx, 'sign-out')
  await tellEnd(ctx)
  await forgetSession(ctx)
}

async function tellEnd(ctx: RequestContext): Promise<void> {
  const shopper = await getShopper(ctx)
  if (!shopper.token) return
  await ctx.commerce
    .as(shopper)
    .put((medusa) => medusa.auth.deleteSession())
    .catch((error: unknown) => ctx.log.info({ err: error }, 'the backend was not told that a session has ended'))
}

/** Ends the session here because the backend does not know its token any more. */
export async function loseSession(ctx: RequestContext): Promise<void> {
  await noteEnd(ctx, 'backend')
  await forgetSession(ctx)
}

async function noteEnd(ctx: RequestContext, how: 'sign-out' | 'backend'): Promise<void> {
  const subject = await readSubject(ctx)
  if (subject.session) logSecurity(ctx, 'session-ended', { how, ...subject })
}

/** Ends the session here alone: the backend has done so already, and the security log knows why. */
export async function forgetSession(ctx: RequestContext): Promise<void> {
  await forgetReplies(ctx)
  ctx.headers.append('Set-Cookie', await storage.destroySession(await storage.getSession()))
  ctx.session.record = Promise.resolve(null)
  ctx.session.confirmed = Promise.resolve(null)
}

/** Whether whoever is signed in has shown who they are a moment ago. */
export async function isFreshSession(ctx: RequestContext): Promise<boolean> {
  const record = await getRecord(ctx)
  return record !== null && toUnixSeconds() - record.startedAt <= freshSeconds
}

/** Whose session the browser came with, whether it has ended or not; null where it came with none. */
export async function readCarriedId(ctx: RequestContext): Promise<string | null> {
  return (await readRecord(ctx.cookies))?.customer.id ?? null
}
