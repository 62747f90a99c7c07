import { parseHtml } from '../../support/html'
import { type Admin, type AdminProduct } from '../../support/admin'
import { ask } from '../../support/ask'
import { expect, test } from '../../support/test'

// well before the cache would ask of itself, after a minute; how soon it is on a quiet machine is in docs/architecture.md
const soon = { timeout: 20_000, intervals: [100] }

let admin: Admin
let product: AdminProduct

test.beforeEach(async ({ admin: signedIn }) => {
  admin = signedIn
  product = await admin.createProduct({ title: 'Price change', stock: { One: 10 }, prices: { usd: 2000, eur: 2000 } })
  await expectPrice('$20.00', { timeout: 15_000 })
})

/** The product's page shows `price`, and does so soon where nothing else is said. */
async function expectPrice(price: string, options: { timeout: number; intervals?: number[] } = soon): Promise<void> {
  await expect.poll(async () => listPrices(await readPage()), options).toContain(price)
}

async function expectNoPrice(price: string, options = soon): Promise<void> {
  await expect.poll(async () => listPrices(await readPage()), options).not.toContain(price)
}

async function readPage(): Promise<string> {
  return (await ask(`/en-us/products/${product.handle}`)).body
}

/** What the newest product's card says on the list of all. */
async function readCard(): Promise<string> {
  const { body } = await ask('/en-us/categories/all')
  return body.split('<article').find((card) => card.includes(`/products/${product.handle}"`)) ?? ''
}

function listPrices(page: string): string[] {
  return page.replace(/<!-- -->/g, '').match(/\$\d+\.\d\d/g) ?? []
}

/** `in-stock`, `sold-out` and their like. */
async function readStock(): Promise<string | null | undefined> {
  return parseHtml(await readPage())
    .querySelector('[data-state]')
    ?.getAttribute('data-state')
}

function requireVariant(): string {
  const [variant] = product.variants
  if (!variant) throw new Error('the product has no variant')
  return variant.id
}

async function startSale(amount: number, dates: { starts_at?: Date; ends_at?: Date } = {}): Promise<string> {
  const { price_list: list } = await admin.call<{ price_list: { id: string } }>('POST', '/admin/price-lists', {
    name: product.handle,
    description: 'A test',
    type: 'sale',
    status: 'active',
    prices: [{ variant_id: requireVariant(), currency_code: 'usd', amount }],
    ...dates,
  })
  return list.id
}

test('a variant’s new price shows soon', async () => {
  const prices = [{ currency_code: 'usd', amount: 2345 }]
  await admin.call('POST', `/admin/products/${product.id}/variants/${requireVariant()}`, { prices })
  await expectPrice('$23.45')
})

test('a list shows a new price and a sale soon, and a withdrawn product no longer', async () => {
  const readPrices = async () => listPrices(await readCard())
  await expect.poll(readPrices, { timeout: 15_000 }).toEqual(['$20.00'])
  const prices = [{ currency_code: 'usd', amount: 2345 }]
  await admin.call('POST', `/admin/products/${product.id}/variants/${requireVariant()}`, { prices })
  await expect.poll(readPrices, soon).toEqual(['$23.45'])
  await startSale(1500)
  await expect.poll(readPrices, soon).toContain('$15.00')
  await admin.setStatus(product.id, 'draft')
  await expect.poll(readCard, soon).toBe('')
})

test('a sale shows soon after its making, its change and its end', async () => {
  const list = await startSale(1500)
  await expectPrice('$15.00')
  const cheaper = [{ variant_id: requireVariant(), currency_code: 'usd', amount: 1200 }]
  await admin.call('POST', `/admin/price-lists/${list}/prices/batch`, { prices: cheaper, override: true })
  await expectPrice('$12.00')
  await admin.call('DELETE', `/admin/price-lists/${list}`)
  await expectNoPrice('$12.00')
})

test('a sale shows when its time comes, and no longer when its time is over', async () => {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)
  const starts = inSeconds(3)
  const ends = inSeconds(12)
  await startSale(1100, { starts_at: starts, ends_at: ends })
  await expectPrice('$11.00', { ...soon, timeout: ends.getTime() - Date.now() })
  expect(Date.now()).toBeGreaterThan(starts.getTime())
  await expectNoPrice('$11.00', { ...soon, timeout: ends.getTime() - Date.now() + soon.timeout })
  expect(Date.now()).toBeGreaterThan(ends.getTime())
})

test('what is sold out soon says so', async () => {
  expect(await readStock()).toBe('in-stock')
  await admin.setStock(product.id, requireVariant(), 0)
  await expect.poll(readStock, soon).toBe('sold-out')
})

test('a product that is withdrawn is soon gone, and back as soon', async () => {
  const status = async () => (await ask(`/en-us/products/${product.handle}`)).status
  await admin.setStatus(product.id, 'draft')
  // 410 where the backend had the time to note it
  await expect.poll(async () => [404, 410].includes(await status()), soon).toBe(true)
  await admin.setStatus(product.id, 'published')
  await expect.poll(status, soon).toBe(200)
})
