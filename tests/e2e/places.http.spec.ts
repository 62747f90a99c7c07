import { expect, test } from '@playwright/test'
import { createAdmin } from '../support/admin'
import { ask } from '../support/ask'
import { answerJson, startFaultServer } from '../support/fault-server'
import { createPlace, removePlaces, toPath } from '../support/places'
import { startStorefront } from '../support/storefront'
import { readWorld } from '../support/world'

const moves = [
  [
    '/de-at/products/kumo-mug?variant=variant_1&utm_source=mail',
    '/de-at/products/kumo-becher?variant=variant_1&utm_source=mail',
  ],
  ['/en-us/products/kumo-becher', '/en-us/products/kumo-mug'],
  ['/de-de/categories/home?page=2', '/de-de/categories/wohnen?page=2'],
  ['/en-us/categories/wohnen', '/en-us/categories/home'],
  ['/de-de/collections/harbour', '/de-de/collections/hafen'],
  ['/en-gb/collections/hafen', '/en-gb/collections/harbour'],
] as const

test('another language’s handle leads to the one of this language for good, its query kept', async () => {
  for (const [from, to] of moves) {
    const { status, headers } = await ask(from)
    expect({ status, location: headers.location }, from).toEqual({ status: 301, location: to })
    expect((await ask(to)).status, to).toBe(200)
  }
})

test.afterEach(async () => removePlaces(await createAdmin()))

test('a new product’s handles lead to it before any list has it', async () => {
  const admin = await createAdmin()
  // nobody tells this shop of changes, so its lists stay as they are for a minute
  const shop = await startStorefront()
  try {
    await ask('/en-us/products/kumo-mug', { at: shop.url })
    const product = await createPlace(admin, 'product')
    const [english, german] = [`/en-us/${toPath(product, 'en')}`, `/de-de/${toPath(product, 'de')}`]
    for (const path of [english, german]) expect((await ask(path, { at: shop.url })).status, path).toBe(200)
    const moved = await ask(`/de-de/${toPath(product, 'en')}?a=b`, { at: shop.url })
    expect([moved.status, moved.headers.location]).toEqual([301, `${german}?a=b`])
  } finally {
    await shop.stop()
  }
})

test('what has left the shop is in no sitemap', async () => {
  test.setTimeout(120_000)
  const admin = await createAdmin()
  const places = [await createPlace(admin, 'product'), await createPlace(admin, 'category')]
  const listed = async () => {
    const files = (await ask('/sitemap.xml')).body.match(/\/sitemaps\/(products|categories)-\d+\.xml/g) ?? []
    const bodies = await Promise.all(files.map(async (file) => (await ask(file)).body))
    return places.map((place) => bodies.some((body) => body.includes(toPath(place, 'en'))))
  }
  const soon = { timeout: 20_000 }
  await expect.poll(listed, soon).toEqual([true, true])
  for (const { adminPath } of places) await admin.call('DELETE', adminPath)
  await expect.poll(listed, soon).toEqual([false, false])
})

test('a backend that remembers no handles is asked once, and all else is as it was', async () => {
  const admin = await createAdmin()
  let asked = 0
  const plain = await startFaultServer(async ({ url }, response) => {
    if (url.startsWith('/store/vitrine/handles/')) {
      asked += 1
      response.writeHead(404).end('Cannot GET')
      return
    }
    const answer = await fetch(new URL(url, readWorld('MEDUSA_URL')))
    answerJson(response, await answer.json(), answer.status)
  })
  const shop = await startStorefront({ env: { MEDUSA_URL: plain.url } })
  try {
    for (const kind of ['products', 'categories', 'collections', 'products']) {
      const path = `/en-us/${kind}/nope-${asked}`
      expect((await ask(path, { at: shop.url })).status, path).toBe(404)
    }
    const { id, handle } = await admin.createProduct({ title: 'Plain', stock: { One: 1 }, prices: { usd: 100 } })
    expect((await ask(`/en-us/products/${handle}`, { at: shop.url })).status).toBe(200)
    await admin.deleteProduct(id)
    expect(asked).toBe(1)
  } finally {
    await shop.stop()
    await plain.close()
  }
})
