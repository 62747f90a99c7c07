import { getRouter } from '~/http/remix-window'
import { paths } from '~/paths'
import { type Vitals } from './vitals.schema'

// of the specification, which TypeScript's own types leave out
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Interaction = PerformanceEntry & { interactionId: number }

const windowGapMs = 1000
const longestWindowMs = 5000

/** Measures how the load of this page feels and tells the shop once, when the page is left or hidden. */
export function measurePage(): void {
  const vitals: Vitals = { route: getRouter().state.matches.at(-1)?.route.id ?? 'none' }
  observe<PerformanceNavigationTiming>('navigation', (load) => {
    vitals.ttfbMs = load.responseStart
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.lcpMs = startTime
  })
  observe<Shift>(
    'layout-shift',
    toWorstWindow((shifted) => (vitals.cls = shifted)),
  )
  observe<Interaction>('event', ({ interactionId, duration }) => {
    if (interactionId) vitals.inpMs = Math.max(vitals.inpMs ?? 0, duration)
  })
  function tell() {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', tell)
    const call = new Blob([JSON.stringify(vitals)], { type: 'application/json' })
    navigator.sendBeacon(`${paths.rpc()}/vitals.report`, call)
  }
  document.addEventListener('visibilitychange', tell)
}

/** The largest sum of shifts that follow each other, https://web.dev/articles/evolving-cls. */
export function toWorstWindow(say: (shifted: number) => void): (shift: Shift) => void {
  let [worst, sum, from, last] = [0, 0, 0, -Infinity]
  return ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return
    const isSame = startTime - last < windowGapMs && startTime - from < longestWindowMs
    sum = isSame ? sum + value : value
    from = isSame ? from : startTime
    last = startTime
    worst = Math.max(worst, sum)
    say(worst)
  }
}

// what a browser does not know is not measured
function observe<T extends PerformanceEntry>(type: string, take: (entry: T) => void): void {
  const observer = new PerformanceObserver((list) => (list.getEntries() as T[]).forEach(take))
  if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type, buffered: true })
}
