import { expect, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { ask } from '../support/ask'
import { startStorefront } from '../support/storefront'
import { readWorld } from '../support/world'

const pages = [
  '/en-us',
  '/en-us/categories/all',
  '/en-us/categories/kitchen',
  '/en-us/products/kumo-mug',
  '/en-us/pages/terms',
  '/en-us/cart',
]

test('a page costs few backend calls for ten visitors at once and none after them, beside the index that is read ahead', async ({}, testInfo) => {
  test.setTimeout(180_000) // six shops
  const counts: Record<string, { started: number; cold: number; warm: number }> = {}
  for (const page of pages) {
    const logFile = testInfo.outputPath(`shop-${pages.indexOf(page)}.log`)
    const shop = await startStorefront({ env: { LOG_LEVEL: 'debug' }, logFile })
    const countCalls = async () => (await readFile(logFile, 'utf8')).split('"commerce call"').length - 1
    try {
      await expect.poll(async () => (await ask('/readyz', { at: shop.url })).status, { timeout: 30_000 }).toBe(200)
      const started = await countCalls()
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask(page, { at: shop.url })))
      expect(
        answers.map(({ status }) => status),
        page,
      ).toEqual(Array(10).fill(200))
      const cold = await countCalls()
      expect((await ask(page, { at: shop.url })).status).toBe(200)
      counts[page] = { started, cold: cold - started, warm: (await countCalls()) - cold }
    } finally {
      await shop.stop()
    }
  }
  console.table(counts)
  const [productCount, regionCount] = await Promise.all([count('products'), count('regions')])
  // all products 100 at a time, and their prices in each region 50 at a time
  const indexCalls = Math.ceil(productCount / 100) + regionCount * Math.ceil(productCount / 50)
  for (const [page, { started, cold, warm }] of Object.entries(counts)) {
    // others may have added products meanwhile; the regions, the categories and what asks whether the shop is ready
    expect(started, `${page}, start`).toBeLessThan(indexCalls + 20)
    expect(cold, `${page}, cold`).toBeLessThan(10)
    expect(warm, `${page}, warm`).toBe(0)
  }
})

async function count(what: 'products' | 'regions'): Promise<number> {
  const url = new URL(`/store/${what}?limit=1&fields=id`, readWorld('MEDUSA_URL'))
  return z.object({ count: z.number() }).parse(await (await fetch(url)).json()).count
}
