import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CommerceError } from '~/commerce/errors'
import { askAgain, paysAsAnybody } from './pays-as-anybody.server'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const toSession = (token: string, id: string = crypto.randomUUID()) => ({
  customer: { id, email: 'jan@example.com', name: 'Jan' },
  token,
})

it('is asked once for a burst of pages, and again five seconds later', async () => {
  const session = toSession('a')
  for (const isYes of [true, false]) {
    const ask = vi.fn(async () => isYes)
    for (let page = 0; page < 3; page += 1) expect(await paysAsAnybody(session, ask)).toBe(isYes)
    expect(ask).toHaveBeenCalledOnce()
    vi.setSystemTime(Date.now() + 5_001)
    // the clock is looked at once a millisecond
    await sleep(5)
  }
})

it('is of one session: another one of the same customer, or a copy with another token, is asked about by itself', async () => {
  const [mine, other] = [toSession('a', 'cus_1'), toSession('b', 'cus_1')]
  expect(await paysAsAnybody(mine, async () => true)).toBe(true)
  expect(await paysAsAnybody(other, async () => false)).toBe(false)
  expect(await paysAsAnybody(toSession('a'), async () => false), 'of somebody else').toBe(false)
})

it('is forgotten at once where a session ends, also what is being asked then', async () => {
  const session = toSession('a')
  let answer = (_isYes: boolean) => {}
  const asked = paysAsAnybody(session, () => new Promise((resolve) => (answer = resolve)))
  askAgain(session.customer.id)
  answer(true)
  await asked
  expect(await paysAsAnybody(session, async () => false)).toBe(false)
  askAgain(session.customer.id)
  expect(await paysAsAnybody(session, async () => true)).toBe(true)
})

it('is no where the backend does not say, and what it says late is for the pages that follow', async () => {
  const away = new CommerceError({ kind: 'unreachable', call: 'GET /store/x', mayHaveHappened: false })
  expect(await paysAsAnybody(toSession('a'), () => Promise.reject(away))).toBe(false)
  const unlucky = toSession('a')
  await expect(paysAsAnybody(unlucky, () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault')
  expect(await paysAsAnybody(unlucky, async () => true), 'a fault is asked about anew').toBe(true)
  const session = toSession('a')
  let answer = (_isYes: boolean) => {}
  const ask = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
  const burst = Promise.all([paysAsAnybody(session, ask), paysAsAnybody(session, ask)])
  expect(await burst, 'it takes its time').toEqual([false, false])
  expect(await paysAsAnybody(session, ask), 'and nobody waits any more').toBe(false)
  answer(true)
  await sleep(0)
  expect(await paysAsAnybody(session, ask)).toBe(true)
  expect(ask).toHaveBeenCalledOnce()
})
