import { expect, it, vi } from 'vitest'
import { CommerceError } from '../errors'
import { type Calls } from './repeatable-calls'
import { MedusaRefusal } from './medusa-refusal'
import { listSpentCards } from './spent-cards'

/** A backend that knows the cart `cart_1`, paid with one card. */
function makeBackend() {
  const retrieve = vi.fn(async (cartId: string) => {
    if (cartId === 'cart_1') return { cart: { gift_cards: [{ code: 'AAAA-BBBB' }] } }
    const told = { call: 'GET /store/carts', mayHaveHappened: false }
    if (cartId === 'cart_of_deleted')
      throw new MedusaRefusal({ kind: 'failed', status: 500, ...told }, { type: 'unexpected_state' })
    throw new CommerceError({ kind: 'not-found', status: 404, ...told })
  })
  const read = ((load: (medusa: object) => unknown) => load({ carts: { retrieve } })) as Calls['read']
  return { read, retrieve }
}

it('an order that gift cards paid a part of has those of its cart', async () => {
  const { read } = makeBackend()
  expect(await listSpentCards(read, { cartId: 'cart_1', giftCardTotal: 500 })).toEqual([{ code: 'AAAA-BBBB' }])
})

it('an order without gift cards asks the backend nothing more', async () => {
  const { read, retrieve } = makeBackend()
  expect(await listSpentCards(read, { cartId: 'cart_1', giftCardTotal: 0 })).toEqual([])
  expect(retrieve).not.toHaveBeenCalled()
})

it('an order whose cart is gone names no cards', async () => {
  expect(await listSpentCards(makeBackend().read, { cartId: 'cart_2', giftCardTotal: 500 })).toEqual([])
})

it('an order whose products were deleted since names no cards, and is shown all the same', async () => {
  expect(await listSpentCards(makeBackend().read, { cartId: 'cart_of_deleted', giftCardTotal: 500 })).toEqual([])
})
