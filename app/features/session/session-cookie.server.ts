import { createCookieSessionStorage } from '@remix-run/node'
import { decodeJwt } from 'jose'
import { env } from '~/env.server'
import { personalCookie } from '~/http/server/cookies.server'
import { idleSeconds, type SessionRecord, toExpiry, toLiveRecord, toUnixSeconds } from './session-record'
import { createTokenCipher } from './token-cipher.server'

const storage = createCookieSessionStorage<{ record: SessionRecord }>({
  cookie: personalCookie('session', { maxAge: idleSeconds }),
})

/** For the backend's bearer token, which the cookie holds encrypted. */
export const sessionTokens = createTokenCipher(env.SESSION_SECRETS, 'vitrine: backend token in the session cookie')

/** @param cookies a `Cookie` header @returns null where no session of ours that still lives is in it */
export async function readSessionCookie(cookies: string | null): Promise<SessionRecord | null> {
  return toLiveRecord((await storage.getSession(cookies)).get('record'), toUnixSeconds())
}

/** @returns a `Set-Cookie` value */
export async function writeSessionCookie(record: SessionRecord): Promise<string> {
  // never the session that came along: nothing of what stood in the cookie before lives on
  const session = await storage.getSession()
  session.set('record', record)
  return storage.commitSession(session)
}

/** @returns a `Set-Cookie` value */
export async function clearSessionCookie(): Promise<string> {
  return storage.destroySession(await storage.getSession())
}

export interface SignedIn extends Pick<SessionRecord, 'customer' | 'method' | 'cartId'> {
  /** The backend's bearer token. */
  token: string
}

/** The record of a session that begins now. */
export async function beginRecord({ token, ...signedIn }: SignedIn): Promise<SessionRecord> {
  const startedAt = toUnixSeconds()
  return { ...signedIn, startedAt, ...(await toLife(startedAt, token)) }
}

/** The record of the same session from now on, with a fresh token of the same customer. */
export async function prolongRecord(record: SessionRecord, token: string): Promise<SessionRecord> {
  return { ...record, ...(await toLife(record.startedAt, token)) }
}

async function toLife(startedAt: number, token: string) {
  const now = toUnixSeconds()
  const expiresAt = toExpiry({ startedAt, now, tokenExpiresAt: readTokenExpiry(token) })
  return { token: await sessionTokens.encrypt(token), renewedAt: now, expiresAt }
}

function readTokenExpiry(token: string): number | undefined {
  try {
    return decodeJwt(token).exp
  } catch {
    return undefined
  }
}
