import { expect, it, vi } from 'vitest'
import { CommerceError } from '../errors'
import { type Calls } from './repeatable-calls'
import { MedusaRefusal } from './medusa-refusal'
import { listSpentCards } from './spent-cards'

/** A backend that knows the cart `cart_1`, paid with one card. */
function makeBackend(transactions?: object[]) {
  const retrieve = vi.fn(async (cartId: string) => {
    if (cartId === 'cart_of_two') return { cart: { gift_cards: [{ code: 'AAAA-BBBB' }, { code: 'CCCC-DDDD' }] } }
    if (cartId === 'cart_1') return { cart: { gift_cards: [{ code: 'AAAA-BBBB' }] } }
    const told = { call: 'GET /store/carts', mayHaveHappened: false }
    if (cartId === 'cart_of_deleted')
      throw new MedusaRefusal({ kind: 'failed', status: 500, ...told }, { type: 'unexpected_state' })
    throw new CommerceError({ kind: 'not-found', status: 404, ...told })
  })
  const request = vi.fn(async () => {
    if (transactions) return { order: { gift_card_transactions: transactions } }
    throw new CommerceError({ kind: 'invalid', status: 400, call: 'GET /store/orders', mayHaveHappened: false })
  })
  const read = ((load: (medusa: object) => unknown) =>
    load({ carts: { retrieve }, client: { request } })) as Calls['read']
  return { read, retrieve, request }
}

it('an order that gift cards paid a part of has those of its cart', async () => {
  const { read, request } = makeBackend()
  expect(await listSpentCards(read, { id: 'order_1', cartId: 'cart_1', giftCardTotal: 500 })).toEqual([
    { code: 'AAAA-BBBB' },
  ])
  expect(request, 'one has paid all of it').not.toHaveBeenCalled()
})

it('of several cards it is told what each has paid with its tax, where the backend says so', async () => {
  const order = { id: 'order_1', cartId: 'cart_of_two', giftCardTotal: 500 }
  const transactions = [
    { amount: 200, tax_rate: null, gift_card: { code: 'AAAA-BBBB' } },
    { amount: 300, tax_rate: 19, gift_card: { code: 'CCCC-DDDD' } },
  ]
  expect(await listSpentCards(makeBackend(transactions).read, order)).toEqual([
    { code: 'AAAA-BBBB', amount: 200 },
    { code: 'CCCC-DDDD', amount: 357 },
  ])
  expect(await listSpentCards(makeBackend().read, order)).toEqual([{ code: 'AAAA-BBBB' }, { code: 'CCCC-DDDD' }])
})

it('an order without gift cards asks the backend nothing more', async () => {
  const { read, retrieve } = makeBackend()
  expect(await listSpentCards(read, { id: 'order_1', cartId: 'cart_1', giftCardTotal: 0 })).toEqual([])
  expect(retrieve).not.toHaveBeenCalled()
})

it('an order whose cart is gone names no cards', async () => {
  expect(await listSpentCards(makeBackend().read, { id: 'order_1', cartId: 'cart_2', giftCardTotal: 500 })).toEqual([])
})

it('an order whose products were deleted since names no cards, and is shown all the same', async () => {
  expect(
    await listSpentCards(makeBackend().read, { id: 'order_1', cartId: 'cart_of_deleted', giftCardTotal: 500 }),
  ).toEqual([])
})
