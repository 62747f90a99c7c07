import { type Driver } from './driver'
import { required } from './goods'

const stockLocations = { status: 500, reason: 'needs @medusajs/stock-location' }
const inventory = { status: 500, reason: 'needs @medusajs/inventory' }
const id = 'none'

/**
 * What Medusa serves with its modules for stock locations and inventory alone. They would take stock out of the
 * variants, where the plugin's reservation keeps it from being oversold, so the demo does without.
 */
export async function makeModuleCalls({ admin, setUp }: Driver): Promise<void> {
  const location = { name: 'Barn' }
  await admin.refused('POST /admin/stock-locations', stockLocations, (medusa) => medusa.stockLocations.create(location))
  await admin.refused('GET /admin/stock-locations', stockLocations, (medusa) => medusa.stockLocations.list())
  await admin.refused('GET /admin/stock-locations/:id', stockLocations, (medusa) => medusa.stockLocations.retrieve(id))
  await admin.refused('POST /admin/stock-locations/:id', stockLocations, (medusa) =>
    medusa.stockLocations.update(id, location),
  )
  await admin.refused('DELETE /admin/stock-locations/:id', stockLocations, (medusa) => medusa.stockLocations.delete(id))
  const { store } = await setUp.read((medusa) => medusa.store.retrieve())
  const channel = required(store.default_sales_channel_id)
  await admin.refused('POST /admin/sales-channels/:id/stock-locations', stockLocations, (medusa) =>
    medusa.salesChannels.addLocation(channel, { location_id: id }),
  )
  await admin.refused('DELETE /admin/sales-channels/:id/stock-locations', stockLocations, (medusa) =>
    medusa.salesChannels.removeLocation(channel, { location_id: id }),
  )

  const reservation = { line_item_id: id, inventory_item_id: id, location_id: id, quantity: 1 }
  await admin.refused('POST /admin/reservations', inventory, (medusa) => medusa.reservations.create(reservation))
  await admin.refused('GET /admin/reservations', inventory, (medusa) => medusa.reservations.list())
  await admin.refused('GET /admin/reservations/:id', inventory, (medusa) => medusa.reservations.retrieve(id))
  await admin.refused('POST /admin/reservations/:id', inventory, (medusa) =>
    medusa.reservations.update(id, { quantity: 2 }),
  )
  await admin.refused('DELETE /admin/reservations/:id', inventory, (medusa) => medusa.reservations.delete(id))

  const item = { variant_id: id }
  await admin.refused('POST /admin/inventory-items', inventory, (medusa) => medusa.inventoryItems.create(item))
  await admin.refused('GET /admin/inventory-items', inventory, (medusa) => medusa.inventoryItems.list())
  await admin.refused('GET /admin/inventory-items/:id', inventory, (medusa) => medusa.inventoryItems.retrieve(id))
  await admin.refused('POST /admin/inventory-items/:id', inventory, (medusa) =>
    medusa.inventoryItems.update(id, { hs_code: '6912' }),
  )
  await admin.refused('DELETE /admin/inventory-items/:id', inventory, (medusa) => medusa.inventoryItems.delete(id))
  await admin.refused('GET /admin/inventory-items/:id/location-levels', inventory, (medusa) =>
    medusa.inventoryItems.listLocationLevels(id),
  )
  await admin.refused('POST /admin/inventory-items/:id/location-levels', inventory, (medusa) =>
    medusa.inventoryItems.createLocationLevel(id, { location_id: id, stocked_quantity: 1 }),
  )
  await admin.refused('POST /admin/inventory-items/:id/location-levels/:location_id', inventory, (medusa) =>
    medusa.inventoryItems.updateLocationLevel(id, id, { stocked_quantity: 2 }),
  )
  await admin.refused('DELETE /admin/inventory-items/:id/location-levels/:location_id', inventory, (medusa) =>
    medusa.inventoryItems.deleteLocationLevel(id, id),
  )
  await admin.refused('GET /admin/variants/:id/inventory', inventory, (medusa) => medusa.variants.getInventory(id))
}
