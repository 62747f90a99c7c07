import { createCookie } from '@remix-run/node'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type * as cookiesModule from './cookies.server'

type Cookies = typeof cookiesModule

const [older, newer] = ['an older secret of at least 32 characters', 'a newer secret of at least 32 characters']
const schema = z.object({ id: z.string() })
const value = { id: 'cart_1' }

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.useRealTimers()
})

async function start(...secrets: string[]): Promise<Cookies> {
  vi.resetModules()
  vi.stubEnv('SESSION_SECRETS', secrets.join())
  return import('./cookies.server')
}

/** What the browser sends of a `Set-Cookie` line, under another name where one is given. */
function toHeader(line: string, name?: string): string {
  const [pair = ''] = line.split(';')
  return name === undefined ? pair : name + pair.slice(pair.indexOf('='))
}

function writeAsBefore(name: string): Promise<string> {
  return createCookie(name, { secrets: [older] }).serialize(value)
}

test('a value is nothing under the name of another cookie, whatever its shape', async () => {
  const { personalCookie, signedCookie, signedCookieFamily } = await start(older)
  const [one, other] = [signedCookie('one', schema), signedCookie('other', schema)]
  const family = signedCookieFamily('jar_', schema)
  const written = await one.write(value)
  expect(await one.read(toHeader(written))).toEqual(value)
  expect(await other.read(toHeader(written, 'other'))).toBeNull()
  expect(await family.list(toHeader(written, 'jar_a'))).toEqual([{ suffix: 'a', value: null, issuedAt: null }])
  expect(await personalCookie('session').parse(toHeader(written, 'session'))).toBeNull()

  const member = await family.write('a', value)
  expect(await family.read('a', toHeader(member))).toEqual(value)
  expect(await family.read('b', toHeader(member, 'jar_b')), 'nor under that of another member').toBeNull()
  expect(await one.read(toHeader(member, 'one'))).toBeNull()
})

test('secrets rotate: the first signs, all verify', async () => {
  const before = (await start(older)).signedCookie('one', schema)
  const between = (await start(newer, older)).signedCookie('one', schema)
  const after = (await start(newer)).signedCookie('one', schema)
  const [old, fresh] = await Promise.all([before.write(value), between.write(value)])
  expect(await between.read(toHeader(old))).toEqual(value)
  expect(await after.read(toHeader(fresh))).toEqual(value)
  expect(await after.read(toHeader(old))).toBeNull()
  expect(await before.read(toHeader(fresh))).toBeNull()
})

test('what 0.1.0 has signed counts only where a family of the former kind reads it', async () => {
  const { formerCookieFamily, signedCookie, signedCookieFamily } = await start(newer, older)
  const former = formerCookieFamily('cart_', schema)
  const header = toHeader(await writeAsBefore('cart_a'))
  expect(await former.list(header)).toEqual([{ suffix: 'a', value, issuedAt: null }])
  expect(await signedCookieFamily('cart_', schema).read('a', header)).toBeNull()
  expect(await signedCookie('one', schema).read(toHeader(await writeAsBefore('one')))).toBeNull()
  expect(await former.clear('a')).toMatch(/^cart_a=;.*Max-Age=0/)
})

test('an empty value, which nobody signs, is none', async () => {
  const { signedCookie } = await start(older)
  expect(await signedCookie('text', z.string()).read('text=')).toBeNull()
})

test('what none of the secrets has signed is known by its kind; what is not ours, empty or in order is not', async () => {
  const { formerCookieFamily, listUnsigned, personalCookie, signedCookie, signedCookieFamily } = await start(newer)
  const one = signedCookie('one', schema)
  const family = signedCookieFamily('jar_', schema)
  formerCookieFamily('cart_', schema)
  const session = personalCookie('session')
  const good = [toHeader(await one.write(value)), toHeader(await family.write('a', value))]
  const alike = [...good, toHeader(await session.serialize(value)), 'theirs=x.y', 'csrf=', 'one']
  expect(await listUnsigned(alike.join('; '))).toEqual([])
  expect(await listUnsigned(toHeader(await one.clear()))).toEqual([])
  expect(await listUnsigned(null)).toEqual([])
  const old = await writeAsBefore('cart_a')
  const edited = ['one=e30.x', 'jar_a=e30.x', 'jar_b=null', 'jar_-=x', 'session=x', toHeader(old)]
  expect(await listUnsigned(edited.join('; '))).toEqual(['one', 'jar', 'session', 'cart'])
})

test('a cookie makes the answer its visitor’s own by the name that is read from it, spaces and all', async () => {
  const { hasPersonalCookie, personalCookie } = await start(newer)
  personalCookie('session')
  expect(hasPersonalCookie('theirs=1; session=x')).toBe(true)
  expect(hasPersonalCookie('theirs=1; session =x')).toBe(true)
  expect(hasPersonalCookie('theirs=session; sessions=x')).toBe(false)
})

test('a copy outlives its time in no browser, whatever it holds; what ends with the browser has none', async () => {
  const { signedCookie } = await start(older)
  const aMinute = { maxAge: 60 }
  const cookies = {
    record: [signedCookie('record', schema, aMinute), value],
    text: [signedCookie('text', z.string(), aMinute), 'a text'],
    list: [signedCookie('list', z.array(z.string()), aMinute), ['a', 'b']],
  } as const
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  for (const [name, [cookie, content]] of Object.entries(cookies)) {
    vi.setSystemTime(1_800_000_000_000)
    const header = toHeader(await (cookie as { write(content: unknown): Promise<string> }).write(content))
    vi.setSystemTime(1_800_000_059_000)
    expect(await cookie.read(header), name).toEqual(content)
    // an hour, because an answer that is late is none that is old
    vi.setSystemTime(1_800_003_600_000)
    expect(await cookie.read(header), name).toBeNull()
  }
  const endless = signedCookie('endless', schema)
  const header = toHeader(await endless.write(value))
  vi.setSystemTime(1_900_000_000_000)
  expect(await endless.read(header)).toEqual(value)
})

test('two builds side by side read each other’s records: the time is no field of them', async () => {
  const { signedCookie } = await start(older)
  const [dated, undated] = [signedCookie('one', schema, { maxAge: 60 }), signedCookie('one', schema)]
  expect(await undated.read(toHeader(await dated.write(value)))).toEqual(value)
  expect(await dated.read(toHeader(await undated.write(value))), 'until 0.3.0').toEqual(value)
  const strict = signedCookie('strict', schema.strict(), { maxAge: 60 })
  expect(await strict.read(toHeader(await strict.write(value)))).toEqual(value)
})
