import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type RequestContext } from '~/context.server'
import { signedCookie } from '~/http/server/cookies.server'
import { logSecurity } from '~/security-log.server'
import { readSubject } from './session.server'

// The signature makes it a token of ours; a page of another site can plant a cookie at worst, not a signed one of
// somebody else's. Not personal: no page that may be shared shows it.
const csrfCookie = signedCookie('csrf-token', z.string().regex(/^[0-9a-f]{64}$/), { personal: false })

/** The visitor's CSRF token for forms and clients; the double-submit cookie is set where there is none yet. */
export function getCsrfToken(ctx: RequestContext): Promise<string> {
  ctx.session.csrfToken ??= readOrMake(ctx)
  return ctx.session.csrfToken
}

async function readOrMake(ctx: RequestContext): Promise<string> {
  const carried = await csrfCookie.read(ctx.cookies)
  if (carried) return carried
  const made = randomBytes(32).toString('hex')
  ctx.headers.append('Set-Cookie', await csrfCookie.write(made))
  return made
}

/** Whether what a form sent as `csrfToken` is the token in the cookie, found out in constant time. Logs that it is not. */
export async function isCsrfToken(ctx: RequestContext, sent: unknown): Promise<boolean> {
  const carried = await csrfCookie.read(ctx.cookies)
  const isToken = carried !== null && typeof sent === 'string' && timingSafeEqual(toDigest(sent), toDigest(carried))
  if (isToken) return true
  logSecurity(ctx, 'csrf-refused', { reason: carried ? 'other-token' : 'no-cookie', ...(await readSubject(ctx)) })
  return false
}

function toDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
