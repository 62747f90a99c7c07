import { data, redirect } from '@remix-run/node'
import { expect, test, vi } from 'vitest'
import '~/http/server/flash.server'
import { createAttempts, findBrowser } from './attempts.server'
import { packReply, unpackReply } from './packed-reply.server'

const secrets = ['a secret of at least 32 characters']
const toReply = (outcome: unknown) => ({ outcome, headers: new Headers() })

const browser = 'the secret of a browser'
const attempt = (mark: string, of = browser) => ({ browser: of, mark })

test('what is sent again while the first attempt is under way, or after it, happens once', async () => {
  const { runOnce } = createAttempts(secrets)
  const added = toReply('added')
  const run = vi.fn(() => Promise.resolve(added))
  expect(await Promise.all([runOnce(attempt('a'), run), runOnce(attempt('a'), run)])).toEqual([added, added])
  expect(await runOnce(attempt('a'), run)).toEqual(added)
  expect(run).toHaveBeenCalledTimes(1)
  await runOnce(attempt('b'), run)
  expect(run).toHaveBeenCalledTimes(2)
})

test('what has failed is tried anew', async () => {
  const { runOnce } = createAttempts(secrets)
  const added = toReply('added')
  const run = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(added)
  await expect(runOnce(attempt('c'), run)).rejects.toThrow('down')
  expect(await runOnce(attempt('c'), run)).toEqual(added)
})

test('an action that says nothing says nothing again', async () => {
  const { runOnce } = createAttempts(secrets)
  const run = vi.fn(() => Promise.resolve(toReply(undefined)))
  await runOnce(attempt('a'), run)
  expect((await runOnce(attempt('a'), run))?.outcome).toBeUndefined()
  expect(run).toHaveBeenCalledTimes(1)
})

test('a mark is worth nothing to another browser', async () => {
  const { runOnce } = createAttempts(secrets)
  const own = { outcome: 'added', headers: new Headers({ 'Set-Cookie': 'cart=mine' }) }
  await runOnce(attempt('a'), () => Promise.resolve(own))
  const [underWay, after] = await Promise.all([
    runOnce(attempt('a', 'another'), () => Promise.resolve(toReply('their own'))),
    runOnce(attempt('a', 'a third'), () => Promise.resolve(toReply('theirs'))),
  ])
  expect([underWay?.outcome, after?.outcome]).toEqual(['their own', 'theirs'])
  expect(underWay?.headers.getSetCookie()).toEqual([])
})

test('what was replied to a browser is forgotten with its session, and to no other', async () => {
  const { runOnce, forget } = createAttempts(secrets)
  const run = vi.fn(() => Promise.resolve(toReply('signed in')))
  let answerLast: (reply: ReturnType<typeof toReply>) => void = () => undefined
  await Promise.all([runOnce(attempt('a'), run), runOnce(attempt('a', 'another'), run)])
  const last = runOnce(attempt('last'), () => new Promise((resolve) => (answerLast = resolve)))
  await forget(browser)
  answerLast(toReply('signed in late'))
  await last
  run.mockClear()
  await Promise.all([runOnce(attempt('a'), run), runOnce(attempt('last'), run), runOnce(attempt('a', 'another'), run)])
  expect(run).toHaveBeenCalledTimes(2)
})

test('a reply that is too long is not kept, and neither are those beyond all bounds', async () => {
  const { runOnce } = createAttempts(secrets)
  const count = async (mark: string, text: string) => {
    const run = vi.fn(() => Promise.resolve(toReply(text)))
    await runOnce(attempt(mark), run)
    return run.mock.calls.length
  }
  const [long, longest] = ['x'.repeat(65 * 1024), 'x'.repeat(60 * 1024)]
  expect([await count('long', long), await count('long', long)]).toEqual([1, 1])
  expect([await count('first', longest), await count('first', longest)]).toEqual([1, 0])
  for (let at = 0; at < 150; at += 1) await count(`other ${at}`, longest)
  expect(await count('first', longest), 'sixteen megabytes later').toBe(1)
  expect(await count('other 149', longest)).toBe(0)
  for (let at = 0; at < 2000; at += 1) await count(`short ${at}`, 'x')
  expect(await count('other 149', longest), 'two thousand replies later').toBe(1)
})

test.each([
  ['two thousand short replies', 'x', 2100, 2000],
  ['sixteen megabytes of long ones', 'x'.repeat(60 * 1024), 300, Math.floor((16 * 1024 * 1024) / (2 * 60 * 1024))],
])('%s are kept at most, however many browsers send', async (_, text, browsers, most) => {
  const { runOnce } = createAttempts(secrets)
  const send = async (of: number) => {
    const run = vi.fn(() => Promise.resolve(toReply(text)))
    await runOnce(attempt('a', `browser ${of}`), run)
    return run.mock.calls.length > 0
  }
  for (let of = 1; of <= browsers; of += 1) await send(of)
  let kept = 0
  // what is kept is only read, from the newest on; the first that is not runs anew
  while (!(await send(browsers - kept))) kept += 1
  expect(kept).toBeLessThanOrEqual(most)
  expect(kept).toBeGreaterThan(most * 0.95)
})

test('a reply is kept for ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const { runOnce } = createAttempts(secrets)
  const run = vi.fn(() => Promise.resolve(toReply('added')))
  const runAt = async (seconds: number) => {
    now.mockReturnValue(1000 + seconds * 1000)
    vi.advanceTimersByTime(10)
    await runOnce(attempt('a'), run)
    return run.mock.calls.length
  }
  expect([await runAt(0), await runAt(599), await runAt(601)]).toEqual([1, 1, 2])
  vi.useRealTimers()
  now.mockRestore()
})

test('a browser is known by the secret of its script, or by the cookies that are its alone', () => {
  const secret = '1234567890-1234567890-1234567890'
  expect(findBrowser(`a=1; browser=${secret}; flash_a=x`)).toBe(secret)
  expect(findBrowser('a=1; flash_b=y; flash_a=x')).toBe('flash_a=x; flash_b=y')
  for (const cookies of [null, '', 'a=1', 'browser=', 'browser=short', `xbrowser=${secret}`]) {
    expect(findBrowser(cookies), String(cookies)).toBeNull()
  }
})

test('a reply is the same in another process, with its status, its cookies and where it leads', async () => {
  const headers = new Headers([
    ['Set-Cookie', 'cart=1'],
    ['Set-Cookie', 'flash=2'],
  ])
  async function send(outcome: unknown) {
    return unpackReply(await packReply({ outcome, headers }))
  }
  const led = await send(redirect('/en-us/cart', { status: 303, headers }))
  expect(led?.headers.getSetCookie()).toEqual(['cart=1', 'flash=2'])
  const response = led?.outcome as Response
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/en-us/cart'])
  expect(response.headers.getSetCookie()).toEqual(['cart=1', 'flash=2'])

  const answered = await send(Response.json({ done: true }, { status: 409 }))
  expect(await (answered?.outcome as Response).json()).toEqual({ done: true })
  const refused = await send(data({ errors: { city: 'Missing' } }, { status: 400, headers: { 'Retry-After': '1' } }))
  expect(refused?.outcome).toMatchObject({ data: { errors: { city: 'Missing' } }, init: { status: 400 } })
  expect((await send({ plain: [1] }))?.outcome).toEqual({ plain: [1] })
  expect(unpackReply(null)).toBeNull()
})
