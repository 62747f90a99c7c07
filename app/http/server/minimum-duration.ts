import { setTimeout as wait } from 'node:timers/promises'

/** Runs `work` and answers no sooner than after `floorMs`, whatever it came to: the time taken then tells nothing. */
export async function withMinimumDuration<T>(floorMs: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), wait(floorMs)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
