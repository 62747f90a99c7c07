import { browserPatienceMs, repeatRead } from '~/http/repeat-read'
import { paths } from '~/paths'
import { logClientError } from './client-log'
import { type ClientSession, toClientSession } from './client-session'
import { ignoreNews } from './session-news'

/** A way to sign in, by its id in the answer of `GET providers`. */
export interface ClientProvider {
  id: string
  name: string
  type: 'credentials' | 'email' | 'oauth' | 'webauthn'
}

const answerDeadlineMs = 10_000

/** The session of this moment, null for nobody's; undefined where the server does not answer, which only the log is told. */
export async function getSession(): Promise<ClientSession | null | undefined> {
  const answer = await fetchJson(paths.session())
  return answer === undefined ? undefined : toClientSession(answer)
}

/** Changes what the session says of its user, such as `{ name }`, and answers it as it is then; undefined where that failed. */
export async function updateSession(data: unknown): Promise<ClientSession | null | undefined> {
  const csrfToken = await getCsrfToken()
  if (csrfToken === undefined) return undefined
  const answer = await fetchJson(paths.session(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ csrfToken, data }),
  })
  return answer === undefined ? undefined : toClientSession(answer)
}

/** The ways to sign in, by id; undefined where they cannot be had. */
export function getProviders(): Promise<Record<string, ClientProvider> | undefined> {
  return fetchJson(paths.providers())
}

export interface AuthReply {
  /** 0 where there was no answer. */
  status: number
  ok: boolean
  /** Absolute: where to go on, or with `error` in its query what went wrong; null where the answer names none. */
  url: string | null
  /** Why it was refused, in the shopper's words. */
  message?: string
}

/**
 * Sends a form of the sign-in as a page without script does, but asks for the address to go on to instead of a redirect.
 * @param csrfToken undefined where it could not be had: the server then says so
 */
export async function sendAuthForm(
  url: string,
  fields: Record<string, string>,
  csrfToken: string | undefined,
): Promise<AuthReply> {
  const body = new URLSearchParams({ ...fields, csrfToken: csrfToken ?? '', json: 'true' })
  try {
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(answerDeadlineMs) })
    const { status, ok } = response
    const answer: { url?: unknown; message?: unknown } | null = await response.json().catch(() => null)
    const message = typeof answer?.message === 'string' ? answer.message : undefined
    return { status, ok, url: toAddress(answer?.url), message }
  } catch (error) {
    logClientError('CLIENT_FETCH_ERROR', error, url)
    return { status: 0, ok: false, url: null }
  }
}

/** Opens `url`, anew also where it differs from the page's address by its fragment alone. */
export function goTo(url: string): undefined {
  ignoreNews()
  window.location.href = url
  if (url.includes('#')) window.location.reload()
}

/** The token that every form of the sign-in carries; undefined where it cannot be had. */
export async function getCsrfToken(): Promise<string | undefined> {
  const answer = await fetchJson<{ csrfToken: string }>(paths.csrf())
  return answer?.csrfToken
}

async function fetchJson<T>(url: string, init?: RequestInit): Promise<T | undefined> {
  try {
    const signal = AbortSignal.timeout(answerDeadlineMs)
    const send = () => fetch(url, { ...init, signal })
    const response = await (init ? send() : repeatRead(send, { deadlineMs: browserPatienceMs, signal }))
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return await response.json()
  } catch (error) {
    logClientError('CLIENT_FETCH_ERROR', error, url)
    return undefined
  }
}

function toAddress(url: unknown): string | null {
  return typeof url === 'string' && URL.canParse(url) ? url : null
}
