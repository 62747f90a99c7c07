import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test, vi } from 'vitest'

import { makeManager } from '../fixtures'
import { listPriceDates, makePriceCalendar } from './price-calendar'

let dates: number[]
let calls: number[]
let errors: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 })
  dates = []
  calls = []
  errors = []
})
afterEach(() => void vi.useRealTimers())

async function listFrom(since: Date) {
  return dates.map((ms) => new Date(ms)).filter((date) => date > since)
}

function makeOne(listDates = listFrom) {
  const onDate = () => calls.push(Date.now())
  return makePriceCalendar({ listDates, onDate, onError: (error) => errors.push(error.message) })
}

async function pass(ms: number) {
  vi.advanceTimersByTime(ms)
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

describe('the price calendar', () => {
  test('calls at each start and end, just after it', async () => {
    dates = [5000, 9000]
    await makeOne().wake()
    await pass(5020)
    await pass(4000)
    await pass(60_000)
    assert.deepEqual(calls, [5020, 9020])
  })

  test('notices a date that was written later, when woken or within half a minute', async () => {
    const calendar = makeOne()
    await calendar.wake()
    dates = [2000]
    await calendar.wake()
    await pass(2020)
    dates = [10_000]
    await pass(30_000)
    assert.equal(calls.length, 2)
  })

  test('makes up for dates that passed while it could not look', async () => {
    dates = [1000]
    let down = true
    const calendar = makeOne(async () => {
      if (down) throw new Error('no database')
      return dates.map((ms) => new Date(ms))
    })
    await calendar.wake()
    await pass(29_000)
    assert.deepEqual(errors, ['no database'])
    down = false
    await pass(1000)
    assert.equal(calls.length, 1)
  })

  test('knows that Medusa starts and ends a list with the second after its date', async () => {
    const manager = makeManager(() => [{ at: new Date(1000) }, { at: new Date(1529) }, { at: new Date(2000) }])
    const found = await listPriceDates(manager, new Date(500))
    assert.deepEqual(found.map(Number), [2000, 2000, 3000])
    assert.deepEqual((await listPriceDates(manager, new Date(2000))).map(Number), [3000])
  })
})
