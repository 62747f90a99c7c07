import { expect, it, vi } from 'vitest'
import { CommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { toExchangeView } from './exchange'
import { listExchanges } from './exchanges.server'
import { proveOrder } from './order-proof.server'

const order = { id: 'order_1', cart_id: 'cart_1' }
const swap = { id: 'swap_1', difference_due: 500, additional_items: [{ id: 'item_9', title: 'Bowl', quantity: 2 }] }

/** A browser that has placed orders out of these carts; `swaps` is what Medusa answers, by cart. */
async function makeContext(placed: Record<string, string>, swaps: Record<string, object>) {
  const retrieveByCartId = vi.fn(async (cartId: string) => {
    if (swaps[cartId]) return { swap: swaps[cartId] }
    throw new CommerceError({ kind: 'not-found', call: 'GET /store/swaps', mayHaveHappened: false, status: 404 })
  })
  const commerce = {
    as: () => ({ read: (load: (medusa: object) => unknown) => load({ swaps: { retrieveByCartId } }) }),
  }
  const ctx = { commerce, cookies: null, headers: new Headers() } as unknown as RequestContext
  for (const [cartId, orderId] of Object.entries(placed)) await proveOrder(ctx, { cartId, orderId })
  return { ctx, retrieveByCartId }
}

it('an order without an exchange asks the backend nothing more', async () => {
  const { ctx, retrieveByCartId } = await makeContext({ cart_1: 'order_1', cart_2: 'order_2' }, {})
  expect(await listExchanges(ctx, order)).toEqual([])
  expect(retrieveByCartId).not.toHaveBeenCalled()
})

it('an order has the exchanges that this browser has confirmed, and none that is not there any more', async () => {
  const { ctx } = await makeContext({ cart_1: 'order_1', cart_8: 'order_1', cart_9: 'order_1' }, { cart_9: swap })
  const exchanges = await listExchanges(ctx, order)
  expect(exchanges).toEqual([swap])
  const words = () => ({ title: 'Schale', variant: 'Blau' })
  expect(exchanges.map((exchange) => toExchangeView(exchange, words))).toEqual([
    { id: 'swap_1', difference: 500, lines: [{ id: 'item_9', quantity: 2, title: 'Schale', variant: 'Blau' }] },
  ])
})
