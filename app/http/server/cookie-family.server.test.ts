import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { hasPersonalCookie, signedCookieFamily } from './cookies.server'

const family = signedCookieFamily('jar_', z.object({ count: z.number() }), { maxAge: 60 })

afterEach(() => {
  vi.useRealTimers()
})

function toHeader(...setCookies: string[]): string {
  return setCookies.map((line) => line.split(';')[0]).join('; ')
}

test('every cookie of the family comes back by its suffix, and no other', async () => {
  const header = toHeader(await family.write('one', { count: 1 }), await family.write('two', { count: 2 }), 'ja_x=1')
  expect(await family.list(header)).toEqual([
    expect.objectContaining({ suffix: 'one', value: { count: 1 } }),
    expect.objectContaining({ suffix: 'two', value: { count: 2 } }),
  ])
  expect(await family.list(null)).toEqual([])
})

test('an edited value, another cookie’s value and a foreign shape are null', async () => {
  const [name, value] = toHeader(await family.write('one', { count: 1 })).split('=', 2)
  for (const edited of [`x${value}`, `${value}x`, '', 'nonsense']) {
    expect(await family.list(`${name}=${edited}`), edited).toEqual([{ suffix: 'one', value: null, issuedAt: null }])
  }
})

test('suffixes that we never gave are not read, and neither are more than twenty', async () => {
  expect(await family.list('jar_=1; jar_a.b=2; jar_%3B=3')).toEqual([])
  const many = Array.from({ length: 100 }, (_, index) => `jar_${index}=x`).join('; ')
  expect(await family.list(many)).toHaveLength(20)
})

test('a member of the family makes the answer personal', async () => {
  expect(hasPersonalCookie(toHeader('a=1', await family.write('one', { count: 1 })))).toBe(true)
  expect(hasPersonalCookie('ajar_one=1; other=2')).toBe(false)
})

test('a cookie is cleared by its own name', async () => {
  expect(await family.clear('one')).toMatch(/^jar_one=;.*Max-Age=0.*Path=\//)
})

test('a copy of a member is nothing, and not called edited, when its time is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  const header = toHeader(await family.write('one', { count: 1 }))
  vi.setSystemTime(1_800_000_110_000)
  expect(await family.list(header)).toEqual([{ suffix: 'one', value: { count: 1 }, issuedAt: 1_800_000_000 }])
  vi.setSystemTime(1_800_000_121_000)
  expect(await family.list(header)).toEqual([])
  expect(await family.read('one', header)).toBeNull()
})
