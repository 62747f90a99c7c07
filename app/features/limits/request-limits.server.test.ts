import { afterEach, describe, expect, it, vi } from 'vitest'
import { type RequestContext } from '~/context.server'
import { TooManyError } from '~/http/server/too-many-error'
import { toContext } from '../../../tests/support/request-context'

function makeContext(address: string, cookies: string | null = null): RequestContext {
  return toContext({ address, cookies, headers: new Headers(), log: { warn: vi.fn() } })
}

afterEach(() => {
  vi.useRealTimers()
})

/** How many of `attempts` are let through. */
async function countLetThrough(attempts: number, attempt: (index: number) => Promise<void>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: attempts }, (_, index) => attempt(index)))
  const refused = results.filter((result) => result.status === 'rejected')
  for (const { reason } of refused) expect(reason).toBeInstanceOf(TooManyError)
  return attempts - refused.length
}

describe('guesses at one account', () => {
  it('are few, from however many places they come at once', async () => {
    const guess = (index: number) =>
      makeContext(`10.1.${index >> 8}.${index & 255}`).limits.count('sign-in', 'ann@example.com')
    expect(await countLetThrough(1000, guess)).toBe(30)
  })

  it('from one place are fewer, and leave the account to those who come from elsewhere', async () => {
    const guess = () => makeContext('2001:db8:1:2::7').limits.count('sign-in', 'eve@example.com')
    expect(await countLetThrough(40, guess)).toBe(10)
    const neighbour = makeContext('2001:db8:1:2:ffff::1').limits.count('sign-in', 'eve@example.com')
    await expect(neighbour, 'the same /64').rejects.toThrow(TooManyError)
    await makeContext('2001:db8:1:3::1').limits.count('sign-in', 'eve@example.com')
  })

  it('do not lock out who has signed in to it before', async () => {
    const first = makeContext('10.2.0.1')
    await first.limits.rememberDevice('ben@example.com')
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const guess = (index: number) => makeContext(`10.2.1.${index}`).limits.count('sign-in', 'ben@example.com')
    await countLetThrough(40, guess)
    await expect(guess(41)).rejects.toThrow(TooManyError)
    await makeContext('10.2.0.1', cookie).limits.count('sign-in', 'ben@example.com')
    await expect(makeContext('10.2.0.2', `${cookie}x`).limits.count('sign-in', 'ben@example.com')).rejects.toThrow()
    const ownGuess = () => makeContext('10.2.0.1', cookie).limits.count('sign-in', 'ben@example.com')
    expect(await countLetThrough(20, ownGuess)).toBe(9)
  })
})

it('counts a whole /48 of IPv6 beside its networks, of which one customer has 65,536', async () => {
  const ask = (at: number) => makeContext(`2001:db8:77:${at.toString(16)}::1`).limits.count('has-account')
  expect(await countLetThrough(200, ask)).toBe(100)
  const again = makeContext('2001:db8:77:fff::1').limits.count('has-account')
  await expect(again).rejects.toMatchObject({ isAboutAccount: false })
  await makeContext('2001:db8:78:1::1').limits.count('has-account')
})

it.each(['register', 'order-look-up', 'order-claim'] as const)(
  'one network alone keeps nobody else from %s',
  async (action) => {
    const attempt = () =>
      makeContext('10.8.0.1')
        .limits.count(action, 'ida@example.com')
        .catch(() => undefined)
    for (let time = 0; time < 20; time += 1) await attempt()
    await expect(makeContext('10.8.0.1').limits.count(action, 'ida@example.com')).rejects.toThrow(TooManyError)
    await makeContext('10.8.0.2').limits.count(action, 'ida@example.com')
  },
)

it('guesses from one place are few, whatever accounts they are at', async () => {
  const guess = (index: number) => makeContext('10.3.0.1').limits.count('sign-in', `person${index}@example.com`)
  expect(await countLetThrough(200, guess)).toBe(50)
})

it('an attempt that was taken back does not count', async () => {
  for (let time = 0; time < 30; time += 1) {
    await makeContext('10.4.0.1').limits.count('sign-in', 'cleo@example.com')
    await makeContext('10.4.0.1').limits.forgive('sign-in', 'cleo@example.com')
  }
})

it('a refusal says how long to wait', async () => {
  const register = () => makeContext('10.5.0.1').limits.count('register', 'dora@example.com')
  await countLetThrough(5, register)
  const refusal = await register().catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(TooManyError)
  const { waitSeconds } = refusal as TooManyError
  expect(waitSeconds).toBeGreaterThan(3500)
  expect(waitSeconds).toBeLessThanOrEqual(3600)
})

it('says whether it is about one account, so that another way in can be offered', async () => {
  const guess = (email: string) =>
    makeContext('10.6.0.1')
      .limits.count('sign-in', email)
      .catch((error: unknown) => error)
  for (let time = 0; time < 10; time += 1) await guess('finn@example.com')
  expect(await guess('finn@example.com')).toMatchObject({ isAboutAccount: true })
  for (let time = 0; time < 50; time += 1) await guess(`other${time}@example.com`)
  expect(await guess('gina@example.com')).toMatchObject({ isAboutAccount: false })
})

it('where no more links are mailed to an address, the last of them still holds', async () => {
  const ask = (index: number) => makeContext(`10.7.0.${index}`).limits.count('email-link', 'hugo@example.com')
  expect(await countLetThrough(20, ask)).toBe(3)
  const refusal = await ask(21).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(TooManyError)
  expect((refusal as TooManyError).waitSeconds).toBeLessThanOrEqual(15 * 60)
})

it('tells in the security log which limit was hit, and names neither address nor cart', async () => {
  const refuse = async (action: 'sign-in' | 'code', account: string, address: string) => {
    for (;;) {
      const ctx = makeContext(address)
      if (await ctx.limits.count(action, account).catch(() => 'too many')) return ctx.log.warn
    }
  }
  const line = { limit: 'sign-in', scope: 'account', security: 'limit-hit' }
  const told = await refuse('sign-in', 'ida@example.com', '10.8.0.1')
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(line), 'security')
  expect(JSON.stringify(vi.mocked(told).mock.calls)).not.toMatch(/ida|10\.8/)
  const code = vi.mocked(await refuse('code', 'cart_01', '10.8.0.2')).mock.calls[0]?.[0]
  expect(code).toMatchObject({ limit: 'code', email: undefined })
})

it('tells by marks who was signed in meanwhile', async () => {
  const before = makeContext('10.8.1.1')
  const customer = { id: 'cus_1', email: 'jan@example.com', name: 'Jan' }
  await before.session.start({ token: 'a token', customer, method: 'email' })
  const cookie = before.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await countLetThrough(20, () => makeContext('10.8.1.1', cookie).limits.count('gift-card'))
  const ctx = makeContext('10.8.1.1', cookie)
  await expect(ctx.limits.count('gift-card')).rejects.toThrow(TooManyError)
  const [line] = vi.mocked(ctx.log.warn).mock.calls[0] ?? []
  expect(line).toMatchObject({
    customer: expect.stringMatching(/^[\w-]{12}$/),
    session: expect.stringMatching(/^[\w-]{12}$/),
  })
})

it('a device is known for a year from the last sign-in, and told so once a day at most', async () => {
  const start = Date.now()
  const day = 24 * 60 * 60_000
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  let cookie: string | undefined
  for (const [days, isTold] of [
    [0, true],
    [0.5, false],
    [300, true],
  ] as const) {
    vi.setSystemTime(start + days * day)
    const ctx = makeContext('10.9.1.1', cookie)
    await ctx.limits.rememberDevice('owner@example.com')
    const [line] = ctx.headers.getSetCookie()
    expect(line !== undefined, `after ${days} days`).toBe(isTold)
    cookie = line?.split(';')[0] ?? cookie
  }
  vi.setSystemTime(start + 600 * day)
  expect(await makeContext('10.9.1.1', cookie).limits.knowsDevice('owner@example.com')).toBe(true)
})

it('a copied device is a stranger’s a year after the sign-in, whoever has signed in with it since', async () => {
  const start = Date.now()
  const day = 24 * 60 * 60_000
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const first = makeContext('10.9.0.1')
  await first.limits.rememberDevice('owner@example.com')
  const copy = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  vi.setSystemTime(start + 300 * day)
  const thief = makeContext('10.9.0.2', copy)
  expect(await thief.limits.knowsDevice('owner@example.com')).toBe(true)
  await thief.limits.rememberDevice('thief@example.com')
  const renewed = makeContext('10.9.0.2', thief.headers.getSetCookie()[0]?.split(';')[0])
  vi.setSystemTime(start + 400 * day)
  expect(await renewed.limits.knowsDevice('owner@example.com')).toBe(false)
  expect(await renewed.limits.knowsDevice('thief@example.com')).toBe(true)
})
