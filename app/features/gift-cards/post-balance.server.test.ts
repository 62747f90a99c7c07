import { expect, it, vi } from 'vitest'
import { CommerceError } from '~/commerce/errors'
import { toContext } from '../../../tests/support/request-context'
import { postBalance } from './post-balance.server'

const regions = [{ id: 'reg_eu', countries: ['at'] }]
const cards = [
  { code: 'AAAA-BBBB-CCCC-DDDD', value: 5000, balance: 1200, regionId: 'reg_eu', currency: 'eur' },
  { code: 'USUS-USUS-USUS-USUS', value: 5000, balance: 1200, regionId: 'reg_us', currency: 'usd' },
]

function makeContext(address = '') {
  const requireCard = vi.fn(async (wanted: string) => {
    const { code, ...card } = cards.find((one) => one.code === wanted) ?? {}
    if (code) return card
    throw new CommerceError({ kind: 'not-found', call: 'GET /store/gift-cards', mayHaveHappened: false, status: 404 })
  })
  const commerce = {
    as: () => ({ giftCards: { requireCard } }),
    catalogue: { read: async () => regions },
  }
  const page = { locale: { country: 'at' }, t: (key: string) => key, headers: new Headers() }
  return { ctx: toContext({ commerce, address, log: { warn: vi.fn() }, ...page }), requireCard }
}

function post(code: string, address?: string) {
  const { ctx, requireCard } = makeContext(address)
  const form = new FormData()
  form.set('code', code)
  return { outcome: postBalance(ctx, form), ctx, requireCard }
}

it.each([' aaaa-bbbb- CCCC-dddd ', 'ＡＡＡＡ－ＢＢＢＢ－ＣＣＣＣ－ＤＤＤＤ'])(
  'a card is found by %j, and nobody may keep the answer',
  async (typed) => {
    const { outcome, ctx } = post(typed)
    const card = { code: 'AAAA-BBBB-CCCC-DDDD', value: 5000, balance: 1200, currency: 'eur' }
    expect(await outcome).toEqual({ ok: true, done: { card, isForHere: true }, status: 200 })
    expect(ctx.answer.caching).toBe('no-store')
  },
)

it('a card of another country is told apart', async () => {
  expect(await post('USUS-USUS-USUS-USUS').outcome).toMatchObject({ done: { isForHere: false } })
})

it('all that is no card has one answer, and what cannot be a code is not asked for', async () => {
  for (const typed of ['ZZZZ-ZZZZ-ZZZZ-ZZZZ', '../carts/cart_1', 'A'.repeat(3000), 'ä', '🎁']) {
    expect(await post(typed).outcome).toEqual({
      ok: false,
      refused: {
        status: 404,
        values: { code: typed.slice(0, 2000) },
        errors: { code: 'gift-cards:errors.unknown' },
        message: null,
      },
    })
  }
  const { outcome, requireCard } = post('../carts/cart_1')
  await outcome
  expect(requireCard).not.toHaveBeenCalled()
})

it('an empty field is asked to be filled', async () => {
  expect(await post(' ').outcome).toMatchObject({
    refused: { status: 400, errors: { code: 'gift-cards:errors.required' } },
  })
})

it('a network that guesses is stopped, and one that knows its card may ask as often as it likes', async () => {
  for (let time = 0; time < 30; time += 1) {
    expect(await post('AAAA-BBBB-CCCC-DDDD', '203.0.113.1').outcome).toMatchObject({ status: 200 })
  }
  for (let guess = 0; guess < 20; guess += 1) {
    expect(await post(`ZZZZ-${guess}`, '203.0.113.2').outcome).toMatchObject({ refused: { status: 404 } })
  }
  const { outcome, ctx, requireCard } = post('AAAA-BBBB-CCCC-DDDD', '203.0.113.2')
  expect(await outcome).toMatchObject({
    refused: { status: 429, errors: { code: 'gift-cards:errors.too-many' } },
  })
  expect(Number(ctx.headers.get('Retry-After'))).toBeGreaterThan(60)
  expect(requireCard).not.toHaveBeenCalled()
})
