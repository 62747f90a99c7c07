import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Redis, type RedisClient, redis } from '~/once/redis.server'
import { env } from '~/env.server'
import { browserCookie } from '~/http/connection'
import { listPersonalCookies } from '~/http/cookies.server'
import { packReply, type Reply, unpackReply } from './packed-reply.server'
import { createTokenCipher } from './token-cipher.server'

// longer than anybody looks at a notice before trying again
const keptSeconds = 600
// a process that ended in the middle blocks its attempts for so long
const runSeconds = 60
const stepMs = 200

// What is longer echoes what somebody has typed at length, and is refused at the second attempt as at the first.
const longestReply = 64 * 1024
const mostReplies = 2000
const mostBytes = 16 * 1024 * 1024
// keys, and what the cache keeps of an entry
const bytesBeside = 500

/** What a browser sends, and may send once more. */
export interface Attempt {
  /** A secret of that browser: see `findBrowser`. */
  browser: string
  /** The address, and what its script made up for this one sending. */
  mark: string
}

/**
 * Makes one attempt of what a browser sends several times, for ten minutes and for that browser alone: under the same mark
 * another browser makes an attempt of its own.
 *
 * Replies hold cookies. A process keeps at most 2000, none longer than 64 kB as JSON and 16 MB in all, here or in Redis; the
 * oldest go first. Those of a browser go when its session ends.
 */
export interface Attempts {
  /**
   * Runs what was sent once: a second attempt gets the reply to the first, also to one that is still under way. What
   * rejects, and what is too long to be kept, may be tried anew.
   * @returns null where another process has not come to an end with it for a minute
   */
  runOnce(attempt: Attempt, run: () => Promise<Reply>): Promise<Reply | null>
  /** Keeps nothing of the browser any longer, in no process; nor of what is still under way. */
  forget(browser: string): Promise<void>
}

interface Turn {
  key: string
  run: () => Promise<Reply>
  reply: Promise<Reply | null>
}

/** In this process, and with a Redis in all that share it; while that is away each process remembers alone. */
export function createAttempts(secrets: readonly string[], redis?: Redis): Attempts {
  // replies carry cookies, which nobody is to read in Redis
  const cipher = createTokenCipher(secrets, 'attempt')
  const underWay = new Map<string, Turn>()
  // what Redis has is counted here as well, and taken away there when it is too much
  const kept = new LRUCache<string, string | { inRedis: string }>({
    max: mostReplies,
    maxSize: mostBytes,
    ttl: keptSeconds * 1000,
    dispose(value, _, reason) {
      if (reason === 'evict' && typeof value !== 'string') void redis?.attempt((client) => client.del(value.inRedis))
    },
  })

  // what was forgotten meanwhile is not kept
  function keep(turn: Turn, packed: string, value: string | { inRedis: string } = packed): void {
    if (underWay.get(turn.key) === turn) kept.set(turn.key, value, { size: packed.length * 2 + bytesBeside })
  }

  async function runAlone(turn: Turn): Promise<Reply> {
    const reply = await turn.run()
    const packed = await packShort(reply)
    if (packed) keep(turn, packed)
    return reply
  }

  async function runShared({ prefix, attempt }: Redis, turn: Turn): Promise<Reply | null> {
    const { key, run } = turn
    const shared = await attempt(async (client) => `${prefix}attempt:${await readEra(client, prefix, key)}:${key}`)
    if (!shared) return runAlone(turn)
    for (let waitedMs = 0; waitedMs < runSeconds * 1000; waitedMs += stepMs) {
      const claim = await attempt(async (client) => {
        const isFirst = (await client.set(shared, '', { NX: true, EX: runSeconds })) === 'OK'
        return { isFirst, known: isFirst ? null : await client.get(shared) }
      })
      if (!claim) return runAlone(turn)
      if (claim.isFirst) return runAndTell(shared)
      if (claim.known) return unpackReply(await cipher.decrypt(claim.known))
      await setTimeout(stepMs)
    }
    return null

    async function runAndTell(shared: string): Promise<Reply> {
      try {
        const reply = await run()
        const packed = await packShort(reply)
        const encrypted = packed && (await cipher.encrypt(packed))
        const told = await attempt<unknown>((client) =>
          encrypted ? client.set(shared, encrypted, { EX: keptSeconds }) : client.del(shared),
        )
        if (packed) keep(turn, packed, told === null ? packed : { inRedis: shared })
        return reply
      } catch (error) {
        await attempt((client) => client.del(shared))
        throw error
      }
    }
  }

  return {
    async runOnce({ browser, mark }, run) {
      const key = `${toHash(browser)}:${toHash(mark)}`
      const known = kept.get(key)
      if (typeof known === 'string') return unpackReply(known)
      const running = underWay.get(key)
      if (running) return running.reply
      const turn: Turn = { key, run, reply: Promise.resolve(null) }
      underWay.set(key, turn)
      turn.reply = redis ? runShared(redis, turn) : runAlone(turn)
      try {
        return await turn.reply
      } finally {
        if (underWay.get(key) === turn) underWay.delete(key)
      }
    },
    async forget(browser) {
      const start = `${toHash(browser)}:`
      for (const key of [...kept.keys()].filter((key) => key.startsWith(start))) kept.delete(key)
      for (const key of [...underWay.keys()].filter((key) => key.startsWith(start))) underWay.delete(key)
      await redis?.insist(async (client) => {
        const era = toEraKey(redis.prefix, start)
        await client
          .multi()
          .incr(era)
          .expire(era, keptSeconds + runSeconds)
          .exec()
      })
    },
  }
}

function toHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

// what was kept in a former era of the browser is found by nobody, and ends by itself
function toEraKey(prefix: string, key: string): string {
  return `${prefix}attempt-era:${key.split(':', 1)[0]}`
}

async function readEra(client: RedisClient, prefix: string, key: string): Promise<string> {
  return (await client.get(toEraKey(prefix, key))) ?? '0'
}

async function packShort(reply: Reply): Promise<string | null> {
  const packed = await packReply(reply)
  return packed.length > longestReply ? null : packed
}

export const attempts = createAttempts(env.SESSION_SECRETS, redis)

const ownSecret = new RegExp(`(?:^|;\\s*)${browserCookie}=([\\w-]{20,80})(?:;|$)`)

/** Whether the browser's script has made up its secret. */
export function carriesSecret(cookies: string | null): boolean {
  return ownSecret.test(cookies ?? '')
}

/**
 * What only this browser sends: the secret that the script of its pages has made up (`browserCookie`), or else all cookies that
 * are its alone, as they are now. Null for one that has neither, whose marks anybody might send.
 */
export function findBrowser(cookies: string | null): string | null {
  const own = ownSecret.exec(cookies ?? '')?.[1]
  return own ?? (listPersonalCookies(cookies).sort().join('; ') || null)
}
