import { randomUUID } from 'node:crypto'
import { type RedisClient } from './redis.server'

/**
 * A name in Redis that one process has for itself until it gives it up, or for as long as it says. Its token is a fence: whoever
 * has lost the name to another, because it stood still for too long, changes nothing there any more. A random one, since a
 * counter would begin anew where Redis loses what it had.
 */
export interface Lease {
  name: string
  token: string
}

// what stands there is nobody's answer yet; processes of the release before write and read the same word
const tokenStart = 'claim '

export function toLease(name: string): Lease {
  return { name, token: tokenStart + randomUUID() }
}

/** Whether a value is that of a lease; nothing is what processes of the release before wrote. */
export function isLeased(value: string | null): boolean {
  return value === '' || value?.startsWith(tokenStart) === true
}

/** @returns whether it is ours now; of several who try at once, one gets it */
export async function take(client: RedisClient, { name, token }: Lease, ms: number): Promise<boolean> {
  return (await client.set(name, token, { condition: 'NX', expiration: { type: 'PX', value: ms } })) !== null
}

/** Keeps what is still ours for so long from now on. @returns false where it is not ours any more */
export function extend(client: RedisClient, lease: Lease, ms: number): Promise<boolean> {
  return ifOurs(client, lease, { change: "return redis.call('PEXPIRE', KEYS[1], ARGV[2])" }, String(ms))
}

/** Leaves `value` for others in the place of what is still ours. @returns false where it is not ours any more */
export function leave(client: RedisClient, lease: Lease, value: string, ms: number): Promise<boolean> {
  const change = "redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) return 1"
  return ifOurs(client, lease, { change }, value, String(ms))
}

/** Gives up what is still ours. @returns false where it is not ours any more */
export function giveUp(client: RedisClient, lease: Lease): Promise<boolean> {
  return ifOurs(client, lease, { change: "return redis.call('DEL', KEYS[1])" })
}

interface Fields {
  name: string
  fields: Readonly<Record<string, string | Buffer>>
  ms: number
}

/** Writes fields of the hash `name`, and keeps all of it for so long, while the lease is ours. @returns false where it is not */
export function writeFields(client: RedisClient, lease: Lease, { name, fields, ms }: Fields): Promise<boolean> {
  const change = "redis.call('HSET', KEYS[2], unpack(ARGV, 3)) return redis.call('PEXPIRE', KEYS[2], ARGV[2])"
  return ifOurs(client, lease, { change, names: [name] }, String(ms), ...Object.entries(fields).flat())
}

interface Change {
  /** In Lua; `KEYS[1]` is the lease, its own values begin at `ARGV[2]`. */
  change: string
  /** What it touches beside the lease. */
  names?: string[]
}

async function ifOurs(
  client: RedisClient,
  { name, token }: Lease,
  { change, names = [] }: Change,
  ...values: (string | Buffer)[]
) {
  const script = `if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end ${change}`
  return (await client.eval(script, { keys: [name, ...names], arguments: [token, ...values] })) === 1
}
