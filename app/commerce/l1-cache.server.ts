import { type CacheEntry } from '@epic-web/cachified'
import { LRUCache } from 'lru-cache'

export interface Stored {
  entry: CacheEntry
  /** The purges of its tags that were known when its load began. */
  epoch: number
  bytes: number
  tags: readonly string[]
  /** When the first purge since its load came (ms since 1970), where it is served for a moment more all the same. */
  purgedAt?: number
  /** After a failed refresh, the time (ms since 1970) before which the backend is left alone. */
  quietUntil: number
}

/** The values in this process's memory, at most `maxBytes` of JSON; the least recently read goes first. */
export function createL1Cache({ maxBytes }: { maxBytes: number }) {
  const stored = new LRUCache<string, Stored>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes })
  return {
    get: (name: string) => stored.get(name),
    peek: (name: string) => stored.peek(name),
    /** Keeps `entry` unless one from after a later purge is there. */
    keep(name: string, { entry, ...rest }: Omit<Stored, 'bytes' | 'quietUntil'>): void {
      if ((stored.peek(name)?.epoch ?? -1) > rest.epoch) return
      const bytes = name.length + (JSON.stringify(entry.value) ?? '').length + 64
      stored.set(name, { entry, ...rest, bytes, quietUntil: 0 })
    },
    /** The names of what has one of these tags, the last read first. */
    listTagged(tags: ReadonlySet<string>): string[] {
      if (tags.size === 0) return []
      return [...stored.entries()].filter(([, one]) => one.tags.some((tag) => tags.has(tag))).map(([name]) => name)
    },
    /** It was purged; the first time since its load counts. */
    notePurge(name: string): void {
      const one = stored.peek(name)
      if (one) one.purgedAt ??= Date.now()
    },
    remove: (name: string) => stored.delete(name),
    size: () => ({ entries: stored.size, bytes: stored.calculatedSize }),
  }
}

export type L1Cache = ReturnType<typeof createL1Cache>
