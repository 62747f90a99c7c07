import type { EntityManager } from 'typeorm'

const upcoming = `
  SELECT at FROM price_list, unnest(ARRAY[starts_at, ends_at]) AS at
  WHERE deleted_at IS NULL AND status = 'active' AND at > $1
  ORDER BY at LIMIT 100`

/**
 * When price lists start or end after `since`, soonest first. Medusa compares with the time in whole seconds, so that a
 * date takes effect with the second after it.
 */
export async function listPriceDates(manager: EntityManager, since: Date): Promise<Date[]> {
  const rows: { at: Date }[] = await manager.query(upcoming, [new Date(since.getTime() - 1000)])
  return rows.map(({ at }) => new Date(Math.floor(at.getTime() / 1000) * 1000 + 1000)).filter((date) => date > since)
}

/**
 * Calls `onDate` when a price list starts or ends. Looks again at the next date, when woken, and every half minute for
 * what was written past this process.
 * @param parts.listDates
 * @param parts.onDate
 * @param parts.onError
 * @param [parts.longestMs]
 */
export function makePriceCalendar({
  listDates,
  onDate,
  onError,
  longestMs = 30_000,
}: {
  listDates: (since: Date) => Promise<Date[]>
  onDate: () => void
  onError: (error: Error) => void
  longestMs?: number
}) {
  let seenUntil = new Date()
  let timer: NodeJS.Timeout | undefined
  let looking = Promise.resolve()
  let stopped = false

  async function look() {
    const now = new Date()
    const dates = await listDates(seenUntil)
    if (dates.some((date) => date <= now)) onDate()
    seenUntil = now
    const next = dates.find((date) => date > now)
    return next ? Math.min(next.getTime() - now.getTime() + 20, longestMs) : longestMs
  }

  /** @param since what passed before is told */
  function start(since: Date) {
    seenUntil = since
    return wake()
  }

  /** Looks now. Resolves when it has looked. */
  function wake() {
    clearTimeout(timer)
    looking = looking.then(look).catch(fail).then(plan)
    return looking
  }

  function fail(error: Error) {
    if (!stopped) onError(error)
    return longestMs
  }

  function plan(ms: number) {
    clearTimeout(timer)
    if (stopped) return
    timer = setTimeout(wake, ms)
    timer.unref()
  }

  async function stop() {
    stopped = true
    clearTimeout(timer)
    await looking
  }

  return { start, wake, stop }
}
