import { type RequestHandler } from 'express'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { refuse } from './refusal-page.server'

const resolutionMs = 20
const windowMs = 1_000
const waitSeconds = 10

interface LoadShedOptions {
  /** How late this process gets to its work, in milliseconds, see `watchDelay`. */
  readDelayMs: () => number
  /** From what delay on pages are refused; 0 for never. */
  mostMs: number
  /** What is refused: pages that only show something. */
  isReading: (path: string) => boolean
}

/**
 * Answers 503 to pages of reading while the process is too late with everything, so that bags, checkout and accounts go on.
 * What script asks for costs no rendering, and goes on too.
 */
export function shedReading({ readDelayMs, mostMs, isReading }: LoadShedOptions): RequestHandler {
  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isLate = mostMs > 0 && isRead && isReading(request.path) && readDelayMs() > mostMs
    if (!isLate) return next()
    response.set('Retry-After', String(waitSeconds))
    refuse(request, response, 'busy')
  }
}

/** Measures how late timers are in this process: the median of the last second, in milliseconds. */
export function watchDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  histogram.enable()
  let delayMs = 0
  setInterval(() => {
    // the pause between two looks is in what Node counts
    delayMs = histogram.count > 0 ? Math.max(0, histogram.percentile(50) / 1e6 - resolutionMs) : 0
    histogram.reset()
  }, windowMs).unref()
  return () => delayMs
}
