import { categories } from './categories.mjs'
import { collections } from './collections.mjs'
import { sale } from './discounts.mjs'
import { inParallel } from './in-parallel.mjs'
import { currencies, toPricePoint } from './price-points.mjs'
import { products } from './products.mjs'
import { regions } from './regions.mjs'
import { listVariants, toProduct } from './to-product.mjs'
import { sayAll, toTranslations } from './words.mjs'

/**
 * @typedef {import('./api.mjs').Api} Api
 * @typedef {import('../medusa-answers.js').Product} Made
 * @typedef {import('../pictures/generate.mjs').Picture} Picture
 * @typedef {(file: string) => Promise<Picture>} PictureOf
 */

const AT_ONCE = 4

/**
 * Fills the shelves: categories, collections, products, and what is on sale.
 * @param {Api} admin
 * @param {{ regionIds: Map<string, string>, pictureOf: PictureOf, picturesOf: (handle: string) => Promise<Picture[]>, onProgress: (line: string) => void }} tools
 * @returns {Promise<Map<string, string>>} variant ids by SKU
 */
export async function seedCatalogue(admin, { regionIds, pictureOf, picturesOf, onProgress }) {
  /** @type {Map<string, string>} */
  const collectionIds = new Map()
  for (const collection of collections) {
    collectionIds.set(collection.handle, await addCollection(admin, collection, pictureOf))
  }
  /** @type {Map<string, string>} */
  const categoryIds = new Map()
  for (const category of categories) await addCategory(admin, category, { pictureOf, categoryIds })

  const firstWith = makeFirsts()
  let count = 0
  const made = await inParallel(AT_ONCE, products, async (product) => {
    const created = await firstWith([`type ${product.type}`, ...product.tags], async () => {
      const body = toProduct(product, { pictures: await picturesOf(product.handle), collectionIds, categoryIds })
      return admin.post('/admin/products', body)
    })
    if (++count % 10 === 0 || count === products.length) onProgress(`Seeding products ${count} of ${products.length}`)
    return created.product
  })
  // what a price was before the sale is known only where it was noted
  await admin.post('/admin/vitrine/prices', {})
  await addSale(admin, made)
  await freeGiftCardsOfTax(admin, made, regionIds)
  return new Map(made.flatMap(({ variants }) => variants.map(({ sku, id }) => [sku, id])))
}

/** @param {Api} admin @param {(typeof collections)[number]} collection @param {PictureOf} pictureOf */
async function addCollection(admin, { handle, en }, pictureOf) {
  const image = await pictureOf(`editorial/collection-${handle}.webp`)
  const { collection } = await admin.post('/admin/collections', {
    title: en.title,
    handle,
    metadata: {
      description: en.description,
      picture: image.url,
      image,
      ...toTranslations((language) => sayAll(language, 'collections', handle)),
    },
  })
  return collection.id
}

/**
 * @param {Api} admin
 * @param {import('./categories.mjs').Category} category
 * @param {{ pictureOf: PictureOf, categoryIds: Map<string, string>, parentId?: string }} tree
 */
async function addCategory(admin, { handle, picture, en, children = [] }, { pictureOf, categoryIds, parentId }) {
  const image = picture ? await pictureOf(`editorial/${picture}.webp`) : undefined
  const { product_category: made } = await admin.post('/admin/product-categories', {
    ...en,
    handle,
    is_active: true,
    is_internal: false,
    parent_category_id: parentId ?? null,
    metadata: {
      ...(image ? { picture: image.url, image } : {}),
      ...toTranslations((language) => sayAll(language, 'categories', handle)),
    },
  })
  categoryIds.set(handle, made.id)
  for (const child of children) await addCategory(admin, child, { pictureOf, categoryIds, parentId: made.id })
}

/** @param {Api} admin @param {Made[]} made */
async function addSale(admin, made) {
  const prices = made.flatMap(({ handle, variants }) => {
    const off = sale.off[handle]
    if (!off) return []
    const cents = new Map(
      products
        .filter((one) => one.handle === handle)
        .flatMap(listVariants)
        .map((one) => [one.title, one.cents]),
    )
    return variants.flatMap(({ id, title }) =>
      currencies.map((currency_code) => ({
        variant_id: id,
        currency_code,
        amount: toPricePoint(currency_code, (cents.get(title) ?? 0) * (1 - off)),
      })),
    )
  })
  await admin.post('/admin/price-lists', {
    name: sale.name,
    description: sale.description,
    type: 'sale',
    status: 'active',
    prices,
  })
}

/**
 * A voucher is taxed when it is spent. With tax on it, Medusa would also issue a card of less than was paid.
 * @param {Api} admin
 * @param {Made[]} made
 * @param {Map<string, string>} regionIds
 */
async function freeGiftCardsOfTax(admin, made, regionIds) {
  const cards = made.filter((product) => product.is_giftcard).map(({ id }) => id)
  for (const { key, taxRate } of regions) {
    if (taxRate === 0) continue
    const rate = { name: 'Gift cards', code: 'gift_cards', rate: 0, region_id: regionIds.get(key), products: cards }
    await admin.post('/admin/tax-rates', rate)
  }
}

/**
 * Medusa makes a type or tag when it first meets one, and two when two products bring it at the same moment: so the
 * first product with a word goes ahead and the others wait for it.
 */
function makeFirsts() {
  /** @type {Map<string, Promise<void>>} */
  const firsts = new Map()
  /** @template Result @param {string[]} words @param {() => Promise<Result>} work */
  return async function firstWith(words, work) {
    const before = words.map((word) => firsts.get(word))
    const { promise, resolve } = makeSignal()
    for (const word of words) if (!firsts.has(word)) firsts.set(word, promise)
    try {
      await Promise.all(before)
      return await work()
    } finally {
      resolve()
    }
  }
}

function makeSignal() {
  let resolve = () => {}
  /** @type {Promise<void>} */
  const promise = new Promise((done) => (resolve = done))
  return { promise, resolve }
}
