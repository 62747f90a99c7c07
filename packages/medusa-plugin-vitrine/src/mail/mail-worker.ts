// @ts-nocheck
const firstRetryMs = 2000
const lastRetryMs = 5 * 60_000
const unreachable = ['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ENOTFOUND', 'ECONNRESET', 'EAUTH']

/** How long to wait after the nth failed attempt: twice as long each time, up to five minutes. */
export function toRetryDelayMs(attempts) {
  return Math.min(firstRetryMs * 2 ** (attempts - 1), lastRetryMs)
}

/**
 * Sends what is due, one mail after the other, whenever it is woken and every `intervalMs`.
 * @param {object} parts
 * @param {() => Promise<object | null>} parts.take the next mail that is due, with its number of `attempts`
 * @param {(mail: object) => Promise<void>} parts.send
 * @param {(mail: object) => Promise<void>} parts.markSent
 * @param {(mail: object, failure: { reason: string, retryInMs: number }) => Promise<void>} parts.markFailed
 * @param {(error: Error, mail?: object) => void} parts.onError
 * @param {number} [parts.intervalMs]
 * @returns {{ start(): void, wake(): Promise<void>, stop(): Promise<void> }} `stop` waits for the mail that is under way
 */
export function makeMailWorker({ take, send, markSent, markFailed, onError, intervalMs = 2000 }) {
  let timer
  let draining
  let again = false
  let stopped = false

  async function sendOne(mail) {
    try {
      await send(mail)
    } catch (error) {
      onError(error, mail)
      await markFailed(mail, { reason: error.message, retryInMs: toRetryDelayMs(mail.attempts) })
      return !unreachable.includes(error.code)
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
  async function wake() {
    again = Boolean(draining)
    if (stopped) return undefined
    draining ??= drain()
      .catch((error) => stopped || onError(error))
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

  async function stop() {
    stopped = true
    clearInterval(timer)
    await draining
  }

  return { start, wake, stop }
}
