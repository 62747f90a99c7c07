import type * as AuthClient from './auth-client'
import { logClientError } from './client-log'
import { type ClientSession, type SessionState, toSessionState } from './client-session'
import { noteSession, onSessionNews } from './session-news'

export interface SessionStore {
  get(): SessionState
  subscribe(listener: () => void): () => void
  /** Asks the server. A failure goes to the log and changes nothing. */
  refresh(): Promise<void>
  /**
   * Changes the session's data; null, and all as before, where nobody is signed in or the server refuses.
   * @param send asks for it where `POST session` is not what takes it; undefined where that failed
   */
  update(data: unknown, send?: () => Promise<ClientSession | undefined>): Promise<ClientSession | null>
  /** Follows the tab's visibility, the other tabs and, while somebody is signed in, the clock, until called off. */
  follow(pollSeconds?: number): () => void
}

/**
 * What this tab knows of the session. Of several answers the one that was asked for last counts.
 * @param first the state in the page's HTML, null for nobody's; undefined where it says nothing
 */
export function createSessionStore(first: ClientSession | null | undefined): SessionStore {
  const listeners = new Set<() => void>()
  let state = toSessionState(first)
  let turn = 0

  function set(next: SessionState): void {
    state = next
    if (state.status !== 'loading') noteSession(state.session)
    listeners.forEach((listener) => listener())
  }

  async function refresh(): Promise<void> {
    const mine = ++turn
    const session = await ask((client) => client.getSession())
    if (session !== undefined && mine === turn) set(toSessionState(session))
  }

  function signedOut(): void {
    turn += 1
    set(toSessionState(null))
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    async update(data, send) {
      const before = state
      if (before.status !== 'authenticated') return null
      set({ ...before, status: 'loading' })
      const session = await (send ? send() : ask((client) => client.updateSession(data)))
      // another answer that came meanwhile may be older than the change or newer
      if (state.status !== 'loading') await refresh()
      // whose session has ended is told so by what sends the data otherwise, which keeps it for them
      else set(session ? toSessionState(session) : before)
      return session ?? null
    },
    follow(pollSeconds) {
      const look = () => document.visibilityState === 'visible' && void refresh()
      document.addEventListener('visibilitychange', look)
      const stopHearing = onSessionNews((news) => (news === 'signout' ? signedOut() : void refresh()))
      const poll = () => state.session && void refresh()
      const timer = pollSeconds ? setInterval(poll, pollSeconds * 1000) : undefined
      if (state.status === 'loading') void refresh()
      else noteSession(state.session)
      return () => {
        document.removeEventListener('visibilitychange', look)
        stopHearing()
        clearInterval(timer)
      }
    },
  }
}

/** The answer, or undefined where there is none, which only the log is told. */
async function ask(question: (client: typeof AuthClient) => Promise<ClientSession | null | undefined>) {
  try {
    return await question(await import('./auth-client'))
  } catch (error) {
    logClientError('CLIENT_SESSION_ERROR', error)
    return undefined
  }
}
