export type ReadResult = 'hit' | 'stale' | 'miss'

/** What one request has waited for, as far as it is known by now. */
export interface RequestTimings {
  /** A call to the backend has begun. @returns what to do once it has ended, however that went */
  startCall(): () => void
  noteRead(result: ReadResult): void
  /** Milliseconds that drawing the page took. */
  noteRender(ms: number): void
  /**
   * The value of the header `Server-Timing` (https://www.w3.org/TR/server-timing/): `total` and `render`; `backend`, how long at
   * least one call was waited for, retries and their pauses between them not; `cache`, how reads of the catalogue went.
   */
  toHeader(): string
}

/** Times a request from now on. */
export function createRequestTimings(): RequestTimings {
  const startedAt = performance.now()
  const reads: Record<ReadResult, number> = { hit: 0, stale: 0, miss: 0 }
  let [calls, running, since, backendMs] = [0, 0, 0, 0]
  let renderMs: number | null = null

  return {
    startCall() {
      calls += 1
      if (running === 0) since = performance.now()
      running += 1
      return () => {
        running -= 1
        if (running === 0) backendMs += performance.now() - since
      }
    },
    noteRead: (result) => void (reads[result] += 1),
    noteRender: (ms) => void (renderMs = ms),
    toHeader() {
      const now = performance.now()
      const waitedMs = backendMs + (running > 0 ? now - since : 0)
      return [
        `total;dur=${toDuration(now - startedAt)}`,
        ...(renderMs === null ? [] : [`render;dur=${toDuration(renderMs)}`]),
        `backend;dur=${toDuration(waitedMs)};desc="${calls} calls"`,
        `cache;desc="${reads.hit} hit, ${reads.stale} stale, ${reads.miss} miss"`,
      ].join(', ')
    },
  }
}

function toDuration(ms: number): string {
  return ms.toFixed(1)
}
