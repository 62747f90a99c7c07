import { type Fault, toFault } from '../fault'

const firstRetryMs = 2000
const lastRetryMs = 5 * 60_000
const firstRefusedRetryMs = 15 * 60_000
const lastRefusedRetryMs = 24 * 60 * 60_000
const renewalMs = 30_000
const unreachable = ['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ENOTFOUND', 'ECONNRESET', 'EAUTH']

/** How long to wait after the nth failed attempt: twice as long each time, up to five minutes. */
export function toRetryDelayMs(attempts: number): number {
  return Math.min(firstRetryMs * 2 ** (attempts - 1), lastRetryMs)
}

/**
 * The same after a mail that the server has refused for good (5xx to an address or to the mail itself): seven times in three
 * days, so that a setting of the server's that is put right meanwhile costs nobody a mail.
 */
export function toRefusedRetryDelayMs(attempts: number): number {
  return Math.min(firstRefusedRetryMs * 2 ** (attempts - 1), lastRefusedRetryMs)
}

interface Worker<Mail> {
  /** The next mail that is due. */
  take: () => Promise<Mail | null>
  send: (mail: Mail) => Promise<void>
  /** It is being sent still, and nobody else's to take. */
  keep: (mail: Mail) => Promise<unknown>
  markSent: (mail: Mail) => Promise<void>
  markFailed: (mail: Mail, failure: { reason: string; retryInMs: number }) => Promise<void>
  onError: (error: unknown, mail?: Mail) => void
  intervalMs?: number
}

/** Sends what is due, one mail after the other, whenever it is woken and every `intervalMs`. */
export function makeMailWorker<Mail extends { attempts: number }>({
  take,
  send,
  keep,
  markSent,
  markFailed,
  onError,
  intervalMs = 2000,
}: Worker<Mail>) {
  let timer: NodeJS.Timeout | undefined
  let draining: Promise<void> | undefined
  let again = false
  let stopped = false

  async function sendOne(mail: Mail): Promise<boolean> {
    const keeping = setInterval(() => void keep(mail).catch(onError), renewalMs)
    try {
      await send(mail)
    } catch (error) {
      onError(error, mail)
      const fault = toFault(error)
      const toDelay = isRefusedForGood(fault) ? toRefusedRetryDelayMs : toRetryDelayMs
      await markFailed(mail, { reason: fault.message, retryInMs: toDelay(mail.attempts) })
      return !unreachable.includes(fault.code ?? '')
    } finally {
      clearInterval(keeping)
    }
    await markSent(mail)
    return true
  }

  async function drain() {
    for (let mail = await take(); mail; mail = await take()) {
      const mayGoOn = await sendOne(mail)
      if (!mayGoOn || stopped) return
    }
  }

  /** Resolves when nothing is due any more; never rejects. */
  async function wake(): Promise<void> {
    again = Boolean(draining)
    if (stopped) return undefined
    draining ??= drain()
      .catch((error: unknown) => {
        if (!stopped) onError(error)
      })
      .finally(() => {
        draining = undefined
        return again ? wake() : undefined
      })
    return draining
  }

  function start() {
    timer = setInterval(wake, intervalMs)
    timer.unref()
    wake()
  }

  /** Waits for the mail that is under way. */
  async function stop() {
    stopped = true
    clearInterval(timer)
    await draining
  }

  return { start, wake, stop }
}

/** RFC 5321, 4.2.1: 5 is permanent. What the server says to the sign-in is not about the mail. */
function isRefusedForGood({ code = '', responseCode = 0 }: Fault): boolean {
  return ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode >= 500
}
