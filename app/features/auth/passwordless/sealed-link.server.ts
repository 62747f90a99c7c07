import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type OneTimeMark } from '~/commerce/shop/identity'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { createTokenCipher } from '~/features/session/token-cipher.server'

/** How long a link from a mail holds. */
export const linkMinutes = 15

interface SealedLinks<T> {
  /** The token of a new link. */
  seal(content: T): Promise<string>
  /** What a link says, or null where it is not one of ours, too old, or was made for something else, which is logged. */
  open(ctx: RequestContext, token: string | null): Promise<{ content: T; mark: OneTimeMark } | null>
}

/**
 * Links of one kind that mails carry: sealed with the shop's own secrets (the first seals, all open), so that an address
 * that stands in them is nobody's to read or change. Whatever is done with one carries its mark to the backend's plugin,
 * which does it once: for all processes of the shop, and for those that are started later.
 * @param purpose keeps links of one kind from being used for another
 * @param kind what the security log calls them
 */
export function createSealedLinks<T>(purpose: string, kind: string, schema: z.ZodType<T>): SealedLinks<T> {
  const cipher = createTokenCipher(env.SESSION_SECRETS, purpose)
  const sealedSchema = z.object({ id: z.string(), expiresAt: z.number(), content: schema })
  return {
    seal: (content) =>
      cipher.encrypt(JSON.stringify({ id: randomUUID(), expiresAt: Date.now() + linkMinutes * 60_000, content })),
    async open(ctx, token) {
      const text = token && (await cipher.decrypt(token))
      const sealed = text ? sealedSchema.safeParse(JSON.parse(text)).data : undefined
      if (!sealed || sealed.expiresAt <= Date.now()) {
        if (token) ctx.security.tell('token-refused', { token: kind, reason: sealed ? 'expired' : 'forged' })
        return null
      }
      const { content, ...mark } = sealed
      return { content, mark }
    },
  }
}
