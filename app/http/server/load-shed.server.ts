import { type Request, type RequestHandler } from 'express'
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
  /** Pages that only show something. */
  isReading: (path: string) => boolean
}

/** Whether a page is one of reading and this process too late with everything to draw it. */
export function decideShedding({ readDelayMs, mostMs, isReading }: LoadShedOptions): (request: Request) => boolean {
  return ({ method, path }) => {
    const isRead = method === 'GET' || method === 'HEAD'
    return mostMs > 0 && isRead && isReading(path) && readDelayMs() > mostMs
  }
}

/**
 * Answers 503 to pages of reading while `isShed` says so, so that bags, checkout and accounts go on. What script asks for costs
 * no rendering, and goes on too; so does a page that is kept, where it is answered before.
 */
export function shedReading(isShed: (request: Request) => boolean): RequestHandler {
  return (request, response, next) => {
    if (!isShed(request)) return next()
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
