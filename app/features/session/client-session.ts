/** Who is signed in, as `GET session` and the page's HTML tell the browser. */
export interface ClientSession {
  user: { name: string; email: string }
  /** ISO 8601. */
  expires: string
}

/** `loading`: nobody has said yet, or a change is on its way; `session` is then the last one known. */
export interface SessionState {
  status: 'loading' | 'authenticated' | 'unauthenticated'
  session: ClientSession | null
}

/** The state that a known session makes, null for nobody's; `undefined` where it is not known yet. */
export function toSessionState(session: ClientSession | null | undefined): SessionState {
  if (session) return { status: 'authenticated', session }
  return { status: session === null ? 'unauthenticated' : 'loading', session: null }
}

/** The session in the server's answer, `{user, expires}`; null in its `{}`. @throws TypeError where it is neither */
export function toClientSession(answer: unknown): ClientSession | null {
  if (!isRecord(answer)) throw new TypeError('the session is not an object')
  if (Object.keys(answer).length === 0) return null
  const { user, expires } = answer
  if (!isRecord(user) || typeof user.name !== 'string' || typeof user.email !== 'string')
    throw new TypeError('the session has no user')
  if (typeof expires !== 'string') throw new TypeError('the session has no end')
  return { user: { name: user.name, email: user.email }, expires }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
