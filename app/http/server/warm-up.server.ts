import { type Logger } from 'pino'
import { toPauseMs } from '../../pause.server'

const retryMs = 5_000
const patienceMs = 120_000

export interface WarmUp {
  isDone(): boolean
  /** It has not worked in two minutes: somebody who waits for it may be better served late than never. */
  isOverdue(): boolean
}

/** Does what is better done before the first visitor comes, again and again until it works. */
export function startWarmUp(work: () => Promise<void>, log: Pick<Logger, 'warn'>): WarmUp {
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
  return { isDone: () => done, isOverdue: () => !done && Date.now() > endsAt }
}
