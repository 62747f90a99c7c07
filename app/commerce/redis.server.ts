import { once } from 'node:events'
import { type Logger } from 'pino'
import { createClient } from 'redis'

const patienceMs = 1000
const quietMs = 2000
const longestReconnectMs = 2000

type Client = ReturnType<typeof makeClient>

export interface Redis {
  client: Client
  /**
   * What `work` answers, or null where Redis is away, fails or needs longer than the deadline; it is then left alone for two
   * seconds, so that a request waits for a slow Redis once.
   */
  attempt<T>(work: (client: Client) => Promise<T>): Promise<T | null>
  /** The same for what no shopper waits for: it is tried in any case, for a second. */
  insist<T>(work: (client: Client) => Promise<T>): Promise<T | null>
  /** Calls back for each message on the channel, and with null after a time in which some may have been missed. */
  onMessage(listener: (message: string | null) => void): void
}

interface RedisOptions {
  url: string
  channel: string
  /** How long `attempt` waits; 150 by default. */
  deadlineMs?: number
  log: Pick<Logger, 'info' | 'warn'>
}

/** A connection that comes back by itself and complains once per outage; opened by its first use. */
export function connectRedis({ url, channel, deadlineMs = 150, log }: RedisOptions): Redis {
  const client = makeClient(url)
  const subscriber = makeClient(url)
  const listeners: ((message: string | null) => void)[] = []
  let isDown = false
  let quietUntil = 0
  let opened = false

  function open(): void {
    if (opened) return
    opened = true
    const tell = (message: string | null) => listeners.forEach((listener) => listener(message))
    client.on('error', noteFailure)
    client.on('ready', noteRecovery)
    subscriber.on('error', noteFailure)
    // it has subscribed anew by then, except for the first time
    subscriber.on('ready', () => tell(null))
    client.connect().catch(noteFailure)
    subscriber
      .connect()
      .then(() => subscriber.subscribe(channel, tell))
      .then(() => tell(null))
      .catch(noteFailure)
  }

  function noteFailure(error: unknown): void {
    if (!isDown) log.warn({ err: error }, 'Redis does not answer: each process keeps a cache of its own meanwhile')
    isDown = true
  }

  function noteRecovery(): void {
    if (isDown) log.info('Redis answers again')
    isDown = false
    quietUntil = 0
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
    client,
    async attempt(work) {
      open()
      return client.isReady && Date.now() >= quietUntil ? settle(deadlineMs, work(client)) : null
    },
    async insist(work) {
      open()
      return settle(
        patienceMs,
        untilReady().then(() => work(client)),
      )
    },
    onMessage(listener) {
      listeners.push(listener)
    },
  }
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

async function before<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
