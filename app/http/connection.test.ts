import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nonceHeader, browserCookie, buildHeader, guardFetch, troubles, unansweredHeader } from './connection'

const shop = 'https://shop.example'
const reload = vi.fn()
const leave = vi.fn<() => boolean>()
const plainFetch = vi.fn<typeof fetch>()
const isLeaving = vi.fn<() => boolean>()
const ask = guardFetch(plainFetch, 'this', { leave, isLeaving })

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  vi.stubGlobal('location', { origin: shop, href: `${shop}/en-us`, protocol: 'https:', reload })
  vi.stubGlobal('document', { cookie: '' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function ours(body: string, build = 'this'): Response {
  return new Response(body, { headers: { 'X-Remix-Response': 'yes', [buildHeader]: build } })
}

function send(quantity: string, signal?: AbortSignal): Promise<Response> {
  return ask('/en-us/cart.data', { method: 'POST', body: new URLSearchParams({ quantity }), signal })
}

const listMarks = () => plainFetch.mock.calls.map(([, init]) => new Headers(init?.headers).get(nonceHeader))

/** Answers never; as a browser does, it rejects when it is given up. */
const hang: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('given up'))))

test('what is sent and never answered is offered again after 30 seconds, under the same mark', async () => {
  plainFetch.mockImplementationOnce(hang).mockResolvedValueOnce(ours('added'))
  const answer = send('1')
  await vi.advanceTimersByTimeAsync(29_000)
  expect(troubles.exist()).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(troubles.exist()).toBe(true)
  troubles.tryAgain()
  expect(await (await answer).text()).toBe('added')
  expect(troubles.exist()).toBe(false)
  const [first, second] = listMarks()
  expect(first).toBe(second)
})

test('what a proxy answers in the place of the shop is no answer to what was sent', async () => {
  plainFetch.mockResolvedValueOnce(new Response('Bad gateway', { status: 502 })).mockResolvedValueOnce(ours('added'))
  const answer = send('1')
  await vi.waitUntil(troubles.exist)
  troubles.tryAgain()
  expect(await (await answer).text()).toBe('added')
})

test('a failure of the shop that answers nothing waits to be tried again; a refusal is an answer', async () => {
  const down = new Response('', { status: 503, headers: { 'X-Remix-Response': 'yes', [unansweredHeader]: 'yes' } })
  const notSaved = new Response('not saved', { status: 503, headers: { 'X-Remix-Response': 'yes' } })
  plainFetch.mockResolvedValueOnce(down).mockResolvedValueOnce(notSaved)
  const answer = send('1')
  await vi.waitUntil(troubles.exist)
  troubles.tryAgain()
  expect(await (await answer).text()).toBe('not saved')
  const [first, second] = listMarks()
  expect(first).toBe(second)
})

test('the same sent twice before it is answered has one mark, and another after that', async () => {
  const first = new AbortController()
  plainFetch.mockImplementationOnce(hang).mockImplementation(() => Promise.resolve(ours('added')))
  const dropped = send('1', first.signal).catch(() => 'dropped')
  await vi.advanceTimersByTimeAsync(0)
  first.abort()
  await send('1')
  await send('1')
  await dropped
  const [one, two, three] = listMarks()
  expect(one).toBe(two)
  expect(three).not.toBe(two)
})

test('other contents are another attempt', async () => {
  plainFetch.mockImplementation(() => Promise.resolve(ours('added')))
  await Promise.all([send('1'), send('2')])
  const [one, two] = listMarks()
  expect(one).not.toBe(two)
})

test('a page whose data fails is left to the browser; that of the open page waits', async () => {
  plainFetch.mockRejectedValueOnce(new TypeError('network')).mockRejectedValueOnce(new TypeError('network'))
  leave.mockReturnValueOnce(true)
  void ask('/en-us/search.data')
  await vi.waitUntil(() => leave.mock.calls.length === 1)
  expect(troubles.exist()).toBe(false)
  const open = new AbortController()
  const answer = ask('/en-us.data', { signal: open.signal })
  await vi.waitUntil(troubles.exist)
  open.abort(new Error('the shopper goes elsewhere'))
  await expect(answer).rejects.toThrow('the shopper goes elsewhere')
  expect(troubles.exist()).toBe(false)
})

test('data of another build is not drawn: the page is loaded', async () => {
  plainFetch.mockImplementation(() => Promise.resolve(ours('other', 'next')))
  leave.mockReturnValueOnce(true).mockReturnValueOnce(false)
  void ask('/en-us/search.data')
  await vi.waitUntil(() => leave.mock.calls.length === 1)
  expect(reload).not.toHaveBeenCalled()
  void ask('/en-us.data')
  await vi.waitUntil(() => reload.mock.calls.length === 1)
})

test('data that comes after the browser has begun to load the page does not draw it first', async () => {
  plainFetch.mockResolvedValueOnce(ours('late'))
  isLeaving.mockReturnValue(true)
  const drawn = vi.fn()
  void ask('/en-us/search.data').then(drawn)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(drawn).not.toHaveBeenCalled()
  expect(leave).not.toHaveBeenCalled()
})

test('what is no page of the shop passes as it is', async () => {
  const answer = new Response('{}', { status: 500 })
  plainFetch.mockResolvedValue(answer)
  expect(await ask('/api/trpc/stock')).toBe(answer)
  expect(await ask('https://pay.example/x.data', { method: 'POST' })).toBe(answer)
  expect(listMarks()).toEqual([null, null])
})

test('what is sent to one address goes out in the order of the clicks, also what was given up meanwhile', async () => {
  let answerFirst: (response: Response) => void = () => undefined
  plainFetch.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)))
  plainFetch.mockImplementation(() => Promise.resolve(ours('done')))
  const listSent = () => plainFetch.mock.calls.map(([, init]) => String(init?.body))
  const elsewhere = new AbortController()
  const answers = [send('1'), send('2', elsewhere.signal), send('3')]
  await vi.advanceTimersByTimeAsync(0)
  elsewhere.abort()
  await vi.advanceTimersByTimeAsync(5000)
  expect(listSent()).toEqual(['quantity=1'])
  answerFirst(ours('done'))
  await Promise.all(answers)
  expect(listSent()).toEqual(['quantity=1', 'quantity=2', 'quantity=3'])
})

test('what was given up is no click of the next minute', async () => {
  const leaving = new AbortController()
  plainFetch.mockImplementationOnce(hang).mockImplementation(() => Promise.resolve(ours('added')))
  const dropped = send('1', leaving.signal).catch(() => 'dropped')
  await vi.advanceTimersByTimeAsync(0)
  leaving.abort()
  expect(await dropped).toBe('dropped')
  await vi.advanceTimersByTimeAsync(5000)
  await send('1')
  const [first, second] = listMarks()
  expect(second).not.toBe(first)
})

test('what is sent carries a secret of the browser beside its mark, and what is only read does not', async () => {
  plainFetch.mockImplementation(() => Promise.resolve(ours('added')))
  await ask('/en-us/search.data')
  expect(document.cookie).toBe('')
  await send('1')
  const made = document.cookie
  expect(made).toMatch(new RegExp(`^${browserCookie}=[\\d-]{20,}; Path=/; SameSite=Lax; Secure$`))
  await send('2')
  expect(document.cookie, 'one for all').toBe(made)
})
