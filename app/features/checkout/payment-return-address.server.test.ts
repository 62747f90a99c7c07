import { afterEach, expect, it, vi } from 'vitest'
import { toContext } from '../../../tests/support/request-context'
import { readReturn, toReturnAddresses } from './payment-return-address.server'

const ctx = toContext({
  locale: { code: 'de-at' },
  url: new URL('https://shop.example/de-at/checkout/review?a=b'),
  log: { warn: vi.fn() },
})
const seen = { cartId: 'cart_1', mark: 'abc', total: 1250 }

afterEach(() => vi.useRealTimers())

async function makeStates(): Promise<Record<string, string>> {
  const addresses = Object.entries(await toReturnAddresses(ctx, seen))
  return Object.fromEntries(
    addresses.map(([outcome, address]) => [outcome, new URL(address).searchParams.get('state') ?? '']),
  )
}

it('leads back to the shop, with what was ordered and how it went, for the shop’s eyes only', async () => {
  const { success } = await toReturnAddresses(ctx, seen)
  expect(success).toMatch(/^https:\/\/shop\.example\/de-at\/checkout\/return\?state=/)
  expect(success).not.toContain('cart_1')
  const states = await makeStates()
  for (const outcome of ['success', 'failure', 'cancel', 'pending']) {
    expect(await readReturn(ctx, states[outcome] ?? '')).toEqual({ seen, outcome })
  }
})

it('says nothing where it was edited, is missing or is not one of ours', async () => {
  const { success = '' } = await makeStates()
  const [header, key, iv, text, tag] = success.split('.')
  const edited = [header, key, iv, `${text?.startsWith('A') ? 'B' : 'A'}${text?.slice(1)}`, tag].join('.')
  for (const state of [edited, success.slice(0, -8), 'a.b.c.d.e', '', null])
    expect(await readReturn(ctx, state)).toBeNull()
})

it('holds for a week', async () => {
  const { success = '' } = await makeStates()
  vi.useFakeTimers({ now: Date.now() + 7 * 24 * 60 * 60_000 + 1000, toFake: ['Date'] })
  expect(await readReturn(ctx, success)).toBeNull()
})
