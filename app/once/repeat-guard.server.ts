import { LRUCache } from 'lru-cache'
import { giveUp, take, toLease } from './lease.server'
import { type Redis } from './redis.server'

interface RepeatGuardOptions {
  /** Of what kind the ids are; each kind is apart. */
  name: string
  /** How long it is remembered that an id was used. */
  seconds: number
}

/** A use of an id, by whom it was used up. */
export interface Use {
  /** Lets the id be used once more: what it was used for did not come about. */
  giveBack(): Promise<void>
}

/** Remembers which ids have been used, so that each counts once. */
export interface RepeatGuard {
  /** @returns null where the id is used already; of several who use it at once, one gets it */
  use(id: string): Promise<Use | null>
  isUsed(id: string): Promise<boolean>
}

// of each kind; the oldest go first
const mostInMemory = 10_000

/** In this process, and with a Redis in all that share it; while that is away each process remembers alone. */
export function createRepeatGuard({ name, seconds }: RepeatGuardOptions, redis?: Redis): RepeatGuard {
  const used = new LRUCache<string, true>({ max: mostInMemory, ttl: seconds * 1000 })
  const toName = (id: string) => `${redis?.prefix}spent:${name}:${id}`

  return {
    async use(id) {
      if (used.has(id)) return null
      used.set(id, true)
      const lease = toLease(toName(id))
      const isFirst = await redis?.attemptPatiently((client) => take(client, lease, seconds * 1000))
      if (isFirst === false) {
        // who has it may give it back there
        used.delete(id)
        return null
      }
      return {
        async giveBack() {
          used.delete(id)
          await redis?.insist((client) => giveUp(client, lease))
        },
      }
    },
    async isUsed(id) {
      if (used.has(id)) return true
      return ((await redis?.attemptPatiently((client) => client.exists(toName(id)))) ?? 0) > 0
    },
  }
}
