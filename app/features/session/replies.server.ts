import { env } from '~/env.server'
import { browserCookie } from '~/http/connection'
import { listPersonalCookies } from '~/http/server/cookies.server'
import { isSecure } from '~/http/server/public-origin.server'
import { createIdempotency, type Idempotency } from '~/once/idempotency.server'
import { type Redis, redis } from '~/once/redis.server'
import { packReply, type Reply, unpackReply } from './packed-reply.server'
import { createTokenCipher } from './token-cipher.server'

/**
 * What browsers were replied to the forms that they have sent, so that one which is sent again counts once. The owner is the
 * browser's secret (`findBrowser`): under the same key another browser sends something of its own. Replies hold cookies, which
 * nobody is to read in Redis, and those of a browser go when its session ends.
 */
export function createReplies(secrets: readonly string[], redis?: Redis): Idempotency<Reply> {
  // the names are those of former releases, which run beside this one while it is rolled out
  const { encrypt, decrypt } = createTokenCipher(secrets, 'attempt')
  const format = { pack: packReply, unpack: unpackReply, seal: encrypt, open: decrypt }
  return createIdempotency({ name: 'attempt', format }, redis)
}

export const replies = createReplies(env.SESSION_SECRETS, redis)

const ownSecret = new RegExp(`(?:^|;\\s*)${browserCookie}=([\\w-]{20,80})(?:;|$)`)

/** Whether the browser's script has made up its secret. */
function carriesSecret(cookies: string | null): boolean {
  return ownSecret.test(cookies ?? '')
}

/**
 * What only this browser sends: the secret that the script of its pages has made up (`browserCookie`), or else all cookies that
 * are its alone, as they are now. Null for one that has neither, in whose name anybody might send.
 */
export function findBrowser(cookies: string | null): string | null {
  const own = ownSecret.exec(cookies ?? '')?.[1]
  return own ?? (listPersonalCookies(cookies).sort().join('; ') || null)
}

/**
 * Forgets what this browser was answered to the forms that it has sent: their cookies would bring the session back, or the
 * bag that was left with it.
 * @returns a `Set-Cookie` value that takes the browser's secret away; null where it has none
 */
export async function forgetReplies(cookies: string | null): Promise<string | null> {
  const browser = findBrowser(cookies)
  if (browser === null) return null
  await replies.forget(browser)
  return carriesSecret(cookies)
    ? `${browserCookie}=; Path=/; Max-Age=0; SameSite=Lax${isSecure ? '; Secure' : ''}`
    : null
}
