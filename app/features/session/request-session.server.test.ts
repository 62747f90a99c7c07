import { createCookie } from '@remix-run/node'
import { SignJWT } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { CommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { toContext } from '../../../tests/support/request-context'
import { takeForm } from './kept-form.server'
import { mayReplay } from './may-replay.server'
import { paysAsAnybody } from './pays-as-anybody.server'

const customer = { id: 'cus_1', email: 'ann@example.com', name: 'Ann Doe' }
const day = 24 * 60 * 60

function makeToken(lifetimeSeconds = 30 * day): Promise<string> {
  const claims = { sub: customer.id, exp: Math.floor(Date.now() / 1000) + lifetimeSeconds }
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('the backend’s own'))
}

/** @param confirm how the backend answers to the question whether a token is good */
function makeContext(cookies: string | null = null, confirm = async () => true) {
  const end = vi.fn(async () => undefined)
  const asked = vi.fn(confirm)
  const commerce = { as: () => ({ sessions: { end, isConfirmed: asked } }) }
  const url = new URL('http://shop.example/de-at/account?tab=1')
  const parts = { cookies, headers: new Headers(), commerce, url, log: { info: vi.fn() } }
  return { ctx: toContext(parts), end, asked }
}

function readCookie({ headers }: RequestContext): string {
  return headers.getSetCookie().at(-1)?.split(';')[0] ?? ''
}

async function signIn(cookies: string | null = null, token?: string) {
  const { ctx } = makeContext(cookies)
  await ctx.session.start({ token: token ?? (await makeToken()), customer, method: 'credentials' })
  return readCookie(ctx)
}

describe('an answer that was kept', () => {
  const refuse = async () => false

  it('is given once more while the session lives that came with the form, or that it has begun', async () => {
    const cookie = await signIn()
    expect(await mayReplay(makeContext(cookie).ctx, [])).toBe(true)
    expect(await mayReplay(makeContext(cookie, refuse).ctx, [])).toBe(false)
    expect(await mayReplay(makeContext(null).ctx, [`${cookie}; Path=/`])).toBe(true)
    expect(await mayReplay(makeContext(null, refuse).ctx, ['flash_a=x', `${cookie}; Path=/`])).toBe(false)
  })

  it('is a guest’s without any, also where it takes a session away', async () => {
    const { ctx, asked } = makeContext(null, refuse)
    expect(await mayReplay(ctx, ['session=; Max-Age=0', 'shop-cart_1=x.y'])).toBe(true)
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('a session', () => {
  it('is asked about again, for pages that are kept, as soon as it has ended or its account is seen to', async () => {
    const cookie = await signIn()
    const session = { customer, token: 'a' }
    for (const act of ['require', 'end', 'lose'] as const) {
      expect(await paysAsAnybody(session, async () => true)).toBe(true)
      await makeContext(cookie).ctx.session[act]()
      expect(await paysAsAnybody(session, async () => false), act).toBe(false)
      await makeContext(cookie).ctx.session.lose()
    }
  })

  it('is there for the request that started it and for those after it', async () => {
    const token = await makeToken()
    const { ctx } = makeContext(await signIn(null, token))
    expect(await ctx.session.read()).toMatchObject({ customer, method: 'credentials' })
    expect(await ctx.session.getShopper()).toEqual({ token })
    const { ctx: starting } = makeContext()
    expect(await starting.session.read()).toBeNull()
    await starting.session.start({ token, customer, method: 'email' })
    expect(await starting.session.read()).toMatchObject({ method: 'email' })
  })

  it('ends no later than the backend’s token', async () => {
    const { ctx } = makeContext(await signIn(null, await makeToken(day)))
    const left = new Date((await ctx.session.read())?.expires ?? 0).getTime() - Date.now()
    expect(left).toBeGreaterThan((day - 60) * 1000)
    expect(left).toBeLessThanOrEqual(day * 1000)
  })

  it('keeps the token unreadable in the cookie', async () => {
    const token = await makeToken()
    const value = decodeURIComponent((await signIn(null, token)).replace('session=', ''))
    expect(Buffer.from(value.split('.')[0] ?? '', 'base64').toString()).not.toContain(token.slice(0, 20))
  })

  it('has nothing of the one that it replaces', async () => {
    const planted = await signIn()
    const { ctx } = makeContext(await signIn(planted))
    expect(await signIn(planted)).not.toBe(planted)
    await ctx.session.update({ customer: { ...customer, name: 'Ann Roe' } })
    expect((await makeContext(readCookie(ctx)).ctx.session.read())?.customer.name).toBe('Ann Roe')
  })

  it('is none where the cookie was edited, cut off, or signed with a secret that is retired', async () => {
    const cookie = await signIn()
    const flipped = cookie.replace(
      /^(session=.{40})./,
      (_, start: string) => `${start}${cookie.charAt(48) === 'A' ? 'B' : 'A'}`,
    )
    const retired = createCookie('session', { secrets: ['a secret that is not among them any more'] })
    const foreign = await retired.serialize({ record: { customer } })
    for (const bad of [flipped, cookie.slice(0, -5), cookie.slice(0, 60), 'session=', foreign.split(';')[0] ?? '']) {
      const { ctx } = makeContext(bad)
      expect(await ctx.session.read(), bad).toBeNull()
      expect(await ctx.session.getShopper(), bad).toEqual({})
    }
  })

  it('ends here and at the backend, whether or not that answers', async () => {
    const { ctx, end } = makeContext(await signIn())
    end.mockRejectedValue(new Error('down'))
    await ctx.session.end()
    expect(end).toHaveBeenCalledOnce()
    expect(await ctx.session.read()).toBeNull()
    expect(ctx.headers.getSetCookie().at(-1)).toMatch(/^session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/)
  })

  it('is over once the backend refuses its token, and what was typed is kept', async () => {
    const { ctx } = makeContext(await signIn())
    const form = new FormData()
    for (const [name, value] of Object.entries({ city: 'Graz', password: 'a secret', csrfToken: 'abc' }))
      form.set(name, value)
    const call = 'POST /store/customers/me'
    const refusal = new CommerceError({ kind: 'unauthenticated', call, mayHaveHappened: false })
    const thrown = await ctx.session.askAsCustomer(() => Promise.reject(refusal), form).catch((error: unknown) => error)
    if (!(thrown instanceof Response)) throw thrown
    expect(thrown.headers.get('Location')).toContain('error=SessionRequired')
    expect(await ctx.session.read()).toBeNull()
    const cookies = thrown.headers.getSetCookie()
    expect(cookies.some((cookie) => cookie.startsWith('session=;'))).toBe(true)
    const kept = cookies.find((cookie) => cookie.startsWith('kept-form_'))?.split(';')[0] ?? ''
    const { ctx: later } = makeContext(kept)
    expect(await takeForm(later, customer.id)).toEqual({ city: 'Graz' })
    expect(await takeForm(makeContext(kept).ctx, 'cus_2'), 'who signs in next may be somebody else').toBeNull()
    expect(readCookie(later)).toMatch(/^kept-form_\w+=$/)
  })

  it('is nobody’s once the backend does not confirm it, which is asked once for a request', async () => {
    const { ctx, asked } = makeContext(await signIn(), async () => false)
    expect(await ctx.session.peek()).toMatchObject({ customer })
    expect(await Promise.all([ctx.session.read(), ctx.session.read()])).toEqual([null, null])
    expect(asked).toHaveBeenCalledOnce()
    expect(await ctx.session.peek()).toBeNull()
    const ended = expect.objectContaining({ security: 'session-ended', how: 'backend' })
    expect(ctx.log.info).toHaveBeenCalledExactlyOnceWith(ended, 'security')
    expect(ctx.headers.getSetCookie().at(-1)).toMatch(/^session=;/)
  })

  it('is neither confirmed nor over while the backend does not answer', async () => {
    const outage = new CommerceError({ kind: 'unreachable', call: 'GET /store', mayHaveHappened: false })
    const { ctx } = makeContext(await signIn(), () => Promise.reject(outage))
    await expect(ctx.session.require()).rejects.toBe(outage)
    expect(ctx.headers.getSetCookie()).toEqual([])
  })

  it('is asked for once more before the account opens otherwise, ten minutes after the sign-in', async () => {
    const cookie = await signIn()
    expect(await makeContext(cookie).ctx.session.requireFresh()).toMatchObject({ customer })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    const thrown = await makeContext(cookie)
      .ctx.session.requireFresh()
      .catch((error: unknown) => error)
    vi.useRealTimers()
    if (!(thrown instanceof Response)) throw thrown
    expect(thrown.headers.get('Location')).toContain('error=ConfirmIdentity')
    expect(thrown.headers.getSetCookie(), 'the session goes on').toEqual([])
  })

  it('ends for all copies of its cookie where another one starts', async () => {
    const { ctx, end } = makeContext(await signIn())
    await ctx.session.start({ token: await makeToken(), customer, method: 'credentials' })
    expect(end).toHaveBeenCalledOnce()
  })

  it('goes on where the backend refuses something else', async () => {
    const { ctx } = makeContext(await signIn())
    const refusal = new CommerceError({ kind: 'invalid', call: 'POST /store/customers/me', mayHaveHappened: false })
    await expect(ctx.session.askAsCustomer(() => Promise.reject(refusal))).rejects.toBe(refusal)
    expect(await ctx.session.read()).toMatchObject({ customer })
  })

  it('is asked for by a page that needs one, which is found again afterwards', async () => {
    const { ctx } = makeContext()
    const thrown = await ctx.session.require().catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(Response)
    const location = thrown instanceof Response ? thrown.headers.get('Location') : ''
    expect(location).toBe('/api/auth/signin?error=SessionRequired&callbackUrl=%2Fde-at%2Faccount%3Ftab%3D1')
    expect(await makeContext(await signIn()).ctx.session.require()).toMatchObject({ customer })
  })
})
