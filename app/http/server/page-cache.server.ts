import { LRUCache } from 'lru-cache'
import { performance } from 'node:perf_hooks'
import { type Logger } from 'pino'
import { createSingleFlight } from '../../once/single-flight'
import { keepBody } from './kept-body.server'
import { createKeptPages, type Kept, type KeptPage, type Purged } from './kept-pages.server'
import { type PageAsk, toKey } from './page-ask.server'

/** A page as it was made, with what it is made of as purges name it. */
export interface MadePage {
  response: Response
  tags: Iterable<string>
  /** By which its forms are known; see `PageNonceContext`. */
  nonce?: string
}

interface PageCacheOptions {
  maxBytes: number
  log: Pick<Logger, 'error'>
}

export interface Shown {
  page: KeptPage
  /** It is about to be made anew: nobody else keeps it. */
  isOld: boolean
}

// until then the catalogue's own cache serves what it had, too: see `cache-reader.server.ts`
const graceMs = 1_500
// by then most of what was purged has been read again
const rereadMs = 600
const tickMs = 100
const restMs = 10_000
const mostResting = 1_000
const mostAfterPurge = 50
const mostPlanned = 50
const readLatelyMs = 60_000
const readsToPress = 4
const pressPauseMs = 1_000
const mostUsed = 0.5

/**
 * Keeps the pages that everybody gets and that were asked for twice. A purge makes nobody wait: what it names is shown for a
 * second and a half more, while it is made anew, and so is what has become old; what is gone is shown to nobody.
 */
export function createPageCache({ maxBytes, log }: PageCacheOptions) {
  const pages = createKeptPages({ maxBytes })
  const share = createSingleFlight<KeptPage | null>()
  const resting = new LRUCache<string, true>({ max: mostResting, ttl: restMs, perf: Date })
  const watching = new Set<(purged: Purged | null) => void>()
  const waiting = new Map<string, { make: () => Promise<KeptPage | null>; dueAt: number }>()
  let renderAhead: ((ask: PageAsk) => Promise<MadePage>) | undefined
  let isPlanned = false

  /** @returns null where it is no page for everybody */
  async function make(ask: PageAsk, render: () => Promise<MadePage>): Promise<KeptPage | null> {
    const key = toKey(ask)
    const madeAt = Date.now()
    const purges: (Purged | null)[] = []
    const note = (purged: Purged | null) => void purges.push(purged)
    watching.add(note)
    try {
      const { response, tags, nonce } = await render()
      const lifeMs = toLifeMs(response)
      if (!lifeMs) {
        resting.set(key, true)
        // the shop says no; a failure takes nothing away
        if (response.status >= 300 && response.status < 500) pages.remove(key)
        return null
      }
      const page = await toKept(ask, response, nonce, {
        tags: new Set(tags),
        madeAt,
        freshUntil: madeAt + lifeMs.fresh,
        usableUntil: madeAt + lifeMs.usable,
      })
      if (purges.some((purged) => purged?.gone.some((tag) => page.tags.has(tag)))) return null
      const isPurged = purges.some((purged) => purged === null || purged.tags.some((tag) => page.tags.has(tag)))
      // what is made of something that is about to change is shown to who has asked, and made anew for the next
      if (lifeMs.fresh > 0 && !isPurged) pages.keep(key, page)
      return page
    } catch (error) {
      log.error({ err: error }, 'a page for everybody could not be made')
      resting.set(key, true)
      return null
    } finally {
      watching.delete(note)
    }
  }

  async function toKept(
    ask: PageAsk,
    response: Response,
    nonce: string | undefined,
    times: Pick<KeptPage, 'tags' | 'madeAt' | 'freshUntil' | 'usableUntil'>,
  ): Promise<KeptPage> {
    const key = toKey(ask)
    const etag = response.headers.get('ETag') ?? ''
    const html = Buffer.from(await response.arrayBuffer())
    const before = pages.peek(key)?.page
    const body = before?.etag === etag ? before.body : await keepBody(html, () => pages.measure(key, body), nonce)
    return { ask, headers: listHeaders(response.headers), etag, body, ...times }
  }

  function refreshSoon(ask: PageAsk, dueAt: number): void {
    if (!renderAhead) return
    const render = renderAhead
    waiting.set(toKey(ask), { make: () => share(toKey(ask), () => make(ask, () => render(ask))), dueAt })
    plan(tickMs)
  }

  function plan(pauseMs: number): void {
    if (isPlanned || waiting.size === 0) return
    isPlanned = true
    setTimeout(() => void refreshDue(), pauseMs).unref()
  }

  // one at a time, and as long for the visitors as it took
  async function refreshDue(): Promise<void> {
    const startedAt = Date.now()
    for (const [key, { make: makeAnew, dueAt }] of [...waiting]) {
      if (dueAt > Date.now()) continue
      waiting.delete(key)
      await makeAnew()
      // who was shown it meanwhile has asked for this
      waiting.delete(key)
      const kept = pages.peek(key)
      // what it is made of has not been read again yet
      if (kept?.purgedAt !== undefined && isUsable(kept)) refreshSoon(kept.page.ask, Date.now() + 2 * tickMs)
    }
    isPlanned = false
    plan(Math.max(tickMs, Date.now() - startedAt))
  }

  function show(kept: Kept): Shown {
    const isOld = kept.purgedAt !== undefined || Date.now() >= kept.page.freshUntil
    const key = toKey(kept.page.ask)
    if (isOld && !waiting.has(key) && !resting.has(key)) {
      refreshSoon(kept.page.ask, kept.purgedAt === undefined ? 0 : kept.purgedAt + rereadMs)
    }
    return { page: kept.page, isOld }
  }

  return {
    /**
     * The page for everybody who asks for this.
     * @param render makes it for who asks, unless it is being made already; without it nothing is made
     * @returns null where it is not kept, nor to be: whoever asks has it made as if nothing was kept, or sends what `render` has
     *   made, whose body nobody has read then
     */
    read(ask: PageAsk, render?: () => Promise<MadePage>): Shown | null | Promise<Shown | null> {
      const key = toKey(ask)
      const kept = pages.get(key)
      if (kept && isUsable(kept)) return show(kept)
      if (!render || !(pages.isAskedAgain(key) || kept) || resting.has(key)) return null
      return share(key, () => make(ask, render)).then((page) => page && { page, isOld: Date.now() >= page.freshUntil })
    },
    /**
     * The page that everybody gets, for who gets another by what is their own: where it is not kept, theirs is made meanwhile.
     * @param mayMake it is made for everybody, when nobody waits, if it was asked for before
     */
    look(ask: PageAsk, mayMake: boolean): Shown | null {
      const key = toKey(ask)
      const kept = pages.get(key)
      if (kept && isUsable(kept)) return show(kept)
      const isWanted = mayMake && (pages.isAskedAgain(key) || kept !== undefined)
      if (isWanted && !resting.has(key) && waiting.size < mostPlanned) refreshSoon(ask, 0)
      return null
    },
    /** @param purged null where some may have been missed */
    purge(purged: Purged | null): void {
      for (const note of watching) note(purged)
      for (const key of pages.purge(purged).slice(0, mostAfterPurge)) {
        const kept = pages.peek(key)
        if (kept && Date.now() < kept.readAt + readLatelyMs) refreshSoon(kept.page.ask, Date.now() + rereadMs)
      }
    },
    /** From now on what is old is made anew by this, for nobody in particular, and what is read much is pressed. */
    begin(render: (ask: PageAsk) => Promise<MadePage>): void {
      renderAhead = render
      let used = performance.eventLoopUtilization()
      let isPressing = false
      setInterval(() => {
        const { utilization } = performance.eventLoopUtilization(used)
        used = performance.eventLoopUtilization()
        const found = isPressing || utilization > mostUsed ? null : pages.findUnpressed(readsToPress)
        if (!found) return
        isPressing = true
        void found.body.press().finally(() => (isPressing = false))
      }, pressPauseMs).unref()
    },
    size: pages.size,
  }
}

export type PageCache = ReturnType<typeof createPageCache>

function isUsable({ page, purgedAt = Infinity }: Kept): boolean {
  return Date.now() < Math.min(page.usableUntil, purgedAt + graceMs)
}

/** As the page's own policy says it; null where it is none for everybody. */
function toLifeMs({ status, headers }: Response): { fresh: number; usable: number } | null {
  const policy = headers.get('Cache-Control') ?? ''
  const isShared =
    status === 200 && /^public\b/.test(policy) && !headers.has('Set-Cookie') && Boolean(headers.get('ETag'))
  const [fresh, after] = ['s-maxage', 'stale-while-revalidate'].map(
    (name) => 1000 * Number(new RegExp(`\\b${name}=(\\d+)`).exec(policy)?.[1] ?? 0),
  )
  return isShared && fresh !== undefined ? { fresh, usable: fresh + (after ?? 0) } : null
}

// of the one answer, not of the page
const ownHeaders = ['content-length', 'content-encoding', 'transfer-encoding', 'date', 'server-timing']

function listHeaders(headers: Headers): [string, string][] {
  const kept = [...headers].filter(([name]) => !ownHeaders.includes(name))
  return kept.map(([name, value]) => [name, name === 'vary' ? `${value}, Accept-Encoding` : value])
}
