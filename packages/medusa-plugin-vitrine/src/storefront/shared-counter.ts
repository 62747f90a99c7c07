import type { Counter } from './counter'
import { mostKeys } from './counter'

/** As much of a Redis connection as is needed (ioredis). */
export interface CountingStore {
  status: string
  eval(script: string, numberOfKeys: number, ...keysAndValues: (string | number)[]): Promise<unknown>
}

type Ask = (script: string, keys: string[], values: number[]) => Promise<unknown>

/** How long an answer is waited for, and how long nobody asks after one that did not come. */
const patienceMs = 250
const quietMs = 5000

/**
 * Asks for what all that share a Redis count together. One that is away keeps nobody waiting: the answer is null then, at once
 * but for the first of five seconds.
 */
export function askStore(store: CountingStore): Ask {
  let quietUntil = 0
  return async function ask(script, keys, values) {
    if (store.status !== 'ready' || Date.now() < quietUntil) return null
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, patienceMs, null)))
    const answer = store.eval(script, keys.length, ...keys, ...values).catch(() => null)
    const first = await Promise.race([answer, late])
    clearTimeout(timer)
    if (first === null) quietUntil = Date.now() + quietMs
    return first
  }
}

// KEYS: whose attempts, and how many have begun to be counted; ARGV: milliseconds, and how many may be. Of the next ones each
// process counts by itself: strangers with addresses enough must not fill what the shop's other things are in
const add = `
  local count = redis.call('INCR', KEYS[1])
  if count > 1 then return { count, redis.call('PTTL', KEYS[1]) } end
  local begun = redis.call('INCR', KEYS[2])
  if begun == 1 then redis.call('PEXPIRE', KEYS[2], ARGV[1]) end
  if begun > tonumber(ARGV[2]) then
    redis.call('DEL', KEYS[1])
    redis.call('DECR', KEYS[2])
    return 0
  end
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  return { count, tonumber(ARGV[1]) }`

const takeBack = `
  local count = tonumber(redis.call('GET', KEYS[1]) or 0)
  if count < 1 then return 0 end
  if count > 1 then
    redis.call('DECR', KEYS[1])
    return 1
  end
  redis.call('DEL', KEYS[1])
  if tonumber(redis.call('GET', KEYS[2]) or 0) > 0 then redis.call('DECR', KEYS[2]) end
  return 1`

/**
 * Counts like `own` in all processes that share a Redis, and in this one alone what that does not take.
 * @param name what is counted, apart from everything else that is
 */
export function makeSharedCounter({
  name,
  seconds,
  ask,
  own,
  most = mostKeys,
}: {
  name: string
  seconds: number
  ask: Ask
  own: Counter
  most?: number
}): Counter {
  // of one slot where Redis is a cluster
  const begun = `{${name}}`
  const toKey = (key: string) => `{${name}}:${key}`

  return {
    async add(key, points) {
      const counted = await ask(add, [toKey(key), begun], [seconds * 1000, most])
      if (!Array.isArray(counted)) return own.add(key, points)
      const [count = 0, leftMs = 0] = counted.map(Number)
      return count > points ? Math.max(1, Math.ceil(leftMs / 1000)) : 0
    },
    async takeBack(key) {
      const taken = await ask(takeBack, [toKey(key), begun], [])
      if (taken !== 1) await own.takeBack(key)
    },
  }
}
