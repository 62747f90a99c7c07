import { type Logger } from 'pino'
import { toPauseMs } from '../../pause.server'

const retryMs = 5_000
const patienceMs = 120_000

/**
 * Does what is better done before the first visitor comes, again and again until it works. `isOver` once it has
 * worked, or after two minutes: somebody who waits for it is better served late than never.
 */
export function startWarmUp(work: () => Promise<void>, log: Pick<Logger, 'warn'>): { isOver(): boolean } {
  const endsAt = Date.now() + patienceMs
  let done = false
  async function attempt(): Promise<void> {
    try {
      await work()
      done = true
    } catch (error) {
      log.warn({ err: error }, 'warming up failed, trying again')
      setTimeout(() => void attempt(), toPauseMs(retryMs)).unref()
    }
  }
  void attempt()
  return { isOver: () => done || Date.now() > endsAt }
}
