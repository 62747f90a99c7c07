import { ask } from '../../support/ask'
import { createPlace, removePlaces, toPath } from '../../support/places'
import { expect, test } from '../../support/test'

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

test.afterEach(({ admin }) => removePlaces(admin))

test('a new product’s handles lead to it before any list has it', async ({ admin, otherShop: shop }) => {
  // nobody tells this shop of changes, so its lists stay as they are for a minute
  await ask('/en-us/categories/all', { at: shop.url })
  const product = await createPlace(admin, 'product')
  const [english, german] = [`/en-us/${toPath(product, 'en')}`, `/de-de/${toPath(product, 'de')}`]
  for (const path of [english, german]) expect((await ask(path, { at: shop.url })).status, path).toBe(200)
  const moved = await ask(`/de-de/${toPath(product, 'en')}?a=b`, { at: shop.url })
  expect([moved.status, moved.headers.location]).toEqual([301, `${german}?a=b`])
})

test('what has left the shop is in no sitemap', async ({ admin }) => {
  test.setTimeout(120_000)
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

test('a backend that remembers no handles is not asked for any, and all else is as it was', async ({
  admin,
  plainShop,
}) => {
  const { url: at, backend } = plainShop
  for (const [index, kind] of ['products', 'categories', 'collections', 'products'].entries()) {
    const path = `/en-us/${kind}/nope-${index}`
    expect((await ask(path, { at })).status, path).toBe(404)
  }
  const { handle } = await admin.createProduct({ title: 'Plain', stock: { One: 1 }, prices: { usd: 100 } })
  expect((await ask(`/en-us/products/${handle}`, { at })).status).toBe(200)
  expect(backend.countCalls('/store/vitrine/handles/')).toBe(0)
})
