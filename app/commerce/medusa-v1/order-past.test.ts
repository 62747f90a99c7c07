import { expect, it, vi } from 'vitest'
import { CommerceError } from '../errors'
import { type Capabilities } from '../shop/capabilities'
import { type Calls } from './repeatable-calls'
import { getOrderPast } from './order-past'
import { type Medusa } from './types'

const asked = {
  id: 'ret_1',
  status: 'received',
  created_at: '2026-03-01T08:00:00.000Z',
  received_at: '2026-03-09T08:00:00.000Z',
  updated_at: '2026-03-09T08:00:00.000Z',
  refund_amount: 900,
  metadata: { card_refund: 100 },
  items: [{ item_id: 'item_1', quantity: 1 }],
}
const exchange = {
  id: 'swap_1',
  cart_id: 'cart_1',
  created_at: '2026-03-02T08:00:00.000Z',
  confirmed_at: null,
  canceled_at: null,
  payment_status: 'not_paid',
  fulfillment_status: 'not_fulfilled',
  difference_due: null,
  additional_items: [],
}
const nothing = { returns: [], swaps: [], claims: [], refunds: [] }

/** What the backend answers to a question about an order, and about its edits. */
function read(answer: () => object, edits: () => object = () => ({ edits: [], lines: [] })): Calls['read'] {
  const request = async (_method: string, path: string) =>
    path.endsWith('/edits') ? edits() : { order: { ...nothing, ...answer() } }
  return (load) => load({ client: { request } } as unknown as Medusa)
}

const refuse = (kind: 'invalid' | 'not-found') => () => {
  throw new CommerceError({ kind, call: 'GET /store/orders', mayHaveHappened: false })
}
const unknown = async () => null

it('tells what comes and came back, the newest first', async () => {
  const late = { ...asked, id: 'ret_2', status: 'requires_action', created_at: '2026-03-03T08:00:00.000Z' }
  const swaps = [{ ...exchange, return_order: { ...asked, id: 'ret_3' } }]
  const past = await getOrderPast(
    read(() => ({ returns: [asked, late], swaps })),
    unknown,
    'order_1',
  )
  expect(past?.returns).toMatchObject([
    { id: 'ret_2', status: 'checked' },
    { id: 'ret_1', status: 'received', refund: 900, cardRefund: 100, items: [{ lineId: 'item_1', quantity: 1 }] },
  ])
  expect(past?.exchanges).toMatchObject([{ cartId: 'cart_1', isShipped: false, request: { id: 'ret_3' } }])
})

it('tells of edits, and of the lines that they have replaced', async () => {
  const history = {
    edits: [
      {
        id: 'oe_1',
        status: 'canceled',
        confirmed_at: null,
        difference: null,
        payment: { status: 'not_paid', amount: 5 },
      },
    ],
    lines: [
      {
        ...{ id: 'item_1', original_item_id: null, order_edit_id: null, quantity: 2 },
        ...{ title: 'Mug', description: 'Blue', thumbnail: null, variant: { product_id: 'prod_1' } },
      },
    ],
  }
  const past = await getOrderPast(
    read(
      () => ({}),
      () => history,
    ),
    unknown,
    'order_1',
  )
  expect(past?.edits).toMatchObject([{ id: 'oe_1', status: 'cancelled', isUnpaid: true }])
  expect(past?.replaced).toMatchObject([{ id: 'item_1', originalId: null, variant: { productId: 'prod_1' } }])
})

it('knows no edits where an older plugin keeps no record of them', async () => {
  const past = await getOrderPast(
    read(() => ({}), refuse('not-found')),
    unknown,
    'order_1',
  )
  expect(past).toMatchObject({ edits: [], replaced: [] })
})

it('knows nothing where the backend is without the plugin, and does not ask where it has said so', async () => {
  expect(await getOrderPast(read(refuse('invalid')), unknown, 'order_1')).toBeNull()
  const ask = vi.fn()
  expect(await getOrderPast(ask, async () => ({ orderPasts: false }) as Capabilities, 'order_1')).toBeNull()
  expect(ask).not.toHaveBeenCalled()
})
