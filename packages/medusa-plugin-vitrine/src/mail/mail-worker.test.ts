import assert from 'node:assert/strict'
import { describe, test, vi } from 'vitest'

import { makeMailWorker, toRefusedRetryDelayMs, toRetryDelayMs } from './mail-worker'

/** A queue in memory with the rules of the one in the database, and a clock that is set by hand. */
function makeWorld(ids: string[], { send }: { send: (mail: { id: string }) => unknown }) {
  let clock = 0
  const sent: string[] = []
  const kept: string[] = []
  const failures: { id: string; reason: string; retryInMs: number }[] = []
  const queue = ids.map((id) => ({ id, attempts: 0, dueAt: 0, sent: false }))
  const worker = makeMailWorker({
    async take() {
      const mail = queue.find(({ sent, dueAt }) => !sent && dueAt <= clock)
      if (!mail) return null
      mail.attempts += 1
      mail.dueAt = clock + 120_000
      return mail
    },
    async send(mail) {
      await send(mail)
      sent.push(mail.id)
    },
    async keep(mail) {
      mail.dueAt = clock + 120_000
      kept.push(mail.id)
    },
    async markSent(mail) {
      mail.sent = true
    },
    async markFailed(mail, { reason, retryInMs }) {
      failures.push({ id: mail.id, reason, retryInMs })
      mail.dueAt = clock + retryInMs
    },
    onError() {},
  })
  async function run(now = clock) {
    clock = now
    await worker.wake()
  }
  return { worker, run, sent, kept, failures }
}

function refuse() {
  throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' })
}

describe('the mail worker', () => {
  test('sends all that is due, each once, also when it is woken again and again', async () => {
    const world = makeWorld(['a', 'b', 'c'], { send: () => new Promise((resolve) => setTimeout(resolve, 2)) })
    for (let times = 0; times < 5; times += 1) void world.worker.wake()
    await world.run()
    assert.deepEqual(world.sent, ['a', 'b', 'c'])
  })

  test('does not try the rest where the server cannot be reached, and sends all when it can be', async () => {
    let down = true
    const world = makeWorld(['a', 'b'], { send: () => down && refuse() })
    await world.run(0)
    assert.deepEqual(
      world.failures.map(({ id, retryInMs }) => [id, retryInMs]),
      [['a', 2000]],
    )
    await world.run(1000)
    assert.deepEqual(
      world.failures.map(({ id }) => id),
      ['a', 'b'],
    )
    down = false
    await world.run(1500)
    assert.deepEqual(world.sent, [])
    await world.run(3000)
    assert.deepEqual(world.sent, ['a', 'b'])
  })

  test('goes on to the next where one mail is refused', async () => {
    const send = ({ id }: { id: string }) => {
      if (id === 'bad') throw Object.assign(new Error('550 no such mailbox'), { code: 'EENVELOPE' })
    }
    const world = makeWorld(['bad', 'good'], { send })
    await world.run()
    assert.deepEqual(world.sent, ['good'])
    assert.deepEqual(world.failures, [{ id: 'bad', reason: '550 no such mailbox', retryInMs: 2000 }])
  })

  test('tries seldom what the server refuses for good, and often what it refuses for now', async () => {
    const refusals = [
      { code: 'EENVELOPE', responseCode: 550 },
      { code: 'EMESSAGE', responseCode: 554 },
      { code: 'EENVELOPE', responseCode: 450 },
      { code: 'EAUTH', responseCode: 535 },
    ]
    for (const [at, refusal] of refusals.entries()) {
      const world = makeWorld(['a'], {
        send: () => {
          throw Object.assign(new Error('refused'), refusal)
        },
      })
      await world.run()
      assert.equal(world.failures[0]?.retryInMs, at < 2 ? 15 * 60_000 : 2000)
    }
    const hours = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempts) => toRefusedRetryDelayMs(attempts) / 3_600_000)
    assert.deepEqual(hours, [0.25, 0.5, 1, 2, 4, 8, 16, 24, 24])
  })

  test('keeps a mail from others for as long as it takes to send', async () => {
    vi.useFakeTimers()
    let finish = () => {}
    const world = makeWorld(['slow'], { send: () => new Promise<void>((resolve) => (finish = resolve)) })
    const done = world.run()
    await vi.advanceTimersByTimeAsync(100_000)
    assert.deepEqual(world.kept, ['slow', 'slow', 'slow'])
    finish()
    await done
    await vi.advanceTimersByTimeAsync(100_000)
    assert.equal(world.kept.length, 3)
    vi.useRealTimers()
  })

  test('finishes the mail under way when it is stopped, and begins no other', async () => {
    const world = makeWorld(['a', 'b'], { send: () => new Promise((resolve) => setTimeout(resolve, 30)) })
    world.worker.start()
    await world.worker.stop()
    assert.deepEqual(world.sent, ['a'])
  })

  test('waits twice as long after each failure, up to five minutes', () => {
    assert.deepEqual([1, 2, 3, 8, 9, 50].map(toRetryDelayMs), [2000, 4000, 8000, 256_000, 300_000, 300_000])
  })
})
