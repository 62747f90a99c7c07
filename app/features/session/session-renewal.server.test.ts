import { SignJWT } from 'jose'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { toContext } from '../../../tests/support/request-context'

const day = 24 * 60 * 60
const customer = { id: 'cus_1', email: 'ann@example.com', name: 'Ann Doe' }

function makeToken(name: string): Promise<string> {
  const claims = { name, exp: Math.floor(Date.now() / 1000) + 30 * day }
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('the backend’s own'))
}

const renew = vi.fn()

function makeContext(cookies: string | null = null): RequestContext {
  const commerce = { as: () => ({ sessions: { renew, isConfirmed: async () => true } }) }
  return toContext({ cookies, headers: new Headers(), commerce, log: { warn: vi.fn() } })
}

async function signIn(): Promise<string> {
  const ctx = makeContext()
  await ctx.session.start({ token: await makeToken('first'), customer, method: 'credentials' })
  return readCookie(ctx)
}

function readCookie({ headers }: RequestContext): string {
  return headers.getSetCookie().at(-1)?.split(';')[0] ?? ''
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  renew.mockReset()
})
afterEach(() => void vi.useRealTimers())

function passDays(days: number): void {
  vi.setSystemTime(Date.now() + days * day * 1000)
}

it('a session in use is prolonged once a day, up to 180 days', async () => {
  let cookie = await signIn()
  renew.mockImplementation(() => makeToken(`fresh ${Date.now()}`))
  await makeContext(cookie).session.renew()
  expect(renew).not.toHaveBeenCalled()
  for (let days = 20; days < 180; days += 20) {
    passDays(20)
    const ctx = makeContext(cookie)
    await ctx.session.renew()
    await ctx.session.renew()
    expect(await ctx.session.read()).toMatchObject({ customer })
    cookie = readCookie(ctx)
  }
  expect(renew).toHaveBeenCalledTimes(8)
  expect(await makeContext(cookie).session.read()).not.toBeNull()
  passDays(20)
  expect(await makeContext(cookie).session.read()).toBeNull()
})

it('a session that was ended elsewhere ends here', async () => {
  const ctx = makeContext(await signIn())
  passDays(2)
  const call = 'POST /store/vitrine/identity/renew'
  renew.mockRejectedValue(new CommerceError({ kind: 'unauthenticated', call, mayHaveHappened: false }))
  await ctx.session.renew()
  expect(await ctx.session.read()).toBeNull()
  expect(await ctx.session.getShopper()).toEqual({})
  expect(readCookie(ctx)).toBe('session=')
})

it('a backend that is down, or gives no fresh tokens, changes nothing', async () => {
  const cookie = await signIn()
  passDays(2)
  const call = 'POST /store/vitrine/identity/renew'
  const answers = [
    () => Promise.reject(new CommerceError({ kind: 'unreachable', call, mayHaveHappened: false })),
    async () => null,
  ]
  for (const answer of answers) {
    renew.mockImplementation(answer)
    const ctx = makeContext(cookie)
    await ctx.session.renew()
    expect(await ctx.session.read()).toMatchObject({ customer })
    expect(ctx.headers.getSetCookie()).toEqual([])
  }
})
