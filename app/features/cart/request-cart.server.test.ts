import { expect, test, vi } from 'vitest'
import { CommerceError } from '~/commerce/errors'
import { type Cart } from '~/commerce/shop/cart'
import { toLocale } from '~/i18n/locales'
import { toContext } from '../../../tests/support/request-context'
import { makeCart, makeLine } from '../../../tests/support/test-cart'

const america = { id: 'reg-us', currency: 'usd', countries: ['us'] }
const mugs = makeCart([makeLine({ id: 'item-1', quantity: 2 })], { id: 'cart-1' })
const bowls = makeCart([makeLine({ id: 'item-2', variantId: 'variant-2', quantity: 3 })], { id: 'cart-2' })
const abroad = makeCart([makeLine({ id: 'item-3', quantity: 1 })], { id: 'cart-3', region: america })

/** A request of a browser that was given `carts`, to a backend that answers with what became of them. */
async function visit(carts: Cart[], now: readonly Cart[] = carts) {
  const before = toContext()
  for (const cart of carts) await before.cart.remember(cart)
  const cookies = before.headers.getSetCookie().map((line) => line.split(';')[0])
  const readLive = vi.fn(async (id: string) => now.find((cart) => cart.id === id) ?? 'gone')
  const commerce = { as: () => ({ carts: { readLive } }) }
  const ctx = toContext({ cookies: cookies.join('; '), commerce, locale: toLocale('de', 'at'), log: { info: vi.fn() } })
  return { ctx, readLive }
}

test('who looks before there is a bag sees an empty one, and asks the backend nothing', async () => {
  const { ctx, readLive } = await visit([])
  expect(await ctx.cart.look()).toEqual({ id: '', items: [], count: 0 })
  expect(readLive).not.toHaveBeenCalled()
})

test('the bags of two first adds count as one, and stay two', async () => {
  const { ctx } = await visit([mugs, bowls])
  expect(await ctx.cart.look()).toEqual({
    id: 'cart-1',
    items: [
      { id: 'item-1', variantId: 'variant-1', quantity: 2 },
      { id: 'item-2', variantId: 'variant-2', quantity: 3 },
    ],
    count: 5,
    region: 'reg-eu',
  })
  expect(ctx.headers.getSetCookie()).toEqual([])
})

test('the bag that sells to the page’s country says whose prices it has', async () => {
  const { ctx } = await visit([abroad, mugs])
  expect(await ctx.cart.look()).toMatchObject({ id: 'cart-1', region: 'reg-eu', count: 3 })
})

test('of a bag of an account that is not signed in nothing is told, and its cookie stays', async () => {
  const { ctx } = await visit([{ ...mugs, context: { ...mugs.context, account: 'cus_1' } }])
  expect(await ctx.cart.look()).toEqual({ id: '', items: [], count: 0 })
  expect(ctx.headers.getSetCookie()).toEqual([])
})

test('a bag that became an order is no bag any more, which the next page says and not the look', async () => {
  const { ctx } = await visit([mugs], [{ ...mugs, completed: true }])
  expect(await ctx.cart.look()).toEqual({ id: '', items: [], count: 0 })
  expect(ctx.headers.getSetCookie()).toEqual([])
  expect((await ctx.cart.read()).notices).toEqual(['ordered'])
})

test('a bag that cannot be read is not called empty', async () => {
  const { ctx, readLive } = await visit([mugs])
  readLive.mockRejectedValueOnce(
    new CommerceError({ kind: 'failed', call: 'GET /store/carts/:id', mayHaveHappened: false }),
  )
  await expect(ctx.cart.look()).rejects.toThrow(CommerceError)
})

const missing = new CommerceError({ kind: 'not-found', call: 'POST /store/carts/:id', mayHaveHappened: false })

test('what is put into a bag at the moment that the backend forgets it comes into a new one', async () => {
  const { ctx, readLive } = await visit([mugs])
  const seen: (string | undefined)[] = []
  const done = await ctx.cart.change(async ({ cart }) => {
    seen.push(cart?.id)
    readLive.mockResolvedValue('gone')
    if (cart) throw missing
    return 'added'
  })
  expect(done).toBe('added')
  expect(seen).toEqual(['cart-1', undefined])
})

test('a change that finds nothing in a bag that is there is not made twice', async () => {
  const { ctx } = await visit([mugs])
  const change = vi.fn().mockRejectedValue(missing)
  await expect(ctx.cart.change(change)).rejects.toBe(missing)
  expect(change).toHaveBeenCalledTimes(1)
})
