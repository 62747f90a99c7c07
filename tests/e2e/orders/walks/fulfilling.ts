import { type Action, type Doing } from './action'
import { type OrderAccount, type Parcel } from './ledger'
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
    listOfPieces(world, 'ships', async (order, count) => {
      await send(world, order, await putTogether(world, order, count))
    }),
}

export const pack: Action = {
  name: 'pack',
  weight: 1.5,
  list: (world) =>
    listOfPieces(world, 'packs', async (order, count) => {
      await putTogether(world, order, count)
    }),
}

export const shipParcel: Action = {
  name: 'ship a parcel',
  weight: 1.5,
  list: (world) =>
    listOfParcels(world, (order, parcel, name) => ({
      what: `the merchant ships ${name}`,
      happen: () => send(world, order, parcel),
    })),
}

export const unpack: Action = {
  name: 'unpack a parcel',
  weight: 0.7,
  list: (world) =>
    listOfParcels(world, (order, parcel, name) => ({
      what: `the merchant unpacks ${name}`,
      async happen() {
        await world.admin.call('POST', `/admin/orders/${order.id}/fulfillments/${parcel.id}/cancel`)
        for (const piece of parcel.pieces) piece.at = 'here'
      },
    })),
}

/** What can be done with all pieces that are still here, or with one. */
function listOfPieces(world: World, does: string, act: (order: OrderAccount, count: number) => Promise<void>): Doing[] {
  return listOfOrders(world, (order, name) => {
    const here = order.pieces.filter(({ at }) => at === 'here')
    if (order.isCancelled || here.length === 0) return []
    const all = { what: `the merchant ${does} all of ${name}`, happen: () => act(order, here.length) }
    const one = { what: `the merchant ${does} one piece of ${name}`, happen: () => act(order, 1) }
    return here.length > 1 ? [all, one] : [all]
  })
}

/** What can be done with each parcel that waits to be sent. */
function listOfParcels(world: World, list: (order: OrderAccount, parcel: Parcel, name: string) => Doing): Doing[] {
  return listOfOrders(world, (order, name) =>
    order.parcels.flatMap((parcel, index) =>
      parcel.pieces.some(({ at }) => at === 'packed') ? [list(order, parcel, `parcel ${index + 1} of ${name}`)] : [],
    ),
  )
}

interface Packed {
  order: { fulfillments: { id: string }[] }
}

async function putTogether(world: World, order: OrderAccount, count: number): Promise<Parcel> {
  const pieces = order.pieces.filter(({ at }) => at === 'here').slice(0, count)
  const items = (await listLines(world, order)).flatMap(({ id, variant_id }) => {
    const quantity = pieces.filter(({ variant }) => toVariantId(world, variant) === variant_id).length
    return quantity > 0 ? [{ item_id: id, quantity }] : []
  })
  const path = `/admin/orders/${order.id}/fulfillment?fields=id&expand=fulfillments`
  const packed = await world.admin.call<Packed>('POST', path, { items })
  const made = packed.order.fulfillments.find(({ id }) => order.parcels.every((parcel) => parcel.id !== id))
  if (!made) throw new Error(`packing ${order.id} made no parcel`)
  const parcel = { id: made.id, pieces }
  for (const piece of pieces) piece.at = 'packed'
  order.parcels.push(parcel)
  return parcel
}

async function send({ admin }: World, order: OrderAccount, { id, pieces }: Parcel): Promise<void> {
  await admin.call('POST', `/admin/orders/${order.id}/shipment`, { fulfillment_id: id })
  for (const piece of pieces) piece.at = 'sent'
}

/** The lines that Medusa has of an order; each variant has one. */
async function listLines({ admin }: World, { id }: OrderAccount) {
  type Answer = { order: { items: { id: string; variant_id: string | null; quantity: number; unit_price: number }[] } }
  return (await admin.call<Answer>('GET', `/admin/orders/${id}?fields=id&expand=items`)).order.items
}
