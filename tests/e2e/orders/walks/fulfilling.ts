import { type Action } from './action'
import { type OrderAccount } from './ledger'
import { bookCapture } from './bookings'
import { listOfOrders } from './of-orders'
import { toVariantId, type World } from './world'

export const capture: Action = {
  name: 'take the money',
  weight: 5,
  list: (world) =>
    listOfOrders(world, (order, name) => {
      if (order.isCancelled || order.charges.every(({ isTaken }) => isTaken)) return []
      return [
        {
          what: `the merchant takes the money of ${name}`,
          async happen() {
            await world.admin.call('POST', `/admin/orders/${order.id}/capture`)
            bookCapture(order)
          },
        },
      ]
    }),
}

export const ship: Action = {
  name: 'ship',
  weight: 5,
  list: (world) =>
    listOfOrders(world, (order, name) => {
      const here = order.pieces.filter(({ at }) => at === 'here')
      if (order.isCancelled || here.length === 0) return []
      const all = { what: `the merchant ships all of ${name}`, happen: () => send(world, order, here.length) }
      const one = { what: `the merchant ships one piece of ${name}`, happen: () => send(world, order, 1) }
      return here.length > 1 ? [all, one] : [all]
    }),
}

interface Parcels {
  order: { fulfillments: { id: string; shipped_at: string | null }[] }
}

async function send(world: World, order: OrderAccount, count: number): Promise<void> {
  const { admin } = world
  const pieces = order.pieces.filter(({ at }) => at === 'here').slice(0, count)
  const items = (await listLines(world, order)).flatMap(({ id, variant_id }) => {
    const quantity = pieces.filter(({ variant }) => toVariantId(world, variant) === variant_id).length
    return quantity > 0 ? [{ item_id: id, quantity }] : []
  })
  const path = `/admin/orders/${order.id}`
  const packed = await admin.call<Parcels>('POST', `${path}/fulfillment?expand=fulfillments`, { items })
  const parcel = packed.order.fulfillments.find(({ shipped_at: shipped }) => !shipped)
  await admin.call('POST', `${path}/shipment`, { fulfillment_id: parcel?.id })
  for (const piece of pieces) piece.at = 'sent'
}

/** The lines that Medusa has of an order; each variant has one. */
async function listLines({ admin }: World, { id }: OrderAccount) {
  type Answer = { order: { items: { id: string; variant_id: string | null; quantity: number; unit_price: number }[] } }
  return (await admin.call<Answer>('GET', `/admin/orders/${id}`)).order.items
}
