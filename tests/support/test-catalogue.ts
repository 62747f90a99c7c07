import { expect } from '@playwright/test'
import { type Language, languages } from '../../app/i18n/languages'
import { type Admin } from './admin'
import { seeded } from './seeded'
import { readWorld } from './world'

interface TestProduct {
  title: keyof typeof germanTitles
  /** Minor units by currency. */
  prices: Record<string, number>
  /** Units left by color. */
  colors: Record<string, number>
  tag?: string
}

/** A category of the test's own with products in it and below it, which the shop's lists have. */
export interface TestCatalogue {
  /** The category's path below the locale. */
  path: string
  tag: string
  /** Found in each of the products, and in nothing else of the shop. */
  word: string
}

/**
 * What a shopper of `language` reads where the catalogue says `english`: a title, an option, one of its values. What the
 * catalogue has no word for a list calls as the seed's products do.
 */
export function translated(language: Language, english: string): string {
  const { options, values } = germanWords
  const own: Record<string, string> = { ...germanTitles, ...options, ...values }
  if (language === 'de' && own[english]) return own[english]
  for (const kind of ['option', 'value'] as const) {
    try {
      return seeded(language, kind, english)
    } catch {
      // the seed has no such word either
    }
  }
  return english
}

const germanTitles = {
  'Alpha Mug': 'Zeta Becher',
  'Beta Mug': 'Beta Becher',
  'Gamma Bowl': 'Gamma Schale',
  'Delta Cup': 'Delta Tasse',
}
const germanWords = { options: { Color: 'Farbe' }, values: { Black: 'Schwarz', White: 'Weiß', Red: 'Rot' } }

export async function createTestCatalogue(admin: Admin): Promise<TestCatalogue> {
  const id = Math.random().toString(36).slice(2, 10)
  const tag = `tag ${id}`
  const word = `tarn${id.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
  const products: TestProduct[] = [
    { title: 'Alpha Mug', prices: toPrices(10), colors: { Black: 5, White: 0 }, tag },
    { title: 'Beta Mug', prices: toPrices(20), colors: { Black: 5 } },
    { title: 'Gamma Bowl', prices: toPrices(30), colors: { Red: 0 }, tag },
  ]
  const below: TestProduct = {
    title: 'Delta Cup',
    prices: toPrices(40),
    colors: { White: 5 },
  }
  const parent = await createCategory(admin, `Narrow ${id}`)
  const child = await createCategory(admin, `Deep ${id}`, parent.id)
  for (const product of products) await createProduct(admin, product, { categoryId: parent.id, word })
  await createProduct(admin, below, { categoryId: child.id, word })
  const path = `categories/${parent.handle}`
  const lists = [
    ...countries.map((country) => `/en-${country}/${path}?min=1`),
    ...languages.map((language) => `/${language}-us/search?q=${word}&min=1`),
  ]
  await Promise.all(lists.map((list) => waitUntilListed(list, products.length + 1)))
  return { path, tag, word }
}

// that sell in the currencies which the products have
const countries = ['de', 'us', 'jp', 'kw']

// each region's prices are read apart, and each language is searched in an index of its own, with the first visit after the
// change
async function waitUntilListed(path: string, count: number): Promise<void> {
  const url = new URL(path, readWorld('SHOP_URL'))
  const countPriced = async () => (await (await fetch(url)).text()).split('<article').length - 1
  await expect.poll(countPriced, { message: path, timeout: 60_000 }).toBe(count)
}

function toPrices(amount: number): Record<string, number> {
  return { eur: amount * 100, usd: amount * 100, jpy: amount * 100, kwd: amount * 1000 }
}

async function createCategory(admin: Admin, name: string, parentId?: string): Promise<{ id: string; handle: string }> {
  const { product_category: category } = await admin.call<{ product_category: { id: string; handle: string } }>(
    'POST',
    '/admin/product-categories',
    { name, is_active: true, is_internal: false, ...(parentId ? { parent_category_id: parentId } : {}) },
  )
  return category
}

async function createProduct(
  admin: Admin,
  product: TestProduct,
  { categoryId, word }: { categoryId: string; word: string },
): Promise<void> {
  await admin.call('POST', '/admin/products', {
    title: product.title,
    subtitle: `Made for ${word}`,
    handle: `${product.title.toLowerCase().replace(' ', '-')}-${Math.random().toString(36).slice(2, 10)}`,
    status: 'published',
    sales_channels: await admin.listChannels(),
    categories: [{ id: categoryId }],
    tags: product.tag ? [{ value: product.tag }] : [],
    metadata: { translations: { de: { title: germanTitles[product.title], subtitle: `Für ${word}`, ...germanWords } } },
    options: [{ title: 'Color' }],
    variants: Object.entries(product.colors).map(([value, quantity]) => ({
      title: value,
      manage_inventory: true,
      inventory_quantity: quantity,
      options: [{ value }],
      prices: Object.entries(product.prices).map(([currency_code, amount]) => ({ currency_code, amount })),
    })),
  })
}
