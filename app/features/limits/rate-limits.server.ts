import { createHash } from 'node:crypto'
import { redis } from '~/once/redis.server'
import { type RequestFacts } from '~/context.server'
import { env } from '~/env.server'
import { toNetwork, toSite } from '~/http/server/to-network'
import { findDevice } from './device.server'
import { createLimiter, type Limiter } from './limiter.server'

const minute = 60

// what a whole /48 of IPv6 has of the attempts of one network: a provider of mobile phones may have many customers in one
const siteShare = 10

interface Limit {
  points: number
  /** Seconds from the first attempt until the count begins anew. */
  duration: number
}

interface Limits {
  /** All attempts from one network. */
  address: Limit
  /** Those on one account from one network, by whoever has never signed in to it; one device that has may try as often. */
  pair?: Limit
  /** Those on one account by all who have never signed in to it. */
  account?: Limit
}

// a link holds for as long: where no more is sent, the last is in the inbox
const mailed = { points: 3, duration: 15 * minute }
const mailedToOne = { points: 5, duration: 60 * minute }

const limits = {
  'sign-in': {
    address: { points: 50, duration: 15 * minute },
    pair: { points: 10, duration: 15 * minute },
    account: { points: 30, duration: 60 * minute },
  },
  // a few people, of whom each has refunds in their hands
  'merchant-sign-in': {
    address: { points: 20, duration: 15 * minute },
    pair: { points: 5, duration: 15 * minute },
    account: { points: 20, duration: 60 * minute },
  },
  register: {
    address: { points: 20, duration: 60 * minute },
    pair: { points: 5, duration: 60 * minute },
    account: { points: 20, duration: 60 * minute },
  },
  'reset-link': { address: { points: 20, duration: 60 * minute }, pair: mailedToOne, account: mailed },
  'new-password': { address: { points: 20, duration: 15 * minute } },
  'email-link': { address: { points: 20, duration: 60 * minute }, pair: mailedToOne, account: mailed },
  'has-account': { address: { points: 10, duration: 60 * minute } },
  code: { address: { points: 40, duration: 15 * minute }, account: { points: 15, duration: 15 * minute } },
  'order-claim': {
    address: { points: 20, duration: 60 * minute },
    pair: mailedToOne,
    account: { points: 10, duration: 60 * minute },
  },
  'order-look-up': {
    address: { points: 20, duration: 15 * minute },
    pair: { points: 10, duration: 15 * minute },
    account: { points: 30, duration: 60 * minute },
  },
  // goods that go out before anybody has paid
  invoice: {
    address: { points: 30, duration: 60 * minute },
    pair: { points: 5, duration: 60 * minute },
    account: { points: 10, duration: 60 * minute },
  },
  'gift-card': { address: { points: 20, duration: 15 * minute } },
  'client-log': { address: { points: 30, duration: minute } },
  // no guesses, but work and rows in the backend: so many that a family, or a floor of offices, notices nothing
  search: { address: { points: 300, duration: minute } },
  suggest: { address: { points: 600, duration: minute } },
  postcode: { address: { points: 120, duration: minute } },
  // a page asks when it is looked at again, and every two minutes: three hundred pages open behind one address
  stock: { address: { points: 600, duration: minute } },
  // those that have to be made: a page names about thirty, of which each is made once for everybody
  picture: { address: { points: 600, duration: minute } },
  'new-cart': { address: { points: 60, duration: minute } },
  vitals: { address: { points: 120, duration: minute } },
} satisfies Record<string, Limits>

/** What can be tried too often. */
export type LimitedAction = keyof typeof limits

const limiters = new Map<string, Limiter>()

function getLimiter(name: string, { points, duration }: Limit): Limiter {
  const known = limiters.get(name)
  if (known) return known
  const made = createLimiter({ name, points: Math.ceil(points * env.RATE_LIMIT_SCALE), duration }, redis)
  limiters.set(name, made)
  return made
}

// an address is somebody's name: the store sees a hash
function toKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

interface Counter {
  limiter: Limiter
  key: string
  isAboutAccount: boolean
}

const ofNetworks = ['address', 'site']

/** All that an attempt counts for, in the order in which they are counted: the first that is used up refuses it. */
export async function listCounters(
  visitor: Pick<RequestFacts, 'address' | 'cookies'>,
  action: LimitedAction,
  account?: string,
): Promise<Counter[]> {
  const { address, pair, account: perAccount }: Limits = limits[action]
  const counters: Counter[] = []
  const count = (name: string, limit: Limit, key: string) =>
    counters.push({
      limiter: getLimiter(`${action}:${name}`, limit),
      key: toKey(key),
      isAboutAccount: !ofNetworks.includes(name),
    })
  // a server that does not say where requests come from would make one of everybody
  const network = visitor.address === '' ? null : toNetwork(visitor.address)
  if (network) count('address', address, network)
  const site = network && toSite(network)
  if (site) count('site', { ...address, points: siteShare * address.points }, site)
  if (!perAccount || account === undefined) return counters
  // Who has signed in to this account before from this browser counts apart: a stranger's guesses lock nobody out.
  const device = await findDevice(visitor.cookies, account)
  if (device) count('device', pair ?? perAccount, `${account} ${device}`)
  else {
    // before the account's own count, which one network alone is not to use up
    if (pair && network) count('pair', pair, `${account} ${network}`)
    count('account', perAccount, `${account} `)
  }
  return counters
}
