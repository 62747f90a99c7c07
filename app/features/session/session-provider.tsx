import { createContext, type ReactNode, useEffect, useMemo } from 'react'
import { type ClientSession } from './client-session'
import { createSessionStore, type SessionStore } from './session-store'

export const SessionContext = createContext<SessionStore | null>(null)

interface SessionProviderProps {
  /** What the page's HTML says, null for nobody; without it the server is asked. */
  session: ClientSession | null | undefined
  /** How often to ask the server while somebody is signed in; never by the clock where it is not given. */
  pollSeconds?: number
  children: ReactNode
}

/** Gives `useSession` below it the session as the server rendered it, and from then on as it is. */
export function SessionProvider({ session, pollSeconds, children }: SessionProviderProps) {
  const store = useMemo(() => createSessionStore(session), [session])
  useEffect(() => store.follow(pollSeconds), [store, pollSeconds])
  return <SessionContext.Provider value={store}>{children}</SessionContext.Provider>
}
