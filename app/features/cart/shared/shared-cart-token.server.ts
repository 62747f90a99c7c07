import { createHmac } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { type Cart } from '~/commerce/shop/cart'
import { env } from '~/env.server'
import { toFingerprint } from '~/once/fingerprint.server'

/** How long a link to a bag holds. */
export const sharedCartDays = 7

const lineLimit = 50

const contentSchema = z.object({
  jti: z.string(),
  lines: z.array(z.tuple([z.string(), z.number().int().min(1)])),
})

/** What a link carries: copies of lines, and nothing of whose they are. */
export interface SharedCart {
  /** The same for the same bag as it stood. */
  id: string
  lines: { variantId: string; quantity: number }[]
}

const keys = env.SESSION_SECRETS.map((secret) => createHmac('sha256', secret).update('vitrine: shared bag').digest())

/** The token of a link to a cart's lines as they are now; the first of the shop's secrets signs, all verify. */
export async function signSharedCart({ id, items }: Pick<Cart, 'id' | 'items'>, now = new Date()): Promise<string> {
  const lines = items
    .flatMap(({ variantId, quantity }) => (variantId ? [[variantId, quantity] as const] : []))
    .slice(0, lineLimit)
  const [key] = keys
  if (!key) throw new Error('SESSION_SECRETS is empty')
  return new SignJWT({ lines })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(toFingerprint([id, lines], 16))
    .setExpirationTime(Math.floor(now.getTime() / 1000) + sharedCartDays * 24 * 60 * 60)
    .sign(key)
}

/** What a token says; `expired` where it is ours and too old, `invalid` where it is not ours as it stands. */
export async function readSharedCart(token: string, now = new Date()): Promise<SharedCart | 'expired' | 'invalid'> {
  for (const key of keys) {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now })
      const content = contentSchema.safeParse(payload).data
      if (!content) return 'invalid'
      return { id: content.jti, lines: content.lines.map(([variantId, quantity]) => ({ variantId, quantity })) }
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'expired'
      if (!(error instanceof errors.JOSEError)) throw error
    }
  }
  return 'invalid'
}
