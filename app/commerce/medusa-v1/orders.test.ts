import { expect, it } from 'vitest'
import { CommerceError, type CommerceErrorDetails } from '../errors'
import { type Calls } from './repeatable-calls'
import { toOrders } from './orders'

/** Calls of a backend that has this to answer, or fails so. */
function ask(medusa: object) {
  const call = ((load: (medusa: object) => Promise<unknown>) => load(medusa)) as Calls['read']
  return toOrders({ read: call, write: call, put: call })
}

function failing(details: Partial<CommerceErrorDetails>) {
  return async () => {
    throw new CommerceError({ kind: 'failed', call: 'GET /store', mayHaveHappened: false, ...details })
  }
}

const said = { number: 7, email: 'ada@example.com', postalCode: '10115' }

it('an exchange is placed once it is confirmed, not while it is only begun', async () => {
  const retrieveByCartId = async (cartId: string) => ({
    swap: { order_id: 'order_1', confirmed_at: cartId === 'cart_done' ? '2026-03-01' : null },
  })
  const orders = ask({ swaps: { retrieveByCartId } })
  expect(await orders.getPlacedExchange('cart_done')).toEqual({ orderId: 'order_1' })
  expect(await orders.getPlacedExchange('cart_begun')).toBeNull()
})

it('a cart that nobody has ordered has become nothing, and a silent backend does not say so', async () => {
  const gone = ask({ orders: { retrieveByCartId: failing({ kind: 'not-found' }) } })
  expect(await gone.getPlaced('cart_1')).toBeNull()
  const silent = ask({ orders: { retrieveByCartId: failing({ kind: 'timeout' }) } })
  await expect(silent.getPlaced('cart_1')).rejects.toMatchObject({ kind: 'timeout' })
})

it('an order is looked up with its postcode, which the backend does not compare', async () => {
  const order = { id: 'order_1', cart_id: null, shipping_address: null }
  expect(await ask({ client: { request: async () => ({ order }) } }).lookUp(said)).toEqual({
    id: 'order_1',
    cartId: null,
    postalCode: '',
  })
  expect(await ask({ client: { request: failing({ kind: 'invalid' }) } }).lookUp(said)).toBeNull()
})

it('a token that the backend never made moves nothing, and a silent backend is no such answer', async () => {
  const confirm = (confirmRequest: () => Promise<unknown>) => ask({ orders: { confirmRequest } }).acceptClaim('token')
  expect(await confirm(async () => ({}))).toBe(true)
  expect(await confirm(failing({ status: 500 }))).toBe(false)
  expect(await confirm(failing({ kind: 'invalid', status: 400 }))).toBe(false)
  await expect(confirm(failing({ status: 503 }))).rejects.toMatchObject({ status: 503 })
})
