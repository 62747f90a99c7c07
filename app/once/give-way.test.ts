import { setImmediate as look, setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { giveWay } from './give-way'

const stepMs = 2

function work(): void {
  const endsAt = performance.now() + stepMs
  while (performance.now() < endsAt);
}

async function workLong(log: string[], name: string): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await giveWay()
    work()
    log.push(name)
  }
}

it('lets others have their turn in the middle of long work, and ends it', async () => {
  const log: string[] = []
  const working = workLong(log, 'work')
  await look()
  await look()
  expect(log.length).toBeLessThan(20)
  await working
  expect(log).toHaveLength(20)
})

it('gives the work of many together no longer than that of one', async () => {
  const names = ['one', 'two', 'three', 'four', 'five']
  const log: string[] = []
  // the turn of the test before is over
  await sleep(20)
  const working = Promise.all(names.map((name) => workLong(log, name)))
  const counts: number[] = []
  while (log.length < 100) {
    const before = log.length
    await look()
    counts.push(log.length - before)
  }
  await working
  expect(Math.max(...counts)).toBeLessThanOrEqual(5)
})

it('goes on with the others where one of them fails', async () => {
  async function fail(): Promise<void> {
    await giveWay()
    throw new Error('broken')
  }
  const log: string[] = []
  const [failed] = await Promise.allSettled([fail(), workLong(log, 'other')])
  expect(failed.status).toBe('rejected')
  expect(log).toHaveLength(20)
})
