import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { setImmediate as settle } from 'node:timers/promises'
import { repeat } from './repeat.js'

test('work is done again after it has failed, one after the other, and not any more once it was stopped', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const waiting = []
  const errors = []
  const work = () => new Promise((resolve, reject) => waiting.push({ resolve, reject }))
  const job = repeat({ work, everyMs: 1000, onError: ({ message }) => errors.push(message) })
  job.start()
  mock.timers.tick(1000)
  mock.timers.tick(1000)
  assert.equal(waiting.length, 1, 'not twice at once')
  waiting[0].reject(new Error('away'))
  await settle()
  mock.timers.tick(1000)
  assert.deepEqual([waiting.length, errors], [2, ['away']])
  let isStopped = false
  const stopped = job.stop().then(() => (isStopped = true))
  await settle()
  assert.equal(isStopped, false, 'it waits for what is under way')
  waiting[1].resolve()
  await stopped
  mock.timers.tick(5000)
  assert.equal(waiting.length, 2)
})
