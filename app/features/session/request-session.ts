import { type Session } from './session.server'
import { type SessionRecord } from './session-record'

/** What a request knows of its session by now; its own answer may have started or ended it. Written in this folder alone. */
export interface RequestSession {
  /** As the cookie says. */
  record?: Promise<SessionRecord | null>
  /** As the backend confirms it. */
  confirmed?: Promise<Session | null>
  csrfToken?: Promise<string>
}
