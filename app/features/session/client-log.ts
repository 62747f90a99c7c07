import { paths } from '~/paths'

/** What went wrong in the browser: a request of the sign-in, or what was made of its answer. */
export type ClientErrorCode = 'CLIENT_FETCH_ERROR' | 'CLIENT_SESSION_ERROR'

/** Sends an error of the browser to the server's log, `POST _log`; the shopper sees nothing of it. Never fails. */
export function logClientError(code: ClientErrorCode, error: unknown, url?: string): void {
  const message = error instanceof Error ? error.message : String(error)
  const details = new URLSearchParams({ level: 'error', code, client: 'true', message, ...(url && { url }) })
  navigator.sendBeacon(paths.clientLog(), details)
}
