import { beforeEach, expect, test, vi } from 'vitest'
import { CommerceError } from './commerce/errors'
import { getContext, type RouteArgs } from './context.server'
import { nonceHeader, browserCookie, unansweredHeader } from './http/connection'
import { log } from './http/server/log.server'
import { TooManyError } from './http/server/too-many-error'
import { BusyError } from './once/busy-error'
import { answer } from './answer.server'
import { receiveForm } from './respond.server'

const typed = { 'shipping.city': 'Linz', password: 'secret' }
const save = vi.fn<() => Promise<string>>()

beforeEach(() => {
  save.mockReset()
})

function post(mark?: string, browser = 'the-secret-of-one-browser'): RouteArgs {
  const headers = mark === undefined ? undefined : { [nonceHeader]: mark, Cookie: `${browserCookie}=${browser}` }
  const body = new URLSearchParams(typed)
  return { request: new Request('https://shop.example/en-us/account', { method: 'POST', body, headers }), context: {} }
}

function send(args: RouteArgs, isWithheld = false): Promise<unknown> {
  const answered = answer(args, async (ctx) => {
    await receiveForm(ctx, args.request)
    if (isWithheld) ctx.answer.withholdForm()
    return save()
  })
  return answered.catch((thrown: unknown) => thrown)
}

function goDown(mayHaveHappened = false): void {
  const kind = mayHaveHappened ? 'timeout' : 'unreachable'
  save.mockRejectedValueOnce(new CommerceError({ kind, call: 'POST /store/customers/me', mayHaveHappened }))
}

async function readMark(args: RouteArgs): Promise<string | null> {
  return (await getContext(args)).headers.get(unansweredHeader)
}

test('who asks a backend that is down is told to come again in ten seconds', async () => {
  const args = { request: new Request('https://shop.example/en-us'), context: {} }
  goDown()
  expect(await answer(args, save).catch((thrown: unknown) => thrown)).toMatchObject({ init: { status: 503 } })
  const { headers } = await getContext(args)
  expect([...headers]).toEqual([['retry-after', '10']])
})

test('the page of a backend that is down has what the form had sent, without its password', async () => {
  const args = post()
  const { t } = await getContext(args)
  goDown()
  const notes = [t('refusals:resend.undone'), t('refusals:resend.password')]
  expect(await send(args)).toMatchObject({
    init: { status: 503 },
    data: { reason: 'unavailable', detail: { fields: [['shipping.city', 'Linz']], notes } },
  })
  expect(await readMark(args)).toBe('yes')
})

test('what waited too long for others has the same, and may be sent again', async () => {
  const args = post()
  const { t } = await getContext(args)
  save.mockRejectedValueOnce(new BusyError())
  const notes = [t('refusals:resend.undone'), t('refusals:resend.password')]
  expect(await send(args)).toMatchObject({ init: { status: 503 }, data: { reason: 'unavailable', detail: { notes } } })
  expect(await readMark(args)).toBe('yes')
  expect((await getContext(args)).headers.get('Retry-After')).toBe('10')
})

test('a page of the shop’s own failure has the number by which the log knows it, and so has that of a backend that is down', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => {})
  const children = vi.spyOn(log, 'child').mockReturnThis()
  const visit = (requestId: string) => ({ request: new Request('https://shop.example/ar-ae'), context: { requestId } })
  const broken = new TypeError('no such thing')
  save.mockRejectedValueOnce(broken)
  const failed = await answer(visit('request-1'), save).catch((thrown: unknown) => thrown)
  const reference = 'عند مراسلتنا يُرجى ذكر هذا الرقم: \u2068request-1\u2069'
  expect(failed).toMatchObject({ init: { status: 500 }, data: { reason: 'error', reference } })
  expect(JSON.stringify(failed)).not.toContain('no such thing')
  expect(children).toHaveBeenCalledWith({ requestId: 'request-1' })
  expect(error.mock.calls).toEqual([[{ err: broken, method: 'GET', path: '/ar-ae' }, 'a route failed']])
  goDown()
  const down = await answer(visit('request-2'), save).catch((thrown: unknown) => thrown)
  expect(down).toMatchObject({ data: { reference: expect.stringContaining('request-2') } })
})

test('who has gone away before it failed is not called a failure of the shop', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => {})
  vi.spyOn(log, 'child').mockReturnThis()
  const request = new Request('https://shop.example/en-us', { signal: AbortSignal.abort() })
  save.mockRejectedValueOnce(new Error('aborted'))
  await expect(answer({ request, context: {} }, save)).rejects.toMatchObject({ init: { status: 500 } })
  expect(error).not.toHaveBeenCalled()
})

test('what came too often has the same, with how long to wait, and is not tried again by script', async () => {
  const args = post()
  const { t } = await getContext(args)
  save.mockRejectedValueOnce(new TooManyError(65))
  const notes = [t('refusals:resend.undone'), t('refusals:resend.password')]
  expect(await send(args)).toMatchObject({
    init: { status: 429 },
    data: { reason: 'too-many', detail: { waitSeconds: 65, fields: [['shipping.city', 'Linz']], notes } },
  })
  expect(await readMark(args)).toBeNull()
})

test('what a silent backend may have done is not called undone', async () => {
  const args = post()
  const { t } = await getContext(args)
  goDown(true)
  expect(await send(args)).toMatchObject({
    data: { detail: { notes: [t('refusals:resend.unclear'), t('refusals:resend.password')] } },
  })
})

test('a page that fails after its form was answered offers nothing to send again', async () => {
  const args = post()
  save.mockResolvedValueOnce('saved')
  expect(await send(args)).toBe('saved')
  goDown()
  expect(
    await answer({ ...args, request: new Request(args.request.url) }, save).catch((thrown: unknown) => thrown),
  ).toMatchObject({
    init: { status: 503 },
    data: { detail: undefined },
  })
})

test('a form that is withheld gets the page alone', async () => {
  const args = post()
  goDown()
  expect(await send(args, true)).toMatchObject({ init: { status: 503 }, data: { detail: undefined } })
  expect(await readMark(args)).toBeNull()
})

test('a failure is no answer to an attempt: whoever waits for it learns so, and the next try is a try', async () => {
  const [first, doubleClick, again, lost] = ['1-2-3', '1-2-3', '1-2-3', '1-2-3'].map((mark) => post(mark))
  if (!first || !doubleClick || !again || !lost) throw new Error('four were made')
  goDown()
  await Promise.all([send(first), send(doubleClick)])
  expect(await Promise.all([readMark(first), readMark(doubleClick)])).toEqual(['yes', 'yes'])
  save.mockResolvedValue('saved')
  expect(await send(again)).toBe('saved')
  expect(await readMark(again)).toBeNull()
  expect(await send(lost)).toBe('saved')
  expect(save).toHaveBeenCalledTimes(2)
})

test('the reply to a mark is for the browser that sent it, and for what changes something', async () => {
  save.mockImplementation(async () => `saved ${save.mock.calls.length}`)
  expect(await send(post('4-5-6'))).toBe('saved 1')
  expect(await send(post('4-5-6'))).toBe('saved 1')
  expect(await send(post('4-5-6', 'the-secret-of-another-one'))).toBe('saved 2')
  expect(await send(post('4-5-6', '')), 'a browser that has nothing of its own').toBe('saved 3')

  const headers = { [nonceHeader]: '4-5-6', Cookie: `${browserCookie}=the-secret-of-one-browser` }
  const get = () => ({ request: new Request('https://shop.example/en-us/account', { headers }), context: {} })
  expect([await answer(get(), save), await answer(get(), save)]).toEqual(['saved 4', 'saved 5'])
})

test.each(['undone', 'unclear'] as const)(
  'a page that fails in the place of a form that was %s has what was typed',
  async (became) => {
    const args = post()
    const { t } = await getContext(args)
    await answer(args, async (ctx) => {
      await receiveForm(ctx, args.request)
      ctx.answer.leaveFormOpen(became)
    })
    goDown()
    const failed = await answer(args, save).catch((thrown: unknown) => thrown)
    const notes = [t(`refusals:resend.${became}`), t('refusals:resend.password')]
    expect(failed).toMatchObject({
      data: { reason: 'unavailable', detail: { fields: [['shipping.city', 'Linz']], notes } },
    })
  },
)

test('a page that fails in the place of what a form came to says that, and sends nothing again', async () => {
  const args = post()
  await answer(args, async (ctx) => {
    await receiveForm(ctx, args.request)
    ctx.answer.leaveOutcome('nobody knows')
  })
  goDown()
  const failed = await answer(args, save).catch((thrown: unknown) => thrown)
  expect(failed).toMatchObject({ data: { reason: 'unavailable', detail: { fields: null, notes: ['nobody knows'] } } })
  expect(await readMark(args)).toBeNull()
})
