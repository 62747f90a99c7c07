import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchNavigation } from './late-page'

type Router = Parameters<typeof watchNavigation>[0]

const stop = vi.fn()
const assign = vi.fn()
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { stop })
  vi.stubGlobal('location', { pathname: '/en-us', search: '', hash: '', assign, reload })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const at = (pathname: string) => ({ pathname, search: '', hash: '' })

/** A router whose open page is the home page. */
function makeRouter() {
  const idle = { state: 'idle' }
  let tell: (state: object) => void = () => undefined
  const router = { state: { navigation: idle }, subscribe: (listener: (state: object) => void) => (tell = listener) }
  return {
    router: router as unknown as Router,
    go: (pathname: string, state = 'loading') =>
      tell({ location: at('/en-us'), navigation: { state, location: at(pathname) } }),
    arrive: (pathname: string) => tell({ location: at(pathname), navigation: idle }),
  }
}

test('a page that has not come after 3800 ms is loaded by the browser', () => {
  const { router, go } = makeRouter()
  watchNavigation(router)
  go('/en-us/search')
  vi.advanceTimersByTime(3799)
  expect(assign).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/en-us/search')
})

test('a page that comes in time is not, and one that comes later is the page all the same', () => {
  const { router, go, arrive } = makeRouter()
  watchNavigation(router)
  go('/en-us/search')
  arrive('/en-us/search')
  vi.advanceTimersByTime(10_000)
  expect(assign).not.toHaveBeenCalled()
  go('/en-us/cart')
  vi.advanceTimersByTime(3800)
  expect(stop).not.toHaveBeenCalled()
  arrive('/en-us/cart')
  expect(stop).toHaveBeenCalledTimes(1)
})

test('who clicks on goes there, and not where the browser was going', () => {
  const { router, go } = makeRouter()
  const { leave } = watchNavigation(router)
  go('/en-us/search')
  expect(leave()).toBe(true)
  go('/en-us/cart')
  expect(stop).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(3800)
  expect(assign.mock.calls).toEqual([['/en-us/search'], ['/en-us/cart']])
})

test('what is sent, and the answer to it on the same page, is never left', () => {
  const { router, go } = makeRouter()
  const { leave } = watchNavigation(router)
  go('/en-us', 'submitting')
  vi.advanceTimersByTime(10_000)
  go('/en-us')
  vi.advanceTimersByTime(10_000)
  expect(leave()).toBe(false)
  expect(assign).not.toHaveBeenCalled()
})

test('a page that Back leads to has its address already', () => {
  const { router, go } = makeRouter()
  const { leave } = watchNavigation(router)
  vi.stubGlobal('location', { ...at('/en-us/search'), assign, reload })
  go('/en-us/search')
  leave()
  expect(reload).toHaveBeenCalledTimes(1)
})
