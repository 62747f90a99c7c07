import { createOneAfterAnother } from '~/once/one-after-another'
import { type Departure } from './browser/late-page'

/** Says of which build a page's data is; `server.ts` knows it. */
export const buildHeader = 'X-Build'
/** Carries the nonce of what script sends; the same a second time is the same sending (`features/session/replies.server.ts`). */
export const nonceHeader = 'X-Attempt'
/** Names the cookie that makes an attempt this browser's: another one cannot make up, with its mark alone, what it was answered. */
export const browserCookie = 'browser'
/** Marks a failure of our own that is no answer to what was sent, since the backend was down. */
export const unansweredHeader = 'X-Unanswered'

// the server gives up an order after 20 seconds and says so
const deadlineMs = 30_000
// the router gives up the first click's sending a moment before it sends the second's
const secondClickMs = 1000

const inOrder = createOneAfterAnother()

const waiting = new Set<() => void>()
const listeners = new Set<() => void>()

/** What could not be sent, answered or read anew, for the notice that offers to try it again. */
export const troubles = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  exist: (): boolean => waiting.size > 0,
  tryAgain(): void {
    for (const goOn of [...waiting]) goOn()
  },
}

/**
 * The `fetch` that the router's questions go through; it has no other way to be told about the network.
 *
 * - A page's data that fails, or comes from elsewhere or from another build: the browser goes there itself.
 * - What is sent, and the data of the page that is open: stays pending until it is tried again, so nothing typed is lost,
 *   whether the network fails or the shop's backend.
 *   The mark that goes along makes one attempt of that, and of a double click.
 *   What is sent to one address goes out in the order of the clicks: what undoes something never comes before it.
 * - Everything else passes.
 *
 * @param build of the page's own scripts
 */
export function guardFetch(plainFetch: typeof fetch, build: string, { leave, isLeaving }: Departure): typeof fetch {
  return (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (url.origin !== location.origin || !url.pathname.endsWith('.data')) return plainFetch(input, init)
    const isSent = init.method !== undefined && init.method !== 'GET'
    const headers = new Headers(init.headers)
    const sending = isSent ? toSending(url, init.body) : null
    if (sending) headers.set(nonceHeader, sending.mark)
    if (sending) markBrowser()

    async function attempt(): Promise<Response> {
      try {
        // what was given up before its turn came was pressed all the same
        const signal = isSent && init.signal?.aborted ? null : init.signal
        const response = await ask(plainFetch, url, { ...init, signal, headers, keepalive: outlives(init.body) })
        forget(sending)
        const other = response.headers.get(buildHeader)
        const isOther = other !== null && other !== build
        if (isSent || !(isOther || isLeaving())) return response
        if (!isLeaving() && !leave()) location.reload()
      } catch (error) {
        if (init.signal?.aborted) {
          setTimeout(() => forget(sending), secondClickMs)
          throw error
        }
        if (isSent || !(isLeaving() || leave())) {
          await untilTriedAgain(init.signal)
          return attempt()
        }
      }
      return new Promise(() => undefined)
    }
    return isSent ? inOrder(url.pathname, attempt) : attempt()
  }
}

/** Whether what is sent goes on where its page is left before the answer, so that the cookie of a first bag arrives: browsers do so with 64 kB at most. */
function outlives(body: RequestInit['body']): boolean {
  return body instanceof URLSearchParams && body.toString().length < 32_000
}

interface Sending {
  /** Where to and what. */
  content: string
  mark: string
}

// the last that was sent; a double click sends the same again before its answer is there
let unanswered: Sending | null = null

function toSending(url: URL, body: RequestInit['body']): Sending {
  const content = `${url} ${body}`
  if (unanswered?.content === content && body instanceof URLSearchParams) return unanswered
  unanswered = { content, mark: makeSecret() }
  return unanswered
}

// The server cannot: a first sending comes from a page that anybody may have been sent, without a cookie. It takes the
// cookie away when a session ends.
function markBrowser(): void {
  if (document.cookie.split('; ').some((pair) => pair.startsWith(`${browserCookie}=`))) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${browserCookie}=${makeSecret()}; Path=/; SameSite=Lax${secure}`
}

// pages without https have no randomUUID
function makeSecret(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

function forget(sending: Sending | null): void {
  if (unanswered === sending) unanswered = null
}

/** The whole answer of our own server. @throws Error where none comes in time, or somebody else's, or one that is none */
async function ask(plainFetch: typeof fetch, url: URL, init: RequestInit): Promise<Response> {
  const cancel = new AbortController()
  const abort = () => cancel.abort(init.signal?.reason)
  const timer = setTimeout(abort, deadlineMs)
  init.signal?.addEventListener('abort', abort)
  try {
    const response = await plainFetch(url, { ...init, signal: cancel.signal })
    const { status, statusText, headers } = response
    const isAnswer = headers.has('X-Remix-Response') && !headers.has(unansweredHeader)
    if (!isAnswer) throw new Error(`no answer of the shop: ${status}`)
    const body = await response.arrayBuffer()
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
  } finally {
    clearTimeout(timer)
    init.signal?.removeEventListener('abort', abort)
  }
}

function untilTriedAgain(signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    function tell() {
      for (const listener of listeners) listener()
    }
    function end() {
      waiting.delete(end)
      signal?.removeEventListener('abort', end)
      tell()
      if (signal?.aborted) reject(signal.reason)
      else resolve()
    }
    waiting.add(end)
    signal?.addEventListener('abort', end)
    tell()
  })
}
