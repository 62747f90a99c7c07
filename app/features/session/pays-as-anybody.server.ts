import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isCommerceError } from '~/commerce/errors'
import { type SessionRecord } from './session-record'

interface Answer {
  /** Of the session's token. */
  hash: string
  isYes: Promise<boolean>
}

// pages come in bursts; whose session is ended elsewhere is shown as signed in for so much longer
const knownMs = 5_000
const mostKnown = 10_000
const known = new LRUCache<string, Answer>({ max: mostKnown, ttl: knownMs, perf: { now: () => Date.now() } })

// the page that is made for them otherwise waits for the backend once more
const patienceMs = 300

/**
 * Whether the session goes on and is of somebody who pays what everybody pays, as the backend has said in the last five seconds;
 * false also where it does not say.
 * @param ask `Sessions.paysAsAnybody` of whose session it is
 */
export async function paysAsAnybody(
  { customer: { id }, token }: Pick<SessionRecord, 'customer' | 'token'>,
  ask: () => Promise<boolean>,
): Promise<boolean> {
  const said = known.get(id)
  const hash = createHash('sha256').update(token).digest('base64url')
  if (said?.hash === hash) return said.isYes
  const answer = toAnswer(hash, ask)
  known.set(id, answer)
  // a fault is no answer
  answer.isYes.catch(() => known.delete(id))
  return answer.isYes
}

function toAnswer(hash: string, ask: () => Promise<boolean>): Answer {
  const asked = ask().catch((error: unknown) => {
    if (!isCommerceError(error)) throw error
    return false
  })
  const stop = new AbortController()
  const tired = wait(patienceMs, false, { signal: stop.signal }).catch(() => false)
  const answer: Answer = { hash, isYes: Promise.race([asked, tired]).finally(() => stop.abort()) }
  // what comes late is for the next page; it may have been forgotten meanwhile
  void asked.then((isYes) => (answer.isYes = Promise.resolve(isYes))).catch(() => {})
  return answer
}

/** Has the backend asked again: a session of the customer has ended, or they see to their account. */
export function askAgain(customerId: string): void {
  known.delete(customerId)
}
