import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { ask } from '../../support/ask'
import { deliver, signDelivery } from '../../support/catalogue-hook'
import { startStorefront } from '../../support/storefront'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'

const pages = [
  '/en-us',
  '/en-us/categories/all',
  '/en-us/categories/kitchen',
  '/en-us/products/kumo-mug',
  '/en-us/pages/terms',
  '/en-us/cart',
]

test('a page costs few backend calls for ten visitors at once and none after them, beside the index that is read ahead', async ({}, testInfo) => {
  test.setTimeout(120_000)
  const logFile = testInfo.outputPath('shop.log')
  // of its own: others count nothing, none reads ahead, and they keep pages
  const env = { LOG_LEVEL: 'debug', CATALOGUE_READ_AHEAD: 'on', PAGE_CACHE_MB: '0' }
  const shop = await startStorefront({ env, logFile })
  const countCalls = async () => (await readFile(logFile, 'utf8')).split('"commerce call"').length - 1
  const purge = async () => (await deliver(signDelivery([{ kind: 'everything' }]), shop.url)).status
  const counts: Record<string, number> = {}
  async function visit(page: string): Promise<number> {
    const before = await countCalls()
    expect((await ask(page, { at: shop.url })).status).toBe(200)
    return (await countCalls()) - before
  }
  try {
    await expect.poll(async () => (await ask('/readyz', { at: shop.url })).status, { timeout: 60_000 }).toBe(200)
    const started = await countCalls()
    // other tests add products meanwhile, and take theirs away
    let productCount = await count('products')
    for (const page of pages) {
      expect(await purge()).toBe(204)
      const before = await countCalls()
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask(page, { at: shop.url })))
      expect(
        answers.map(({ status }) => status),
        page,
      ).toEqual(Array(10).fill(200))
      // the index is read anew behind the page, and then a visit costs nothing
      await expect.poll(() => visit(page), `${page}, warm`).toBe(0)
      counts[page] = (await countCalls()) - before
      productCount = Math.max(productCount, await count('products'))
    }
    console.table({ start: started, ...counts })
    const regionCount = await count('regions')
    // all products 100 at a time, their prices in a region 50 at a time, and what those on sale of these cost before
    const rowCalls = Math.ceil(productCount / 100)
    const offerCalls = 2 * Math.ceil(productCount / 50)
    // the regions, the categories and what asks whether the shop is ready
    expect(started, 'start').toBeLessThan(rowCalls + regionCount * offerCalls + 20)
    for (const [page, cold] of Object.entries(counts)) {
      // twice where a purge has come while the index was being read
      expect(cold, `${page}, cold`).toBeLessThan(2 * (rowCalls + offerCalls) + 10)
    }
  } finally {
    await shop.stop()
  }
})

async function count(what: 'products' | 'regions'): Promise<number> {
  const url = new URL(`/store/${what}?limit=1&fields=id`, readWorld('MEDUSA_URL'))
  return z.object({ count: z.number() }).parse(await (await fetch(url)).json()).count
}
