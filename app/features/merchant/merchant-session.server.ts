import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type MerchantProof } from '~/commerce/shop/merchant'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { createTokenCipher } from '~/features/session/token-cipher.server'
import { signedCookie } from '~/http/server/cookies.server'
import { isPast, toIssueTime } from '~/http/server/timestamped-value'
import { redis } from '~/once/redis.server'
import { createRepeatGuard } from '~/once/repeat-guard.server'
import { paths } from '~/paths'

const idleSeconds = 30 * 60
const longestSeconds = 8 * 60 * 60

const sessionSchema = z.object({
  id: z.string(),
  /** Unix seconds. */
  startedAt: z.number().int(),
  /** A user's token, or the digest of the key that was typed: once the setting is another, the session is over. */
  proof: z.union([z.object({ token: z.string() }), z.object({ keyDigest: z.string() })]),
})

export type MerchantSession = z.infer<typeof sessionSchema>

const cookie = signedCookie('merchant', z.string(), { maxAge: idleSeconds, strictPath: paths.merchant() })
const cipher = createTokenCipher(env.SESSION_SECRETS, 'vitrine: session of the merchant')
// a copy of the cookie would outlive a sign-out
const ended = createRepeatGuard({ name: 'merchant-session', seconds: longestSeconds + 60 }, redis)

/** The request's own session, as far as the shop can tell; whether its user may is the backend's to say. */
export async function readMerchantSession({ cookies }: RequestContext): Promise<MerchantSession | null> {
  const sealed = await cookie.read(cookies)
  const opened = sealed === null ? null : await cipher.decrypt(sealed)
  const session = opened === null ? null : sessionSchema.safeParse(JSON.parse(opened)).data
  if (!session || isPast(session.startedAt, longestSeconds) || !toProof(session)) return null
  return (await ended.isUsed(session.id)) ? null : session
}

/** What the backend is asked with; null where the session is of a key that is not the shop's any more. */
export function toProof({ proof }: MerchantSession): Exclude<MerchantProof, 'nobody'> | null {
  if ('token' in proof) return proof
  const apiKey = env.MEDUSA_ADMIN_API_KEY
  return apiKey !== undefined && proof.keyDigest === toKeyDigest(apiKey) ? { apiKey } : null
}

/** Begins a session of its own: nothing of one that came along lives on. */
export async function beginMerchantSession(
  ctx: RequestContext,
  proof: Exclude<MerchantProof, 'nobody'>,
): Promise<void> {
  await endMerchantSession(ctx)
  const kept = 'token' in proof ? proof : { keyDigest: toKeyDigest(proof.apiKey) }
  await keepMerchantSession(ctx, { id: randomUUID(), startedAt: toIssueTime(), proof: kept })
}

/** Lets it live for half an hour from now on. */
export async function keepMerchantSession({ headers }: RequestContext, session: MerchantSession): Promise<void> {
  headers.append('Set-Cookie', await cookie.write(await cipher.encrypt(JSON.stringify(session))))
}

/** Ends the request's session, copies of its cookie too. */
export async function endMerchantSession(ctx: RequestContext): Promise<void> {
  const session = await readMerchantSession(ctx)
  if (session) await ended.use(session.id)
  ctx.headers.append('Set-Cookie', await cookie.clear())
}

/** Whether that is the shop's own key, found out in constant time. */
export function isShopKey(typed: string): boolean {
  const key = env.MEDUSA_ADMIN_API_KEY
  return key !== undefined && timingSafeEqual(toDigest(typed), toDigest(key))
}

function toDigest(text: string): Buffer {
  return createHash('sha256').update(`vitrine: key of the merchant ${text}`).digest()
}

function toKeyDigest(key: string): string {
  return toDigest(key).toString('base64url')
}
