import { setTimeout as sleep } from 'node:timers/promises'
import { type Logger } from 'pino'
import { env } from '~/env.server'
import { type EdgeName, edges } from './edges'
import { log } from './log.server'

export interface EdgePurge {
  /** Has the edge forget what has these tags, in a moment and once more. Waits for nothing. */
  add(tags: readonly string[]): void
  /** Sends what still waits, once, for three seconds at most; for a process that ends. Never rejects. */
  settle(): Promise<void>
}

interface EdgePurgeOptions {
  edge: EdgeName
  url: string
  token?: string
  log: Pick<Logger, 'info' | 'warn'>
  /** For tests: multiplies all pauses. */
  pauseScale?: number
}

const gatherMs = 500
// a page that was being made when the first purge came has reached the edge by then
const againMs = 10_000
const deadlineMs = 5_000
const lastMs = 3_000
const longestPauseMs = 60_000
const mostWaiting = 1_000
// by then it holds nothing of before: see `toSharedPolicy`
const givenUpAfterMs = 660_000

/**
 * Purges by tag, one request at a time: what comes within half a second goes together, what fails is tried again with all
 * that came meanwhile, after 1 second, then after twice as long each time up to a minute, for eleven minutes.
 */
export function createEdgePurge({ edge, url, token, log, pauseScale = 1 }: EdgePurgeOptions): EdgePurge {
  const { mostTags, toPurge } = edges[edge]
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | undefined
  let failures = 0
  let failingSince = 0

  function enqueue(tags: readonly string[]): void {
    for (const tag of tags) waiting.add(tag)
    if (waiting.size > mostWaiting) replaceWaiting([...waiting].map(toKind))
    plan()
  }

  function replaceWaiting(tags: readonly string[]): void {
    waiting.clear()
    for (const tag of tags) waiting.add(tag)
  }

  function plan(): void {
    if (timer || underWay || waiting.size === 0) return
    const pauseMs = failures === 0 ? gatherMs : Math.min(1000 * 2 ** (failures - 1), longestPauseMs)
    timer = setTimeout(run, pauseMs * pauseScale).unref()
  }

  function run(): void {
    clearTimeout(timer)
    timer = undefined
    const tags = [...waiting]
    waiting.clear()
    underWay = send(tags)
      .then(succeed, (error: unknown) => fail(tags, error))
      .finally(() => {
        underWay = undefined
        plan()
      })
  }

  async function send(tags: readonly string[]): Promise<void> {
    for (let at = 0; at < tags.length; at += mostTags) {
      const request = toPurge({ url, token }, tags.slice(at, at + mostTags))
      const response = await fetch(request, { redirect: 'error', signal: AbortSignal.timeout(deadlineMs) })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`it answered ${response.status}`)
    }
  }

  function succeed(): void {
    if (failures > 0) log.info({ edge }, 'the edge takes purges again')
    failures = 0
  }

  function fail(tags: readonly string[], error: unknown): void {
    if (failures === 0) {
      failingSince = Date.now()
      log.warn({ err: error, edge }, 'the edge was not purged, which is tried again: it may show what has changed')
    }
    failures += 1
    if (Date.now() - failingSince < givenUpAfterMs * pauseScale) enqueue(tags)
    else failures = 0
  }

  async function sendLast(): Promise<void> {
    await underWay
    if (waiting.size > 0) run()
    await underWay
  }

  return {
    add(tags) {
      enqueue(tags)
      setTimeout(() => enqueue(tags), againMs * pauseScale).unref()
    },
    settle: () => Promise.race([sendLast(), sleep(lastMs, undefined, { ref: false })]),
  }
}

// `product` is every product's page
function toKind(tag: string): string {
  return tag.split(':')[0] ?? tag
}

const { EDGE, EDGE_PURGE_URL, EDGE_TOKEN } = env

/** That of this process; undefined where no edge is configured. */
export const edgePurge =
  EDGE && EDGE_PURGE_URL ? createEdgePurge({ edge: EDGE, url: EDGE_PURGE_URL, token: EDGE_TOKEN, log }) : undefined
