import { createHmac } from 'node:crypto'
import { type Counter, makeCounter } from './counter'
import { toSite } from './network'

const minute = 60
const hour = 60 * minute

/**
 * How often something may be tried within so many seconds. `visitor` is whom the storefront names, and has twice what
 * the storefront itself allows, so that its pages come first. `client` is the address that calls without the secret: it
 * may be a storefront with all its visitors. `account` is the e-mail address that such a call is about. Of the staff, `device`
 * is a browser that has signed in to that account before, and `pair` an address with an account. Each stands behind what
 * narrows it: what one address has used up does not count for the account too. Who has a whole /48 of IPv6 has `siteShare`
 * times what one address has.
 */
export const limits = {
  'sign-in': { seconds: 15 * minute, visitor: 100, client: 500, account: 20 },
  'staff-sign-in': { seconds: 15 * minute, client: 100, device: 20, pair: 10, account: 30 },
  // a key of the API that is none; one that is right counts for nothing
  'staff-token': { seconds: 15 * minute, client: 100 },
  'account-exists': { seconds: hour, visitor: 40, client: 200 },
  register: { seconds: hour, visitor: 40, client: 200, account: 10 },
  'password-mail': { seconds: hour, visitor: 40, client: 200, account: 10 },
  'password-reset': { seconds: 15 * minute, visitor: 40, client: 200, account: 20 },
  'new-password': { seconds: 15 * minute, visitor: 100, client: 500 },
  'order-look-up': { seconds: 15 * minute, visitor: 40, client: 200, account: 20 },
  'order-claim': { seconds: hour, visitor: 40, client: 200 },
  // one code that is typed is asked for up to six times
  code: { seconds: 15 * minute, visitor: 400, client: 1200 },
  withdrawal: { seconds: hour, visitor: 60, client: 300 },
  search: { seconds: minute, visitor: 300, client: 600 },
  open: { seconds: minute, visitor: 600, client: 1200 },
}

/** Who tries, as far as it is counted. */
export interface Attempt {
  visitor?: string | null
  client?: string | null
  device?: string | null
  pair?: string
  account?: string
}

/** What is tried. */
export type Action = keyof typeof limits

// a provider of mobile phones may have many customers in one
export const siteShare = 10

/**
 * @param options `scale` multiplies all limits; `secret` keys the hashes by which names are remembered; `share` has a counter
 *   count with those of other processes
 * @returns `add` answers how many seconds to wait, 0 for none; `takeBack` is for one that succeeded
 */
export function countAttempt({
  scale = 1,
  now,
  secret = '',
  share = (_name, _seconds, own) => own,
}: {
  scale?: number
  now?: () => number
  secret?: string
  share?: (name: string, seconds: number, own: Counter) => Counter
} = {}): {
  add(action: Action, attempt: Attempt): Promise<number>
  takeBack(action: Action, attempt: Attempt): Promise<void>
} {
  const counters = new Map<string, Counter>()

  function counterOf(name: string, seconds: number) {
    const counter = counters.get(name) ?? share(name, seconds, makeCounter({ seconds, now }))
    counters.set(name, counter)
    return counter
  }

  function listCounters(action: Action, attempt: Attempt) {
    const { seconds, ...points } = limits[action]
    return Object.entries<number>(points).flatMap(([who, most]) => {
      const name = attempt[who as keyof Attempt]
      if (!name) return []
      const one = toCounted(`${action} ${who}`, seconds, name, most)
      const site = who === 'visitor' || who === 'client' ? toSite(name) : null
      return site ? [one, toCounted(`${action} ${who} site`, seconds, site, siteShare * most)] : [one]
    })
  }

  function toCounted(name: string, seconds: number, text: string, most: number) {
    return { counter: counterOf(name, seconds), key: toKey(text), most: Math.ceil(most * scale) }
  }

  async function add(action: Action, attempt: Attempt) {
    for (const { counter, key, most } of listCounters(action, attempt)) {
      const wait = await counter.add(key, most)
      if (wait > 0) return wait
    }
    return 0
  }

  async function takeBack(action: Action, attempt: Attempt) {
    for (const { counter, key } of listCounters(action, attempt)) await counter.takeBack(key)
  }

  // of one length, and nobody's address where it is kept
  function toKey(text: string) {
    return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
  }

  return { add, takeBack }
}
