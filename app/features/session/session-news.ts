import { type ClientSession } from './client-session'

/** What a tab tells the others: somebody signed out, or the session may be another than before. */
export type SessionNews = 'signout' | 'getSession'

// who was signed in when this browser last heard of it, as a short hash: enough to see that it is another
const noteKey = 'vitrine.signed-in'

// NextAuth's own name and shape, so that its client and ours hear each other
const key = 'nextauth.message'

/** Tells the browser's other tabs through its storage; a browser without one tells nobody. */
export function tellOtherTabs(trigger: SessionNews): void {
  try {
    localStorage.setItem(key, toMessage(trigger))
  } catch {
    return
  }
}

/** Tells the other tabs and this one. */
export function tellAllTabs(trigger: SessionNews): void {
  tellOtherTabs(trigger)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: toMessage(trigger) }))
}

/**
 * Notes who is signed in, and tells the other tabs where the browser had noted otherwise: forms sign in and out and change a
 * name or an address too.
 */
export function noteSession(session: ClientSession | null): void {
  const note = session && toNote(session)
  try {
    if (localStorage.getItem(noteKey) === note) return
    if (note === null) localStorage.removeItem(noteKey)
    else localStorage.setItem(noteKey, note)
    tellOtherTabs(note === null ? 'signout' : 'getSession')
  } catch {
    return
  }
}

function toNote({ user: { name, email } }: ClientSession): string {
  let hash = 0
  for (const letter of `${email} ${name}`) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 0xffff_ffff
  return hash.toString(36)
}

/** Whether somebody is signed in as far as this browser has noted; true where it keeps no notes. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(noteKey) !== null
  } catch {
    return true
  }
}

let isLeaving = false

/** Hears no other tab from now on: the page is being left, and what they answer would lead it elsewhere. */
export function ignoreNews(): void {
  isLeaving = true
  const hearAgain = () => (isLeaving = false)
  // the browser may keep it and show it again
  window.addEventListener('pageshow', hearAgain, { once: true })
}

/** Calls `listener` with what other tabs tell until the answered function is called. */
export function onSessionNews(listener: (trigger: SessionNews) => void): () => void {
  function hear({ key: changed, newValue }: StorageEvent): void {
    const trigger = changed === key && !isLeaving ? toTrigger(newValue) : null
    if (trigger) listener(trigger)
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

// the time makes two messages of the same words different: storage that does not change tells nobody
function toMessage(trigger: SessionNews): string {
  return JSON.stringify({ event: 'session', data: { trigger }, timestamp: Date.now() / 1000 })
}

function toTrigger(message: string | null): SessionNews | null {
  try {
    const { event, data } = JSON.parse(message ?? '')
    if (event !== 'session' || !data) return null
    return data.trigger === 'signout' ? 'signout' : 'getSession'
  } catch {
    return null
  }
}
