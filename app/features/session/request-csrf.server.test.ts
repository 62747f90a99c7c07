import { createCookie } from '@remix-run/node'
import { expect, it, vi } from 'vitest'
import { type RequestContext } from '~/context.server'
import { toContext } from '../../../tests/support/request-context'

function makeContext(cookies: string | null = null): RequestContext {
  return toContext({ cookies, headers: new Headers(), log: { warn: vi.fn() } })
}

async function visit() {
  const ctx = makeContext()
  const token = await ctx.csrf.getToken()
  return { ctx, token, cookie: ctx.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

it('is the same for every form of one visitor, and set once', async () => {
  const { ctx, token, cookie } = await visit()
  expect(await ctx.csrf.getToken()).toBe(token)
  expect(ctx.headers.getSetCookie()).toHaveLength(1)
  const next = makeContext(cookie)
  expect(await next.csrf.getToken()).toBe(token)
  expect(next.headers.getSetCookie()).toEqual([])
  expect(await next.csrf.isToken(token)).toBe(true)
})

it('is refused without the cookie, with another visitor’s, and where it is no text', async () => {
  const mine = await visit()
  const other = await visit()
  const without = makeContext()
  expect(await without.csrf.isToken(mine.token)).toBe(false)
  expect(without.log.warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ security: 'csrf-refused', reason: 'no-cookie' }),
    'security',
  )
  expect(await makeContext(other.cookie).csrf.isToken(mine.token)).toBe(false)
  for (const sent of [null, '', undefined, [mine.token], mine.token.slice(1), `${mine.token} `]) {
    expect(await makeContext(mine.cookie).csrf.isToken(sent)).toBe(false)
  }
})

it('is refused with a cookie that somebody else has made', async () => {
  const token = 'a'.repeat(64)
  const planted = await createCookie('csrf-token', { secrets: ['not a secret of this shop'] }).serialize(token)
  for (const cookie of [planted, await createCookie('csrf-token').serialize(token), `csrf-token=${token}`]) {
    expect(await makeContext(cookie.split(';')[0]).csrf.isToken(token)).toBe(false)
  }
})
