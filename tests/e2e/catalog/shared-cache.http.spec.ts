import { ask } from '../../support/ask'
import { deliver, signDelivery } from '../../support/catalogue-hook'
import { expect, test } from '../../support/test'

test('a delivery to one process changes the page of the other, and counts for both', async ({
  admin,
  sharingShops: { shops, stopRedis },
}) => {
  const product = await admin.createProduct({ title: 'Shared', stock: { One: 1 }, prices: { usd: 1000 } })
  const readTitles = () =>
    Promise.all(
      shops.map(async ({ url }) => {
        const { body } = await ask(`/en-us/products/${product.handle}`, { at: url })
        return /<title>(\w+)/.exec(body)?.[1]
      }),
    )
  await expect.poll(readTitles).toEqual(['Shared', 'Shared'])
  await admin.call('POST', `/admin/products/${product.id}`, { title: 'Renamed' })
  expect(await readTitles(), 'the plugin posts to the shop under test only').toEqual(['Shared', 'Shared'])
  const delivery = signDelivery([{ kind: 'product', id: product.id, handle: product.handle }])
  expect((await deliver(delivery, shops[0].url)).status).toBe(204)
  await expect.poll(readTitles, { timeout: 5000 }).toEqual(['Renamed', 'Renamed'])
  expect((await deliver(delivery, shops[1].url)).status).toBe(409)
  await stopRedis()
  expect((await deliver(signDelivery([{ kind: 'everything' }]), shops[0].url)).status).toBe(503)
  expect(await readTitles()).toEqual(['Renamed', 'Renamed'])
})
