import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { planProduct } from '../pictures/plan.mjs'
import { signIn } from './api.mjs'
import { products } from './products.mjs'
import { seedCatalogue } from './seed-catalogue.mjs'
import { seedCustomer } from './seed-customer.mjs'
import { seedShop } from './seed-shop.mjs'

/**
 * Turns an empty, migrated Medusa into a shop worth looking at, through its own API, while its pictures are drawn.
 * What cannot be known beforehand (ids, the codes of gift cards) is left in `dataDir/seed.json`.
 * @param {{ medusaUrl: string, admin: { email: string, password: string }, customer: { email: string, password: string }, storefront: string, dataDir: string, drawing: ReturnType<typeof import('../runtime/drawing.mjs').startDrawing>, onProgress?: (line: string) => void }} options
 * @returns {Promise<{ regions: Record<string, string>, publishableKey: string, giftCards: { region: string, code: string, balance: number }[], orders: object[] }>}
 */
export async function seed({
  medusaUrl,
  admin: administrator,
  customer,
  storefront,
  dataDir,
  drawing,
  onProgress = () => {},
}) {
  const { pictureOf } = drawing
  const filesOf = new Map(products.map((product) => [product.handle, planProduct(product).map(({ file }) => file)]))
  const picturesOf = (/** @type {string} */ handle) => Promise.all((filesOf.get(handle) ?? []).map(pictureOf))
  const admin = await signIn(medusaUrl, 'admin', administrator)
  onProgress('Setting up regions, shipping and discounts')
  const { regionIds, publishableKey, giftCards } = await seedShop(admin)
  const variantIds = await seedCatalogue(admin, { regionIds, pictureOf, picturesOf, onProgress })
  const orders = await seedCustomer({ medusaUrl, admin, customer, storefront, regionIds, variantIds, onProgress })
  await drawing.all
  const result = { regions: Object.fromEntries(regionIds), publishableKey, giftCards, orders }
  // the codes of gift cards are money
  await writeFile(join(dataDir, 'seed.json'), JSON.stringify(result, null, 2), { mode: 0o600 })
  return result
}
