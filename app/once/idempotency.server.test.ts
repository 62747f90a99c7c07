import { expect, test, vi } from 'vitest'
import { createIdempotency } from './idempotency.server'

const keep = (text: string) => Promise.resolve(text)
const format = { pack: keep, unpack: (text: string) => text, seal: keep, open: keep }
const make = () => createIdempotency({ name: 'test', format })

const owner = 'the secret of a browser'
const key = (name: string, of = owner) => ({ owner: of, key: name })

test('what comes again while the first is under way, or after it, runs once', async () => {
  const { runOnce } = make()
  const added = 'added'
  const run = vi.fn(() => Promise.resolve(added))
  expect(await Promise.all([runOnce(key('a'), run), runOnce(key('a'), run)])).toEqual([added, added])
  expect(await runOnce(key('a'), run)).toEqual(added)
  expect(run).toHaveBeenCalledTimes(1)
  await runOnce(key('b'), run)
  expect(run).toHaveBeenCalledTimes(2)
})

test('what has failed runs anew', async () => {
  const { runOnce } = make()
  const added = 'added'
  const run = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(added)
  await expect(runOnce(key('c'), run)).rejects.toThrow('down')
  expect(await runOnce(key('c'), run)).toEqual(added)
})

test('a key is worth nothing to another owner', async () => {
  const { runOnce } = make()
  await runOnce(key('a'), () => Promise.resolve('mine'))
  const others = ['another', 'a third'].map((of) => runOnce(key('a', of), () => Promise.resolve(`of ${of}`)))
  expect(await Promise.all(others)).toEqual(['of another', 'of a third'])
})

test('what an owner was answered is forgotten, and of no other', async () => {
  const { runOnce, forget } = make()
  const run = vi.fn(() => Promise.resolve('signed in'))
  let answerLast: (answer: string) => void = () => undefined
  await Promise.all([runOnce(key('a'), run), runOnce(key('a', 'another'), run)])
  const last = runOnce(key('last'), () => new Promise<string>((resolve) => (answerLast = resolve)))
  await forget(owner)
  answerLast('signed in late')
  await last
  run.mockClear()
  await Promise.all([runOnce(key('a'), run), runOnce(key('last'), run), runOnce(key('a', 'another'), run)])
  expect(run).toHaveBeenCalledTimes(2)
})

test('an answer that is too long is not kept, and neither are those beyond all bounds', async () => {
  const { runOnce } = make()
  const count = async (name: string, text: string) => {
    const run = vi.fn(() => Promise.resolve(text))
    await runOnce(key(name), run)
    return run.mock.calls.length
  }
  const [long, longest] = ['x'.repeat(65 * 1024), 'x'.repeat(60 * 1024)]
  expect([await count('long', long), await count('long', long)]).toEqual([1, 1])
  expect([await count('first', longest), await count('first', longest)]).toEqual([1, 0])
  for (let at = 0; at < 150; at += 1) await count(`other ${at}`, longest)
  expect(await count('first', longest), 'sixteen megabytes later').toBe(1)
  expect(await count('other 149', longest)).toBe(0)
  for (let at = 0; at < 2000; at += 1) await count(`short ${at}`, 'x')
  expect(await count('other 149', longest), 'two thousand answers later').toBe(1)
})

test.each([
  ['two thousand short answers', 'x', 2100, 2000],
  ['sixteen megabytes of long ones', 'x'.repeat(60 * 1024), 300, Math.floor((16 * 1024 * 1024) / (2 * 60 * 1024))],
])('%s are kept at most, however many ask', async (_, text, owners, most) => {
  const { runOnce } = make()
  const send = async (of: number) => {
    const run = vi.fn(() => Promise.resolve(text))
    await runOnce(key('a', `owner ${of}`), run)
    return run.mock.calls.length > 0
  }
  for (let of = 1; of <= owners; of += 1) await send(of)
  let kept = 0
  // what is kept is only read, from the newest on; the first that is not runs anew
  while (!(await send(owners - kept))) kept += 1
  expect(kept).toBeLessThanOrEqual(most)
  expect(kept).toBeGreaterThan(most * 0.95)
})

test('an answer is kept for ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const { runOnce } = make()
  const run = vi.fn(() => Promise.resolve('added'))
  const runAt = async (seconds: number) => {
    now.mockReturnValue(1000 + seconds * 1000)
    vi.advanceTimersByTime(10)
    await runOnce(key('a'), run)
    return run.mock.calls.length
  }
  expect([await runAt(0), await runAt(599), await runAt(601)]).toEqual([1, 1, 2])
  vi.useRealTimers()
  now.mockRestore()
})
