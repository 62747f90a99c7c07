import { type CacheEntry } from '@epic-web/cachified'
import { type Redis } from '~/once/redis.server'
import { buildDigest } from './build-digest.server'
import { createTagVersions } from './tag-versions.server'

export interface SharedRead {
  /** Stands for all purges of the read's tags so far; `write` wants the one from before the load. */
  tagVersion: string
  entry: CacheEntry | null
  /** None of the tags was purged since the entry was loaded. */
  current: boolean
}

/** What all processes of a shop share. Nothing here rejects or waits longer than Redis's deadline. */
export interface SharedStore {
  /** Null while Redis does not answer. */
  read(name: string, tags: string[]): Promise<SharedRead | null>
  write(name: string, entry: CacheEntry, options: { tagVersion: string; keepMs: number }): Promise<void>
  remove(name: string): Promise<void>
  /** @param tags may be `partTag`s. @returns false where the others could not be told */
  purge(tags: string[]): Promise<boolean>
  /** Calls back for every purge, whoever made it, and with null where some may have been missed. */
  onPurge(listener: (tags: string[] | null) => void): void
}

/** A store in Redis. */
export function createSharedStore(redis: Redis): SharedStore {
  const { prefix } = redis
  const valuePrefix = `${prefix}value:${buildDigest}:`
  const tagVersions = createTagVersions(prefix)
  const purges = `${prefix}purges`

  return {
    read: (name, tags) =>
      redis.attempt(async (client) => {
        const [text, tagVersion] = await Promise.all([client.get(valuePrefix + name), tagVersions.read(client, tags)])
        const kept = text === null ? null : (JSON.parse(text) as { entry: CacheEntry; tagVersion: string })
        return { tagVersion, entry: kept?.entry ?? null, current: kept?.tagVersion === tagVersion }
      }),
    async write(name, entry, { tagVersion, keepMs }) {
      const text = JSON.stringify({ entry, tagVersion })
      await redis.attempt((client) =>
        client.set(valuePrefix + name, text, { expiration: { type: 'PX', value: keepMs } }),
      )
    },
    async remove(name) {
      await redis.attempt((client) => client.del(valuePrefix + name))
    },
    async purge(tags) {
      const fresh = tagVersions.toFresh(tags)
      const told = await redis.insist((client) =>
        client.multi().hSet(tagVersions.name, fresh).publish(purges, JSON.stringify(tags)).exec(),
      )
      return told !== null
    },
    onPurge(listener) {
      redis.subscribe(purges, (message) => listener(message === null ? null : (JSON.parse(message) as string[])))
    },
  }
}
