import { expect, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { ask } from '../support/ask'
import { startStorefront } from '../support/storefront'
import { readWorld } from '../support/world'

const productsUrl = new URL('/store/products?limit=1&fields=id', readWorld('MEDUSA_URL'))

const pages = [
  '/en-us',
  '/en-us/categories/all',
  '/en-us/categories/kitchen',
  '/en-us/products/kumo-mug',
  '/en-us/pages/terms',
  '/en-us/cart',
]

test('a page out of a warm cache costs no backend call, and a cold one no more for ten visitors than for one', async ({}, testInfo) => {
  test.setTimeout(180_000) // six shops
  const counts: Record<string, { cold: number; warm: number }> = {}
  for (const page of pages) {
    const logFile = testInfo.outputPath(`shop-${pages.indexOf(page)}.log`)
    const shop = await startStorefront({ env: { LOG_LEVEL: 'debug' }, logFile })
    // starting it has asked for `/`, which reads the regions
    const countCalls = async () => (await readFile(logFile, 'utf8')).split('"commerce call"').length - 1
    try {
      const started = await countCalls()
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask(page, { at: shop.url })))
      expect(
        answers.map(({ status }) => status),
        page,
      ).toEqual(Array(10).fill(200))
      const cold = await countCalls()
      expect((await ask(page, { at: shop.url })).status).toBe(200)
      counts[page] = { cold: cold - started, warm: (await countCalls()) - cold }
    } finally {
      await shop.stop()
    }
  }
  console.table(counts)
  // the index reads all products and all offers, 25 at a time
  const { count } = z.object({ count: z.number() }).parse(await (await fetch(productsUrl)).json())
  const indexCalls = 2 * Math.ceil(count / 25)
  for (const [page, { warm, cold }] of Object.entries(counts)) {
    expect(warm, `${page}, warm`).toBe(0)
    expect(cold, `${page}, cold`).toBeLessThan(10 + indexCalls)
  }
})
