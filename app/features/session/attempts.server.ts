import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Redis, redis } from '~/commerce/redis.server'
import { env } from '~/env.server'
import { packReply, type Reply, unpackReply } from './packed-reply.server'
import { createTokenCipher } from './token-cipher.server'

// longer than anybody looks at a notice before trying again
const keptSeconds = 600
// a process that ended in the middle blocks its attempts for so long
const runSeconds = 60
const stepMs = 200

/** Makes one attempt of what a browser sends several times. */
export interface Attempts {
  /**
   * Runs what was sent once: a second attempt gets the reply to the first, also to one that is still under way. What
   * rejects may be tried anew.
   * @param mark unguessable, made by the browser for this one sending
   * @returns null where another process has not come to an end with it for a minute
   */
  runOnce(mark: string, run: () => Promise<Reply>): Promise<Reply | null>
}

/** In this process, and with a Redis in all that share it; while that is away each process remembers alone. */
export function createAttempts(secrets: readonly string[], redis?: Redis): Attempts {
  const replies = new LRUCache<string, Promise<Reply | null>>({ max: 5000, ttl: keptSeconds * 1000 })
  // replies carry cookies, which nobody is to read in Redis
  const cipher = createTokenCipher(secrets, 'attempt')

  async function runShared({ prefix, attempt }: Redis, mark: string, run: () => Promise<Reply>): Promise<Reply | null> {
    const key = `${prefix}attempt:${createHash('sha256').update(mark).digest('base64url')}`
    for (let waitedMs = 0; waitedMs < runSeconds * 1000; waitedMs += stepMs) {
      const claim = await attempt(async (client) => {
        const isFirst = (await client.set(key, '', { NX: true, EX: runSeconds })) === 'OK'
        return { isFirst, known: isFirst ? null : await client.get(key) }
      })
      if (!claim) return run()
      if (claim.isFirst) return runAndTell()
      if (claim.known) return unpackReply(await cipher.decrypt(claim.known))
      await setTimeout(stepMs)
    }
    return null

    async function runAndTell(): Promise<Reply> {
      try {
        const reply = await run()
        const packed = await cipher.encrypt(await packReply(reply))
        await attempt((client) => client.set(key, packed, { EX: keptSeconds }))
        return reply
      } catch (error) {
        await attempt((client) => client.del(key))
        throw error
      }
    }
  }

  return {
    runOnce(mark, run) {
      const known = replies.get(mark)
      if (known) return known
      const reply = redis ? runShared(redis, mark, run) : run()
      replies.set(mark, reply)
      reply.catch(() => replies.delete(mark))
      return reply
    },
  }
}

export const attempts = createAttempts(env.SESSION_SECRETS, redis)
