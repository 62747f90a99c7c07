import { type Redis, redis } from '~/once/redis.server'

/** Remembers what has been used, so that it counts once. */
export interface SingleUse {
  /** True for the first who uses `id`; of several at once, for one. It is remembered for `seconds`. */
  spend(id: string, seconds: number): Promise<boolean>
  /** Lets it be used once more: what it was used for did not come about. */
  giveBack(id: string): Promise<void>
}

/** In this process, and with a Redis in all that share it; while that is away each process remembers alone. */
export function createSingleUse(redis?: Redis): SingleUse {
  const spentUntil = new Map<string, number>()
  const toKey = (id: string) => `${redis?.prefix ?? ''}spent:${id}`

  function spendHere(id: string, seconds: number): boolean {
    const now = Date.now()
    for (const [known, until] of spentUntil) if (until < now) spentUntil.delete(known)
    if (spentUntil.has(id)) return false
    spentUntil.set(id, now + seconds * 1000)
    return true
  }

  return {
    async spend(id, seconds) {
      if (!spendHere(id, seconds)) return false
      const set = await redis?.insist(async (client) => {
        return { first: (await client.set(toKey(id), '1', { NX: true, EX: seconds })) === 'OK' }
      })
      return set?.first ?? true
    },
    async giveBack(id) {
      spentUntil.delete(id)
      await redis?.insist((client) => client.del(toKey(id)))
    },
  }
}

export const singleUse = createSingleUse(redis)
