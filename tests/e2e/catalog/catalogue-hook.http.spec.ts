import { ask } from '../../support/ask'
import { deliver, signDelivery } from '../../support/catalogue-hook'
import { startStorefront } from '../../support/storefront'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'

const changes = [{ kind: 'product', id: 'prod_1', handle: 'no-such-product' }]

test('a signed delivery is taken once', async () => {
  const delivery = signDelivery(changes)
  expect(await deliver(delivery)).toMatchObject({ status: 204, body: '' })
  expect((await deliver(delivery)).status).toBe(409)
  expect((await deliver(signDelivery(changes))).status).toBe(204)
})

test('nobody else can purge', async () => {
  const { body, headers } = signDelivery(changes)
  expect((await deliver({ body, headers: {} })).status).toBe(401)
  expect((await deliver({ body: body.replace('prod_1', 'prod_2'), headers })).status).toBe(401)
  expect((await deliver(signDelivery(changes, { secret: 'x'.repeat(43) }))).status).toBe(401)
})

test('while the secret is changed both count, and no other', async () => {
  const [former, next] = [readWorld('CATALOGUE_HOOK_SECRET'), 'next-'.repeat(8)]
  const shop = await startStorefront({ env: { CATALOGUE_HOOK_SECRET: `${next},${former}` } })
  try {
    const tell = async (secret: string) => (await deliver(signDelivery(changes, { secret }), shop.url)).status
    expect([await tell(former), await tell(next), await tell(`${next},${former}`)]).toEqual([204, 204, 401])
  } finally {
    await shop.stop()
  }
})

test('an old delivery is refused, and so is one from the future', async () => {
  for (const ageMs of [6 * 60_000, -6 * 60_000]) {
    expect((await deliver(signDelivery(changes, { ageMs }))).status).toBe(401)
  }
})

test('what is signed but makes no sense is refused', async () => {
  const senseless = [[], {}, [{ kind: 'weather' }], [{ kind: 'product', handle: 7 }], Array(501).fill(changes[0])]
  for (const wrong of senseless) expect((await deliver(signDelivery(wrong))).status).toBe(400)
})

test('a huge body is refused', async () => {
  const huge = signDelivery([{ kind: 'product', handle: 'x'.repeat(200_000) }])
  expect((await deliver(huge)).status).toBe(413)
})

test('there is nothing to read, and nothing to post beside it', async () => {
  const { body, headers } = signDelivery(changes)
  const get = await ask('/hooks/catalogue')
  expect(get.status).toBe(405)
  expect(get.headers.allow).toBe('POST')
  expect((await ask('/hooks/catalogue', { method: 'PUT', body, headers })).status).toBe(405)
  expect((await ask('/hooks/catalogue.data', { method: 'POST', body, headers })).status).toBe(403)
})

test('a shop without the secret has no such address', async ({ bareShop }) => {
  expect((await deliver(signDelivery(changes), bareShop.url)).status).toBe(404)
})
