import assert from 'node:assert/strict'
import { afterEach, test, vi } from 'vitest'
import { setImmediate as settle } from 'node:timers/promises'
import { defer } from '../fixtures'
import { repeat } from './repeat'

afterEach(() => void vi.useRealTimers())

test('work is done again after it has failed, one after the other, and not any more once it was stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const waiting: ReturnType<typeof defer>[] = []
  const errors: string[] = []
  const work = () => {
    const task = defer()
    waiting.push(task)
    return task.promise
  }
  const job = repeat({ work, everyMs: 1000, onError: ({ message }) => errors.push(message) })
  job.start()
  vi.advanceTimersByTime(1000)
  vi.advanceTimersByTime(1000)
  assert.equal(waiting.length, 1, 'not twice at once')
  waiting[0]?.reject(new Error('away'))
  await settle()
  vi.advanceTimersByTime(1000)
  assert.deepEqual([waiting.length, errors], [2, ['away']])
  let isStopped = false
  const stopped = job.stop().then(() => (isStopped = true))
  await settle()
  assert.equal(isStopped, false, 'it waits for what is under way')
  waiting[1]?.resolve()
  await stopped
  vi.advanceTimersByTime(5000)
  assert.equal(waiting.length, 2)
})
