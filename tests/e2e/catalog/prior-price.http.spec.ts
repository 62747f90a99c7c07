import { type Admin, type AdminProduct } from '../../support/admin'
import { ask } from '../../support/ask'
import { startSale } from '../../support/catalogue-admin'
import { expect, test } from '../../support/shop'

const soon = { timeout: 20_000, intervals: [100] }

test('a draft that is published into a sale announces no reduction, since nobody was offered the price before', async ({
  admin,
}) => {
  const product = await makeDraft(admin)
  await startSale(admin, listVariantIds(product), { currency: 'usd', amount: 1500 })
  await admin.setStatus(product.id, 'published')
  await expect.poll(() => readPage(product), soon).toContain('$15.00')
  const page = await readPage(product)
  expect(page).not.toMatch(/\d% off/)
  expect(page).not.toContain('before the sale: $')
  expect(page).not.toContain('$20.00')
  await expect.poll(() => readCard(product), soon).toContain('$15.00')
  expect(await readCard(product)).not.toContain('$20.00')
  expect(await readCard(product)).not.toContain('Sale')
  expect(await readSuggestion(product)).toMatchObject({ price: { amount: 1500, prior: null } })
})

test('one that was offered before its sale names the lowest price of 30 days, and the percentage from it', async ({
  admin,
}) => {
  const product = await makeDraft(admin)
  await admin.setStatus(product.id, 'published')
  await startSale(admin, listVariantIds(product), { currency: 'usd', amount: 1500 })
  await expect.poll(() => readPage(product), soon).toContain('25% off')
  expect(await readPage(product)).toContain('Lowest price in the 30 days before the sale: $20.00')
  await expect.poll(() => readCard(product), soon).toContain('$15.00')
  const card = await readCard(product)
  expect(card).toContain('$20.00')
  expect(card).toContain('Sale')
  expect(await readSuggestion(product)).toMatchObject({ price: { amount: 1500, prior: 2000 } })
})

test('a reduction is counted from the lowest price of 30 days wherever it is announced', async ({ admin }) => {
  const product = await makeDraft(admin)
  await admin.setStatus(product.id, 'published')
  for (const amount of [1600, 1200]) await startSale(admin, listVariantIds(product), { currency: 'usd', amount })
  for (const read of [readPage, readCard]) {
    await expect.poll(() => read(product), soon).toContain('$12.00')
    // a list may know the price a moment before it knows what it was
    await expect.poll(() => read(product), soon).toContain('$16.00')
    expect(await read(product)).not.toContain('$20.00')
  }
})

function makeDraft(admin: Admin): Promise<AdminProduct> {
  return admin.createProduct({
    title: `Drafted soap ${crypto.randomUUID().slice(0, 8)}`,
    stock: { One: 10 },
    prices: { usd: 2000 },
    status: 'draft',
  })
}

function listVariantIds({ variants }: AdminProduct): string[] {
  return variants.map(({ id }) => id)
}

/** What the search's list says of the product. */
async function readCard({ handle, title }: AdminProduct): Promise<string> {
  const { body } = await ask(`/en-us/search?q=${encodeURIComponent(title)}`)
  const card = body.split('<article').find((part) => part.includes(`/products/${handle}"`)) ?? ''
  return card.split('</article')[0]?.replace(/<!-- -->/g, '') ?? ''
}

async function readSuggestion({ handle, title }: AdminProduct): Promise<unknown> {
  const input = JSON.stringify({ locale: 'en-us', query: title })
  const { body } = await ask(`/api/trpc/catalog.suggest?${new URLSearchParams({ input })}`)
  const answer = JSON.parse(body) as { result: { data: { products: { handle: string }[] } } }
  return answer.result.data.products.find((product) => product.handle === handle)
}

async function readPage({ handle }: AdminProduct): Promise<string> {
  return (await ask(`/en-us/products/${handle}`)).body.replace(/<!-- -->/g, '')
}
