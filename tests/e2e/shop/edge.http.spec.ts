import { ask } from '../../support/ask'
import { deliver, signDelivery } from '../../support/catalogue-hook'
import { startFaultServer } from '../../support/fault-server'
import { startStorefront } from '../../support/storefront'
import { expect, test } from '../../support/test'

const product = '/en-us/products/kumo-mug'

test('an edge is told what pages are made of, and to forget what has changed, which the backend does not wait for', async () => {
  let isHanging = true
  const edge = await startFaultServer((_, response) => {
    if (!isHanging) response.end('{}')
  })
  const shop = await startStorefront({
    env: { EDGE: 'cloudflare', EDGE_PURGE_URL: `${edge.url}/purge`, EDGE_TOKEN: 'token' },
  })
  const readTags = async (path: string, headers = {}) =>
    String((await ask(path, { at: shop.url, headers })).headers['cache-tag'] ?? '').split(',')
  try {
    const ofProduct = ['product', 'product:kumo-mug', 'products', 'categories', 'regions']
    expect(await readTags(product)).toEqual(expect.arrayContaining(ofProduct))
    expect(await readTags('/en-us/categories/all')).toEqual(expect.arrayContaining(['products', 'categories']))
    const ofContent = await readTags('/en-us/pages/imprint')
    expect(ofContent).toEqual(expect.arrayContaining(['content', 'categories']))
    expect(ofContent, 'a price takes no page along that has none').not.toContain('products')
    for (const path of ['/en-us/cart', `${product}.data`]) expect(await readTags(path)).toEqual([''])
    const { headers } = await ask(product, { at: shop.url })
    expect(headers['cache-control']).toMatch(/^public,.*, stale-if-error=\d+$/)

    const change = { kind: 'product', id: 'prod_1', handle: 'kumo-mug' }
    expect((await deliver(signDelivery([change]), shop.url)).status).toBe(204)
    await expect.poll(() => edge.received.length).toBe(1)
    expect((await deliver(signDelivery([change]), shop.url)).status, 'the edge still hangs').toBe(204)
    expect(edge.received[0]).toMatchObject({ url: '/purge', headers: { authorization: 'Bearer token' } })
    expect(JSON.parse(edge.received[0]?.body ?? '')).toEqual({ tags: ['products', 'product:kumo-mug'] })
    isHanging = false
  } finally {
    await shop.stop()
    await edge.close()
  }
})

test('a shop without an edge sends nothing that nobody reads', async () => {
  const { headers } = await ask(product)
  expect(headers['cache-control']).not.toContain('stale-if-error')
  for (const name of ['cache-tag', 'surrogate-key', 'xkey']) expect(headers).not.toHaveProperty(name)
})
