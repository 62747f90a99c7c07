import { createCookie } from '@remix-run/node'
import { afterEach, expect, test, vi } from 'vitest'
import { env } from '~/env.server'
import { CartCookies } from './cart-cookies.server'
import { makeCart, makeLine } from '../../../tests/support/test-cart'

const id = 'cart_01HZXABCDEFGHJ'
const cart = makeCart([makeLine({ quantity: 4 })], { id })
const day = 24 * 60 * 60_000

afterEach(() => {
  vi.useRealTimers()
})

class Visit extends CartCookies {
  readonly headers: Headers

  constructor(cookies: string) {
    const headers = new Headers()
    super({ cookies, headers })
    this.headers = headers
  }
}

function visit(cookies: string): Visit {
  return new Visit(cookies)
}

function listSet({ headers }: Visit): string[] {
  return headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
}

/** As 0.1.0 signed it. */
async function writeAsBefore(name: string, value: unknown): Promise<string> {
  const line = await createCookie(name, { secrets: [...env.SESSION_SECRETS] }).serialize(value)
  return line.split(';')[0] ?? ''
}

test('a bag from before the signatures were bound is still there, and is not called edited', async () => {
  const ctx = visit(await writeAsBefore(`cart_${id.slice(-10)}`, { id, count: 3 }))
  expect(await ctx.listIds()).toEqual([id])
  expect(await ctx.count(undefined)).toBe(3)
  expect(await ctx.forgetEdited()).toBe(false)
  expect(listSet(ctx)).toEqual([])
})

test('it moves to its new cookie with the next change, and goes with the bag', async () => {
  const header = await writeAsBefore(`cart_${id.slice(-10)}`, { id, count: 3 })
  const changed = visit(header)
  await changed.remember(cart)
  const [written = '', cleared] = listSet(changed)
  expect(written).toMatch(new RegExp(`^shop-cart_${id.slice(-10)}=.`))
  expect(cleared).toBe(`cart_${id.slice(-10)}=`)
  const later = visit(`${header}; ${written}`)
  expect(await later.count(undefined), 'a former cookie that came back late says nothing').toBe(4)
  await later.forget(id)
  expect(listSet(later)).toEqual([`shop-cart_${id.slice(-10)}=`, `cart_${id.slice(-10)}=`])
})

test('what 0.1.0 signed for something else, or for another bag, is no bag', async () => {
  const values = {
    'a form that somebody filled in so': { id, count: '3' },
    'more than a bag': { id, count: 3, kind: 'success' },
    'another bag': { id: 'cart_01HZXANOTHERONE', count: 3 },
  }
  for (const [name, value] of Object.entries(values)) {
    const ctx = visit(await writeAsBefore(`cart_${id.slice(-10)}`, value))
    expect(await ctx.listIds(), name).toEqual([])
    expect(await ctx.forgetEdited(), name).toBe(true)
    expect(listSet(ctx), name).toEqual([`cart_${id.slice(-10)}=`])
  }
  const renamed = visit((await writeAsBefore('x', { id, count: 3 })).replace('x=', `shop-cart_${id.slice(-10)}=`))
  expect(await renamed.listIds()).toEqual([])
})

test('a copy of a bag’s cookie opens nothing a month after it was made', async () => {
  const start = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const first = visit('')
  await first.remember(cart)
  const [copy = ''] = listSet(first)
  vi.setSystemTime(start + 29 * day)
  expect(await visit(copy).listIds()).toEqual([id])
  vi.setSystemTime(start + 31 * day)
  const late = visit(copy)
  expect(await late.listIds()).toEqual([])
  expect(await late.count(undefined)).toBe(0)
  expect(await late.forgetEdited(), 'as if the browser had thrown it away').toBe(false)
})

test('a bag that is looked at lasts, and sets its cookie once a day at most', async () => {
  const start = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const first = visit('')
  await first.remember(cart)
  let carried = listSet(first)[0] ?? ''
  for (const days of [0.5, 20, 40, 60]) {
    vi.setSystemTime(start + days * day)
    const again = visit(carried)
    expect(await again.listIds(), `${days} days`).toEqual([id])
    await again.correct(cart)
    expect(listSet(again), `${days} days`).toHaveLength(days < 1 ? 0 : 1)
    carried = listSet(again)[0] ?? carried
  }
})

test('a copy that is kept in use opens nothing half a year after the browser was given the bag', async () => {
  const start = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const first = visit('')
  await first.remember(cart)
  let carried = listSet(first)[0] ?? ''
  for (let days = 20; days <= 260; days += 20) {
    vi.setSystemTime(start + days * day)
    const again = visit(carried)
    expect(await again.listIds(), `${days} days`).toEqual(days <= 180 ? [id] : [])
    expect(await again.forgetEdited()).toBe(false)
    if (days > 180) continue
    await again.correct(cart)
    carried = listSet(again)[0] ?? carried
  }
})

test('one without a time, of an older build, gets one when its bag is looked at', async () => {
  const former = visit(await writeAsBefore(`cart_${id.slice(-10)}`, { id, count: 4 }))
  await former.correct(cart)
  expect(listSet(former)).toEqual([expect.stringMatching(/^shop-cart_.+=./), `cart_${id.slice(-10)}=`])
  const next = visit(listSet(former)[0] ?? '')
  await next.correct(cart)
  expect(listSet(next)).toEqual([])
})
