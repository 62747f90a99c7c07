import { type Admin, type AdminProduct } from '../../support/admin'
import { ask } from '../../support/ask'
import { startSale } from '../../support/catalogue-admin'
import { expect, test } from '../../support/shop'

const soon = { timeout: 20_000, intervals: [100] }

test('a draft that is published into a sale announces no percentage, since nobody was offered the price before', async ({
  admin,
}) => {
  const product = await makeDraft(admin)
  await startSale(admin, listVariantIds(product), { currency: 'usd', amount: 1500 })
  await admin.setStatus(product.id, 'published')
  await expect.poll(() => readPage(product), soon).toContain('$15.00')
  const page = await readPage(product)
  expect(page).not.toMatch(/\d% off/)
  expect(page).not.toContain('before the sale: $')
})

test('one that was offered before its sale names the lowest price of 30 days, and the percentage from it', async ({
  admin,
}) => {
  const product = await makeDraft(admin)
  await admin.setStatus(product.id, 'published')
  await startSale(admin, listVariantIds(product), { currency: 'usd', amount: 1500 })
  await expect.poll(() => readPage(product), soon).toContain('25% off')
  expect(await readPage(product)).toContain('Lowest price in the 30 days before the sale: $20.00')
})

function makeDraft(admin: Admin): Promise<AdminProduct> {
  return admin.createProduct({ title: 'Drafted soap', stock: { One: 10 }, prices: { usd: 2000 }, status: 'draft' })
}

function listVariantIds({ variants }: AdminProduct): string[] {
  return variants.map(({ id }) => id)
}

async function readPage({ handle }: AdminProduct): Promise<string> {
  return (await ask(`/en-us/products/${handle}`)).body.replace(/<!-- -->/g, '')
}
