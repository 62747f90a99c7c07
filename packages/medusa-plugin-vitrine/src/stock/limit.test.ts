import assert from 'node:assert/strict'
import { test } from 'vitest'

import { makeLimit } from './limit'

test('never more tasks at once than allowed, in the order they came, a failed one making room too', async () => {
  const limited = makeLimit(3)
  const begun: number[] = []
  let running = 0
  let most = 0
  const tasks = Array.from({ length: 20 }, (_, at) =>
    limited(async () => {
      begun.push(at)
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, at % 4))
      running -= 1
      if (at === 5) throw new Error('five')
      return at
    }),
  )
  const results = await Promise.allSettled(tasks)
  assert.equal(most, 3)
  assert.deepEqual(begun, [...Array(20).keys()])
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 19)
})
