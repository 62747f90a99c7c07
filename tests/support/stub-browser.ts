import { vi } from 'vitest'

/** What a test that runs without a browser sees and does of the one that the code under test believes to be in. */
export interface StubbedBrowser {
  /** Requests by method and path, `GET /api/auth/session`. */
  requests: { call: string; body: string }[]
  /** What `sendBeacon` sent, by field. */
  beacons: { path: string; fields: Record<string, string> }[]
  storage: Map<string, string>
  /** What is answered from now on to a method and path; `undefined` for a network that is down. */
  answer(call: string, json: unknown, status?: number): void
  /** Holds back the answers to a method and path; the function lets the first of them go. */
  hold(call: string): () => void
  show(): void
  hide(): void
  /** A message of another tab. */
  tell(key: string, value: string | null): void
  location: { href: string; reload(): void }
}

/** Puts the few parts of a browser that the sign-in uses in the place of the globals. */
export function stubBrowser(href = 'http://shop.test/en-us'): StubbedBrowser {
  const window = new EventTarget()
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const answers = new Map<string, () => Response | undefined>()
  const held = new Map<string, (() => void)[]>()
  const browser: StubbedBrowser = {
    requests: [],
    beacons: [],
    storage: new Map(),
    answer: (call, json, status = 200) =>
      answers.set(call, () => (json === undefined ? undefined : Response.json(json, { status }))),
    hold(call) {
      held.set(call, held.get(call) ?? [])
      return () => held.get(call)?.shift()?.()
    },
    show: () => look('visible'),
    hide: () => look('hidden'),
    tell: (key, newValue) => window.dispatchEvent(new StubbedStorageEvent('storage', { key, newValue })),
    location: { href, reload: vi.fn() },
  }
  function look(state: string): void {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  async function fetch(path: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
    const call = `${method} ${path}`
    browser.requests.push({ call, body: String(body ?? '') })
    const response = answers.get(call)?.()
    const waiting = held.get(call)
    if (waiting) await new Promise<void>((resolve) => waiting.push(resolve))
    if (!response) throw new TypeError('Failed to fetch')
    return response
  }
  vi.stubGlobal('window', Object.assign(window, { location: browser.location }))
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('StorageEvent', StubbedStorageEvent)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => browser.storage.get(key) ?? null,
    setItem: (key: string, value: string) => void browser.storage.set(key, value),
    removeItem: (key: string) => void browser.storage.delete(key),
  })
  vi.stubGlobal('navigator', {
    sendBeacon: (path: string, fields: URLSearchParams) => browser.beacons.push({ path, fields: toFields(fields) }) > 0,
  })
  return browser
}

class StubbedStorageEvent extends Event {
  readonly key: string
  readonly newValue: string | null
  constructor(type: string, { key, newValue }: { key: string; newValue: string | null }) {
    super(type)
    this.key = key
    this.newValue = newValue
  }
}

function toFields(fields: URLSearchParams): Record<string, string> {
  return Object.fromEntries(fields)
}
