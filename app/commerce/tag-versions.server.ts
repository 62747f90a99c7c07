import { createHash, randomBytes } from 'node:crypto'
import { type RedisClient } from '~/once/redis.server'
import { toWholeTags } from './purge-tag'

export interface TagVersions {
  /** The hash in Redis that has them. */
  name: string
  /** What stands for all purges of the tags so far. */
  read(client: RedisClient, tags: readonly string[]): Promise<string>
  /** What a purge of these tags writes there. @param tags may be `partTag`s */
  toFresh(tags: readonly string[]): Record<string, string>
}

/**
 * A version of each tag, the same for all processes and builds. Random, so that versions which Redis lost or evicted never
 * come back as if nothing had been purged.
 */
export function createTagVersions(prefix: string): TagVersions {
  // by the name that builds before know, which see the same purges
  const name = `${prefix}stamps`
  return {
    name,
    async read(client, tags) {
      const fields = tags.map(toField)
      const found = await client.hmGet(name, fields)
      if (found.every(Boolean)) return found.join()
      await Promise.all(fields.map((field) => client.hSetNX(name, field, makeVersion())))
      return (await client.hmGet(name, fields)).join()
    },
    toFresh: (tags) => Object.fromEntries(toWholeTags(tags).map((tag) => [toField(tag), makeVersion()])),
  }
}

/**
 * Where a tag's version stands. Versions stay for ever, and a visitor makes up the handle in `product:<handle>`: such tags
 * share 4096 places. What is purged with one of them is, in Redis, another product in 4096 with it, which is asked for anew.
 */
function toField(tag: string): string {
  const [kind, ...rest] = tag.split(':')
  return rest.length > 0 ? `${kind}:#${createHash('sha256').update(tag).digest('hex').slice(0, 3)}` : tag
}

function makeVersion(): string {
  return randomBytes(8).toString('base64url')
}
