import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type Logger } from 'pino'
import { createClient, RESP_TYPES } from 'redis'
import { env } from '~/env.server'
import { log } from '~/http/server/log.server'

const patienceMs = 1000
const quietMs = 2000
const longestReconnectMs = 2000
// of the event loop, in which a question goes out and its answer comes in
const turns = 3

export type RedisClient = ReturnType<typeof makeClient>

export interface Redis {
  /** What the names of everything that the shop keeps there begin with: several shops may have one Redis. */
  prefix: string
  /** The connection's client, for a library that wants one; its commands reject while Redis is away. */
  connect(): RedisClient
  /**
   * What `work` answers, or null where Redis is away, fails or needs longer than the deadline; it is then left alone for two
   * seconds, so that a request waits for a slow Redis once.
   */
  attempt<T>(work: (client: RedisClient) => Promise<T>): Promise<T | null>
  /**
   * The same for what a shopper waits for, and what without it might be done twice: it waits for a second, once in two, and is
   * not put off by what `attempt` found too slow.
   */
  attemptPatiently<T>(work: (client: RedisClient) => Promise<T>): Promise<T | null>
  /** The same for what no shopper waits for: it is tried in any case, for a second. */
  insist<T>(work: (client: RedisClient) => Promise<T>): Promise<T | null>
  /**
   * Calls back for each message on the channel, and with null after a time in which some may have been missed. To be called
   * before anything else, once for a channel.
   */
  subscribe(channel: string, listener: (message: string | null) => void): void
  /** Waits until all messages have been heard that were published before. @returns false where that is not sure */
  hearAll(): Promise<boolean>
  /** Ends the connection; what still waits for an answer gets it. */
  close(): Promise<void>
}

interface RedisOptions {
  url: string
  /** Shops with the same scope share everything: the backend's address and the publishable key. */
  scope: string[]
  /** How long `attempt` waits; 150 by default. */
  deadlineMs?: number
  log: Pick<Logger, 'info' | 'warn'>
}

/**
 * A connection that comes back by itself and complains once per outage; opened by its first use. Redis wants another one
 * for subscriptions, which is opened by the first of them.
 */
export function connectRedis({ url, scope, deadlineMs = 150, log }: RedisOptions): Redis {
  const client = makeClient(url)
  const subscriber = makeClient(url)
  const listeners = new Map<string, (message: string | null) => void>()
  let isDown = false
  let quietUntil = 0
  let stuckUntil = 0
  let opened = false

  function open(): RedisClient {
    if (opened) return client
    opened = true
    client.on('error', noteFailure).on('ready', noteRecovery).connect().catch(noteFailure)
    if (listeners.size > 0) listen().catch(noteFailure)
    return client
  }

  async function listen(): Promise<void> {
    const tellAll = () => listeners.forEach((tell) => tell(null))
    // it has subscribed anew by then, except for the first time
    await subscriber.on('error', noteFailure).on('ready', tellAll).connect()
    await Promise.all([...listeners].map(([channel, tell]) => subscriber.subscribe(channel, tell)))
    tellAll()
  }

  function noteFailure(error: unknown): void {
    if (!isDown) log.warn({ err: error }, 'Redis does not answer: each process is on its own meanwhile')
    isDown = true
  }

  function noteRecovery(): void {
    if (isDown) log.info('Redis answers again')
    isDown = false
    quietUntil = 0
    stuckUntil = 0
  }

  async function settle<T>(ms: number, work: Promise<T>): Promise<T | null> {
    try {
      const result = await before(ms, work)
      if (isDown) noteRecovery()
      return result
    } catch (error) {
      quietUntil = Date.now() + quietMs
      noteFailure(error)
      return null
    }
  }

  async function untilReady(): Promise<void> {
    if (!client.isReady) await once(client, 'ready', { signal: AbortSignal.timeout(patienceMs) })
  }

  return {
    prefix: toPrefix(scope),
    connect: open,
    async attempt(work) {
      open()
      return client.isReady && Date.now() >= quietUntil ? settle(deadlineMs, work(client)) : null
    },
    async attemptPatiently(work) {
      open()
      if (!client.isReady || Date.now() < stuckUntil) return null
      const done = await settle(
        patienceMs,
        work(client).then((value) => ({ value })),
      )
      if (!done) stuckUntil = Date.now() + quietMs
      return done && done.value
    },
    async insist(work) {
      open()
      return settle(
        patienceMs,
        untilReady().then(() => work(client)),
      )
    },
    subscribe(channel, listener) {
      listeners.set(channel, listener)
    },
    async hearAll() {
      if (!subscriber.isReady) return false
      // it is answered in turn with the messages
      const answered = before(patienceMs, subscriber.ping())
      return answered.then(
        () => true,
        () => false,
      )
    },
    async close() {
      const open = [client, subscriber].filter(({ isOpen }) => isOpen)
      await Promise.all(open.map((one) => (one.isReady ? one.close() : one.destroy())))
    },
  }
}

/** The Redis of this process, which all that it shares with others goes through; undefined where none is configured. */
export const redis = env.REDIS_URL
  ? connectRedis({ url: env.REDIS_URL, scope: [env.MEDUSA_URL, env.MEDUSA_PUBLISHABLE_KEY ?? ''], log })
  : undefined

/** A client on the same connection whose answers are bytes where the others' are text. */
export function answeringBytes(client: RedisClient) {
  return client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
}

function toPrefix(scope: string[]): string {
  return `vitrine:${createHash('sha256').update(JSON.stringify(scope)).digest('hex').slice(0, 16)}:`
}

function makeClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2000,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, longestReconnectMs),
    },
  })
}

/**
 * What `work` answers within a time of which a process that is late itself counts only its share: an answer that lies there already, or
 * a question that has not gone out yet, is no silence of Redis.
 */
async function before<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    function wait(turnsLeft: number): void {
      if (turnsLeft === 0) reject(new Error(`no answer within ${ms} ms`))
      else timer = setTimeout(() => wait(turnsLeft - 1), ms / turns)
    }
    wait(turns)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
