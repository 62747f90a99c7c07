import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { repeatRead } from './repeat-read'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Step = number | [status: number, retryAfter: string] | 'lost'

/** Asks somebody who answers with these in turn; when each was asked, in ms, and what came of it. */
async function ask(steps: Step[], options: Partial<Parameters<typeof repeatRead>[1]> = {}) {
  const begin = Date.now()
  const times: number[] = []
  async function answer(): Promise<Response> {
    times.push(Date.now() - begin)
    const step = steps.shift() ?? 200
    if (step === 'lost') throw new TypeError('no answer')
    const [status, after] = Array.isArray(step) ? step : [step]
    return new Response(null, { status, headers: after ? { 'Retry-After': after } : {} })
  }
  const outcome = repeatRead(answer, { deadlineMs: 60_000, ...options }).then(
    ({ status }) => status,
    (error: Error) => error.message,
  )
  await vi.runAllTimersAsync()
  return { times, outcome: await outcome }
}

describe('a read', () => {
  it('is repeated three times while the server is not well, each time after twice as long', async () => {
    expect(await ask([500, 503, 599])).toEqual({ times: [0, 100, 300, 700], outcome: 200 })
    expect(await ask([500, 500, 500, 502])).toEqual({ times: [0, 100, 300, 700], outcome: 502 })
  })

  it('is repeated twice where nobody answers', async () => {
    expect(await ask(['lost', 'lost'])).toEqual({ times: [0, 100, 300], outcome: 200 })
    expect(await ask(['lost', 'lost', 'lost'])).toEqual({ times: [0, 100, 300], outcome: 'no answer' })
  })

  it('is not repeated for an answer that will stay the same', async () => {
    for (const status of [200, 304, 404, 409]) expect(await ask([status])).toEqual({ times: [0], outcome: status })
    const isHopeless = { mayRecover: () => false }
    expect(await ask(['lost'], isHopeless)).toEqual({ times: [0], outcome: 'no answer' })
  })

  it('waits as long as the server says, in seconds or until a date', async () => {
    expect(await ask([[429, '3']])).toEqual({ times: [0, 3000], outcome: 200 })
    const date = new Date(Math.ceil(Date.now() / 1000) * 1000 + 2000).toUTCString()
    expect((await ask([[503, date]])).times[1]).toBeGreaterThanOrEqual(2000)
    expect(await ask([[503, 'soon']])).toEqual({ times: [0, 100], outcome: 200 })
  })

  it('gives up at once where that is longer than five minutes, or than there is time', async () => {
    expect(await ask([[503, '300']], { deadlineMs: 400_000 })).toMatchObject({ outcome: 200 })
    expect(await ask([[503, '301']], { deadlineMs: 400_000 })).toEqual({ times: [0], outcome: 503 })
    expect(await ask([[429, '10']], { deadlineMs: 10_000 })).toEqual({ times: [0], outcome: 429 })
    expect(await ask([500, 500, 500], { deadlineMs: 250 })).toEqual({ times: [0, 100], outcome: 500 })
  })

  it('ends with its asker', async () => {
    const asker = new AbortController()
    const asked = vi.fn(async () => new Response(null, { status: 500 }))
    const read = repeatRead(asked, { deadlineMs: 60_000, signal: asker.signal })
    setTimeout(() => asker.abort(new Error('gone')), 150)
    await Promise.all([expect(read).rejects.toThrow('gone'), vi.runAllTimersAsync()])
    expect(asked).toHaveBeenCalledTimes(2)
  })
})
