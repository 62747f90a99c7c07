import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { CommerceError } from '../errors'
import { asReadable } from './as-readable'
import { toCarts } from './carts'
import { type Calls } from './repeatable-calls'

const refused = new CommerceError({ kind: 'invalid', call: 'GET /store/carts/:id', mayHaveHappened: false })

it('says of what is not in an answer that the backend has failed, and tells the log what it was', async () => {
  const tell = vi.fn()
  const shop = asReadable(
    {
      known: () => 1,
      cart: {
        read: async (answer: { cart?: { id: string } }) => (answer.cart as { id: string }).id,
        parse: async (answer: unknown) => z.object({ id: z.string() }).parse(answer),
        refuse: () => Promise.reject(refused),
      },
    },
    tell,
  )
  expect(shop.known()).toBe(1)
  expect(await shop.cart.read({ cart: { id: 'a' } })).toBe('a')
  await expect(shop.cart.refuse()).rejects.toBe(refused)
  expect(tell).not.toHaveBeenCalled()
  const unreadable = { kind: 'failed', mayHaveHappened: true }
  await expect(shop.cart.read({})).rejects.toMatchObject({ ...unreadable, message: 'cart.read: failed unreadable' })
  await expect(shop.cart.parse({ id: 1 })).rejects.toMatchObject(unreadable)
  expect(tell.mock.calls.map(([call]) => call as string)).toEqual(['cart.read', 'cart.parse'])
})

it.each([
  { id: 'cart_1', items: [] },
  { id: 'cart_1', items: [{ quantity: 1 }], region: { currency_code: 'eur' } },
])('takes %j for no cart that could be shown', async (cart) => {
  const medusa = { carts: { retrieve: () => Promise.resolve({ cart }) } }
  const read = (load: (known: typeof medusa) => unknown) => load(medusa)
  await expect(toCarts({ read } as unknown as Calls).require('cart_1')).rejects.toMatchObject({ kind: 'failed' })
})
