import assert from 'node:assert/strict'
import { test } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'

import type { EntityManager } from 'typeorm'
import type { Services } from '../container'
import { makeLogger, standIn } from '../fixtures'
import PriceHistoryService from '../services/price-history'

function toServices(transaction: () => Promise<void>) {
  const manager = standIn<EntityManager>({ transaction: async <Result>() => (await transaction()) as Result })
  return standIn<Services>({ manager, logger: makeLogger() })
}

test('prices are recorded at the start, once for many writes, and for a write during a recording', async () => {
  let count = 0
  let onRecord = () => {}
  const transaction = async () => {
    count += 1
    onRecord()
  }
  const history = new PriceHistoryService(toServices(transaction), { prices: { everyMs: 60_000 } })
  history.start()
  await wait(50)
  assert.equal(count, 1)
  for (let writes = 0; writes < 5; writes++) history.recordSoon()
  await wait(450)
  assert.equal(count, 2)
  onRecord = () => {
    onRecord = () => {}
    history.recordSoon()
  }
  history.recordSoon()
  await wait(900)
  assert.equal(count, 4)
  await history.stop()
  history.recordSoon()
  await wait(400)
  assert.equal(count, 4)
})

test('who waits for what was written is let go once it is noted, also when it is written during a recording', async (t) => {
  // its own timers keep no process alive
  const alive = setTimeout(() => {}, 30_000)
  t.onTestFinished(() => clearTimeout(alive))
  let count = 0
  let onRecord = () => {}
  const transaction = async () => {
    onRecord()
    await wait(20)
    count += 1
  }
  const history = new PriceHistoryService(toServices(transaction))
  history.start()
  await history.settle()
  assert.equal(count, 1)
  history.recordSoon()
  await Promise.all([history.settle(), history.settle()])
  assert.equal(count, 2)
  const late = new Promise<void>((resolve) => {
    onRecord = () => {
      onRecord = () => {}
      history.recordSoon()
      resolve(history.settle())
    }
  })
  history.recordSoon()
  await late
  assert.equal(count, 4)
  history.recordSoon()
  await Promise.all([history.settle(), history.stop()])
})

test('products are looked at by name where their own prices were written, all where anything may have changed', async () => {
  const history = new PriceHistoryService(
    toServices(async () => {}),
    { prices: { everyMs: 1000 } },
  )
  const asked: Array<string[] | undefined> = []
  history.record = async (productIds) => void asked.push(productIds)
  history.start()
  history.recordSoon(['prod_1'])
  history.recordSoon(['prod_2'])
  await history.settle()
  assert.deepEqual(asked, [undefined, ['prod_1', 'prod_2']])
  history.recordSoon(['prod_1'])
  history.recordSoon()
  history.recordSoon(['prod_2'])
  await history.settle()
  assert.deepEqual(asked.slice(2), [undefined])
  await wait(1300)
  assert.deepEqual(asked.slice(3), [undefined])
  await history.stop()
})
