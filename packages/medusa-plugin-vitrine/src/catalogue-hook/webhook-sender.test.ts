import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test, vi } from 'vitest'

import { defer } from '../fixtures'
import type { Change } from './change-set'
import { makeWebhookSender, toRetryDelayMs } from './webhook-sender'

const product = (number: number): Change => ({ kind: 'product', id: `prod_${number}` })
const idsOf = (delivery: Change[] | undefined = []) => delivery.map(({ kind, id }) => id ?? kind)

let deliveries: Change[][]
let told: string[]
let answer: () => Promise<void>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  deliveries = []
  told = []
  answer = async () => {}
})
afterEach(() => void vi.useRealTimers())

function makeOne() {
  return makeWebhookSender({
    async deliver(changes) {
      deliveries.push(changes)
      await answer()
    },
    onDown: (error) => told.push(error.message),
    onUp: () => told.push('up'),
  })
}

/** Lets time pass, and what then begins come to its end. */
async function pass(ms: number) {
  vi.advanceTimersByTime(ms)
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

describe('the sender', () => {
  test('makes one delivery of a burst, each thing in it once', async () => {
    const sender = makeOne()
    for (let number = 0; number < 400; number += 1) sender.add([product(number % 200)])
    await pass(150)
    await pass(10_000)
    assert.equal(deliveries.length, 1)
    assert.equal(deliveries[0]?.length, 200)
  })

  test('says "everything" where more has changed than a delivery holds', async () => {
    makeOne().add(Array.from({ length: 501 }, (_, number) => product(number)))
    await pass(150)
    assert.deepEqual(deliveries.map(idsOf), [['everything']])
  })

  test('sends what comes during a delivery with the next one', async () => {
    const { promise, resolve: finish } = defer()
    answer = () => promise
    const sender = makeOne()
    sender.add([product(1)])
    await pass(150)
    sender.add([product(2)])
    sender.add([product(3)])
    await pass(10_000)
    assert.equal(deliveries.length, 1)
    finish()
    await pass(0)
    await pass(150)
    assert.deepEqual(deliveries.map(idsOf), [['prod_1'], ['prod_2', 'prod_3']])
  })

  test('tries again, later each time, with all that came meanwhile, and complains once', async () => {
    answer = () => Promise.reject(new Error('down'))
    const sender = makeOne()
    sender.add([product(1)])
    await pass(150)
    sender.add([product(2)])
    await pass(499)
    assert.equal(deliveries.length, 1)
    await pass(1)
    assert.equal(deliveries.length, 2)
    await pass(999)
    assert.equal(deliveries.length, 2)
    answer = async () => {}
    await pass(1)
    assert.deepEqual(idsOf(deliveries[2]).sort(), ['prod_1', 'prod_2'])
    assert.deepEqual(told, ['down', 'up'])
    await pass(100_000)
    assert.equal(deliveries.length, 3)
  })

  test('tells what waits once more when it is stopped, and then nothing', async () => {
    const sender = makeOne()
    sender.add([product(1)])
    assert.equal(await sender.stop(), true)
    sender.add([product(2)])
    await pass(100_000)
    assert.deepEqual(deliveries.map(idsOf), [['prod_1']])
  })

  test('says that a shop that was away has not been told all when it is stopped', async () => {
    answer = () => Promise.reject(new Error('down'))
    const sender = makeOne()
    sender.add([product(1)])
    await pass(150)
    assert.equal(await sender.stop(), false)
    assert.equal(deliveries.length, 1)
  })

  test('waits twice as long after each failure, up to a minute', () => {
    assert.deepEqual([1, 2, 3, 7, 8, 60].map(toRetryDelayMs), [500, 1000, 2000, 32_000, 60_000, 60_000])
  })
})
