/** Keys that one counter remembers, some 10 MB where all are taken; the oldest goes first. */
export const mostKeys = 50_000

/** `add` answers how many seconds to wait, 0 for none; `takeBack` forgets one. */
export interface Counter {
  add(key: string, points: number): number | Promise<number>
  takeBack(key: string): void | Promise<void>
}

/**
 * Counts attempts by key, from the first one for so many seconds.
 * @param options `now` in milliseconds
 * @returns `add` answers how
 *   many seconds to wait where there are more attempts than `points` with this one, else 0; `takeBack` forgets one of them
 */
export function makeCounter({
  seconds,
  now = Date.now,
  most = mostKeys,
}: {
  seconds: number
  now?: () => number
  most?: number
}) {
  // all last equally long, so the first to have begun is the first to end
  const windows = new Map<string, { count: number; endsAt: number }>()

  function begin(key: string) {
    windows.delete(key)
    if (windows.size >= most) windows.delete(windows.keys().next().value ?? '')
    const begun = { count: 0, endsAt: now() + seconds * 1000 }
    windows.set(key, begun)
    return begun
  }

  function add(key: string, points: number) {
    const known = windows.get(key)
    const current = known && known.endsAt > now() ? known : begin(key)
    current.count += 1
    return current.count > points ? Math.max(1, Math.ceil((current.endsAt - now()) / 1000)) : 0
  }

  function takeBack(key: string) {
    const known = windows.get(key)
    if (known && known.count > 0) known.count -= 1
  }

  return { add, takeBack, size: () => windows.size }
}
