import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { env } from '~/env.server'
import { createTokenCipher } from '~/features/session/token-cipher.server'
import { singleUse } from './single-use.server'

/** How long a link from a mail holds. */
export const linkMinutes = 15

interface SealedLinks<T> {
  /** The token of a new link. */
  seal(content: T): Promise<string>
  /** What a link says, or null where it is not one of ours, too old, or was made for something else. */
  open(token: string | null): Promise<T | null>
  /**
   * Uses a link up. What `use` throws gives it back, so that a backend that is down costs nobody their link.
   * @returns what `use` answers, or null where the link says nothing any more
   */
  redeem<R>(token: string | null, use: (content: T) => Promise<R>): Promise<R | null>
}

/**
 * Links of one kind that mails carry: sealed with the shop's own secrets (the first seals, all open), so that an address
 * that stands in them is nobody's to read or change; each counts once.
 * @param purpose keeps links of one kind from being used for another
 */
export function createSealedLinks<T>(purpose: string, schema: z.ZodType<T>): SealedLinks<T> {
  const cipher = createTokenCipher(env.SESSION_SECRETS, purpose)
  const sealedSchema = z.object({ id: z.string(), expiresAt: z.number(), content: schema })

  async function read(token: string | null) {
    const text = token && (await cipher.decrypt(token))
    if (!text) return null
    const sealed = sealedSchema.safeParse(JSON.parse(text)).data
    return sealed && sealed.expiresAt > Date.now() ? sealed : null
  }

  return {
    seal: (content) =>
      cipher.encrypt(JSON.stringify({ id: randomUUID(), expiresAt: Date.now() + linkMinutes * 60_000, content })),
    open: async (token) => (await read(token))?.content ?? null,
    async redeem(token, use) {
      const sealed = await read(token)
      if (!sealed || !(await singleUse.spend(sealed.id, linkMinutes * 60))) return null
      try {
        return await use(sealed.content)
      } catch (error) {
        await singleUse.giveBack(sealed.id)
        throw error
      }
    },
  }
}
