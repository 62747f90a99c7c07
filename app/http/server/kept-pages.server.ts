import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { type KeptBody } from './kept-body.server'
import { type PageAsk } from './page-ask.server'

/** A page as everybody gets it; times are ms since 1970. */
export interface KeptPage {
  ask: PageAsk
  /** All but those of the one answer. */
  headers: readonly (readonly [name: string, value: string])[]
  etag: string
  body: KeptBody
  /** What it is made of, as purges name it. */
  tags: ReadonlySet<string>
  madeAt: number
  freshUntil: number
  /** Until when it may be shown while it is made anew. */
  usableUntil: number
}

/** A page, and what became of it since. */
export interface Kept {
  page: KeptPage
  /** When the first purge since it was made came. */
  purgedAt?: number
  readAt: number
  reads: number
}

/** What was purged, as whole tags; `gone` is there no more. */
export interface Purged {
  tags: readonly string[]
  gone: readonly string[]
}

// what a page takes beside its body: headers, of which the policy is a kilobyte, tags, keys
const overheadBytes = 4_096
// an address with a query has thousands of others beside it that nobody asks for twice
const shareOfQueries = 0.25
const mostNoted = 10_000
const notedMs = 10 * 60_000

/**
 * Pages within `maxBytes`; the least recently read goes first. Those whose address has a query have a quarter to themselves,
 * so that no walk through filters drives the others out.
 */
export function createKeptPages({ maxBytes }: { maxBytes: number }) {
  const sizeCalculation = ({ page }: Kept, key: string) => page.body.bytes + 2 * key.length + overheadBytes
  const forQueries = new LRUCache<string, Kept>({ maxSize: Math.floor(maxBytes * shareOfQueries), sizeCalculation })
  const others = new LRUCache<string, Kept>({ maxSize: maxBytes - forQueries.maxSize, sizeCalculation })
  const noted = new LRUCache<string, true>({ max: mostNoted, ttl: notedMs, perf: Date })
  const choose = (key: string) => (key.includes('?') ? forQueries : others)
  const all = () => [...forQueries.entries(), ...others.entries()]

  return {
    /** Counts as read. */
    get(key: string): Kept | undefined {
      const kept = choose(key).get(key)
      if (!kept) return undefined
      kept.readAt = Date.now()
      kept.reads += 1
      return kept
    },
    peek: (key: string): Kept | undefined => choose(key).peek(key),
    /** In the place of what was there, of which it keeps when that was read. */
    keep(key: string, page: KeptPage): void {
      const { readAt = Date.now(), reads = 0 } = choose(key).peek(key) ?? {}
      choose(key).set(key, { page, readAt, reads })
    },
    /** Measures anew what is kept of a page. */
    measure(key: string, body: KeptBody): void {
      const kept = choose(key).peek(key)
      // what is the same object is not measured anew
      if (kept?.page.body === body) choose(key).set(key, { ...kept })
    },
    remove: (key: string): boolean => choose(key).delete(key),
    /** Whether it has been asked for before, within minutes; from now on it has. */
    isAskedAgain(key: string): boolean {
      // an address has up to 4 kB, of which anybody makes up as many as they like
      const mark = createHash('sha256').update(key).digest('base64url').slice(0, 16)
      if (noted.has(mark)) return true
      noted.set(mark, true)
      return false
    },
    /**
     * Notes what is old from now on, and forgets what is gone.
     * @param purged null for everything
     * @returns the keys of what is old, the last read first
     */
    purge(purged: Purged | null): string[] {
      const now = Date.now()
      const old = all().filter(([, { page }]) => purged === null || purged.tags.some((tag) => page.tags.has(tag)))
      for (const [key, kept] of old) {
        if (purged?.gone.some((tag) => kept.page.tags.has(tag))) choose(key).delete(key)
        else kept.purgedAt ??= now
      }
      return old
        .filter(([key]) => choose(key).has(key))
        .toSorted(([, one], [, other]) => other.readAt - one.readAt)
        .map(([key]) => key)
    },
    /** The page that was read most of those that may still be pressed. */
    findUnpressed(leastReads: number): KeptPage | null {
      const [first] = all()
        .filter(([, { page, reads }]) => !page.body.isPressed && reads >= leastReads)
        .toSorted(([, one], [, other]) => other.reads - one.reads)
      return first?.[1].page ?? null
    },
    size: () => ({ pages: forQueries.size + others.size, bytes: forQueries.calculatedSize + others.calculatedSize }),
  }
}

export type KeptPages = ReturnType<typeof createKeptPages>
