import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { findFreePort } from '../../../scripts/ports.mjs'
import { ask } from '../../support/ask'
import { startStorefront } from '../../support/storefront'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'

interface Counts {
  formats: string[]
  markdown: number
  encoded: number
  routes: number
  streamed: number
}

const counter = fileURLToPath(new URL('../../support/count-work.mjs', import.meta.url))

/** A shop that counts what its pages make anew. */
async function startCounted() {
  const port = await findFreePort()
  const command = ['--import', counter, join(readWorld('VITRINE_BUILD_DIRECTORY'), 'server.mjs')]
  // each page is made
  const env = { COUNT_PORT: String(port), CATALOGUE_READ_AHEAD: 'on', PAGE_CACHE_MB: '0' }
  const shop = await startStorefront({ command, env })
  // some products have an address of their own in each language, which others lead to
  async function readPage(path: string): Promise<void> {
    const answer = await fetch(shop.url + path)
    expect(answer.status, path).toBe(200)
    await answer.text()
  }
  async function takeCounts(): Promise<Counts> {
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    return (await answer.json()) as Counts
  }
  return { ...shop, readPage, takeCounts }
}

const pages = ['', '/categories/all', '/products/arc-bookends']

test('a page that has been read before makes nothing anew that every page could share', async () => {
  const shop = await startCounted()
  try {
    await expect.poll(async () => (await ask('/readyz', { at: shop.url })).status, { timeout: 60_000 }).toBe(200)
    const first = await shop.takeCounts()
    expect(first.formats.length, 'the counter counts').toBeGreaterThan(0)
    for (const locale of ['en-us', 'de-at', 'ar-kw', 'ja-jp']) {
      for (const page of pages) {
        const path = `/${locale}${page}`
        for (let visit = 0; visit < 2; visit += 1) await shop.readPage(path)
        await shop.takeCounts()
        await shop.readPage(path)
        const { routes, ...others } = await shop.takeCounts()
        expect.soft(others, path).toEqual({ formats: [], markdown: 0, encoded: 0, streamed: 0 })
        // the page's own and what it lies in, three times, of a table of seventy
        expect.soft(routes, path).toBeLessThan(30)
      }
    }
    await shop.readPage('/en-us/pages/terms')
    expect((await shop.takeCounts()).markdown, 'it counts Markdown').toBeGreaterThan(0)
    await shop.readPage('/en-us/products/arc-bookends.data')
    const { encoded, routes } = await shop.takeCounts()
    expect(encoded, 'it counts what is encoded').toBeGreaterThan(0)
    expect(routes, 'it counts routes').toBeGreaterThan(0)
  } finally {
    await shop.stop()
  }
})
