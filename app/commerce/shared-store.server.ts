import { type CacheEntry } from '@epic-web/cachified'
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Redis, type RedisClient } from '~/once/redis.server'
import { toWholeTags } from './purge-tag'

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
  // another build may keep another shape under the same name
  const valuePrefix = `${prefix}value:${toDigest(readFileSync(fileURLToPath(import.meta.url)))}:`
  // by the name that builds before know, which see the same purges
  const tagVersions = `${prefix}stamps`
  const purges = `${prefix}purges`

  return {
    read: (name, tags) =>
      redis.attempt(async (client) => {
        const fields = tags.map(toField)
        const [text, found] = await Promise.all([client.get(valuePrefix + name), client.hmGet(tagVersions, fields)])
        const tagVersion = found.every(Boolean) ? found.join() : await makeTagVersions(client, fields)
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
      const fresh = Object.fromEntries(toWholeTags(tags).map((tag) => [toField(tag), makeTagVersion()]))
      const told = await redis.insist((client) =>
        client.multi().hSet(tagVersions, fresh).publish(purges, JSON.stringify(tags)).exec(),
      )
      return told !== null
    },
    onPurge(listener) {
      redis.subscribe(purges, (message) => listener(message === null ? null : (JSON.parse(message) as string[])))
    },
  }

  // random, so that versions which Redis lost or evicted never come back as if nothing had been purged
  async function makeTagVersions(client: RedisClient, fields: string[]): Promise<string> {
    await Promise.all(fields.map((field) => client.hSetNX(tagVersions, field, makeTagVersion())))
    return (await client.hmGet(tagVersions, fields)).join()
  }
}

/**
 * Where a tag's version stands. Versions stay for ever, and a visitor makes up the handle in `product:<handle>`: such tags
 * share 4096 places. What is purged with one of them is, in Redis, another product in 4096 with it, which is asked for anew.
 */
function toField(tag: string): string {
  const [kind, ...rest] = tag.split(':')
  return rest.length > 0 ? `${kind}:#${toDigest(Buffer.from(tag)).slice(0, 3)}` : tag
}

function makeTagVersion(): string {
  return randomBytes(8).toString('base64url')
}

function toDigest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
