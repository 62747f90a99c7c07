import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generatePictures } from '../pictures/generate.mjs'
import { planProduct } from '../pictures/plan.mjs'
import { signIn } from './api.mjs'
import { products } from './products.mjs'
import { seedCatalogue } from './seed-catalogue.mjs'
import { seedCustomer } from './seed-customer.mjs'
import { seedShop } from './seed-shop.mjs'

/**
 * Turns an empty, migrated Medusa into a shop worth looking at, through its own API, while its pictures are drawn.
 * What cannot be known beforehand (ids, the codes of gift cards) is left in `dataDir/seed.json`.
 * @param {{ medusaUrl: string, admin: { email: string, password: string }, customer: { email: string, password: string }, dataDir: string, storeUrl: string, onProgress?: (line: string) => void }} options
 * @returns {Promise<{ regions: Record<string, string>, publishableKey: string, giftCards: { region: string, code: string, balance: number }[], orders: object[] }>}
 */
export async function seed({ medusaUrl, admin: administrator, customer, dataDir, onProgress = () => {} }) {
  const pictures = drawPictures({ outDir: join(dataDir, 'uploads'), onProgress })
  const admin = await signIn(medusaUrl, 'admin', administrator)
  onProgress('Setting up regions, shipping and discounts')
  const { regionIds, publishableKey, giftCards } = await seedShop(admin)
  const variantIds = await seedCatalogue(admin, { regionIds, ...pictures, onProgress })
  const orders = await seedCustomer({ medusaUrl, admin, customer, regionIds, variantIds, onProgress })
  await pictures.all
  const result = { regions: Object.fromEntries(regionIds), publishableKey, giftCards, orders }
  await writeFile(join(dataDir, 'seed.json'), JSON.stringify(result, null, 2))
  for (const { region, code, balance } of giftCards) onProgress(`Gift card to try (${region}, ${balance}): ${code}`)
  return result
}

/** Starts drawing; products can ask for their own pictures before all are done. */
function drawPictures({ outDir, onProgress }) {
  const waiting = new Map()

  function slot(file) {
    if (!waiting.has(file)) {
      let settle
      const promise = new Promise((resolve, reject) => (settle = { resolve, reject }))
      promise.catch(() => {})
      waiting.set(file, { promise, ...settle })
    }
    return waiting.get(file)
  }

  const all = generatePictures({ outDir, onProgress, onPicture: (file, picture) => slot(file).resolve(picture) })
  all.catch((error) => waiting.forEach(({ reject }) => reject(error)))
  const filesOf = new Map(products.map((product) => [product.handle, planProduct(product).map(({ file }) => file)]))
  return {
    all,
    pictureOf: (file) => slot(file).promise,
    picturesOf: (handle) => Promise.all(filesOf.get(handle).map((file) => slot(file).promise)),
  }
}
