import { useContext, useEffect, useSyncExternalStore } from 'react'
import { paths } from '~/paths'
import { type SessionState } from './client-session'
import { SessionContext } from './session-provider'
import { type SessionStore } from './session-store'

export interface UsedSession extends SessionState {
  update: SessionStore['update']
}

/**
 * Who is signed in, wherever in the browser that was found out. With `required` a visitor who is not, or not any more,
 * is sent to sign in and back to the page; until then the state is `loading`.
 */
export function useSession({ required = false } = {}): UsedSession {
  const store = useContext(SessionContext)
  if (!store) throw new Error('SessionProvider is missing above this component')
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  const isMissing = required && state.status === 'unauthenticated'
  useEffect(() => {
    if (!isMissing) return
    const query = new URLSearchParams({ error: 'SessionRequired', callbackUrl: window.location.href })
    window.location.href = `${paths.signIn()}?${query}`
  }, [isMissing])
  return { ...state, status: isMissing ? 'loading' : state.status, update: store.update }
}
