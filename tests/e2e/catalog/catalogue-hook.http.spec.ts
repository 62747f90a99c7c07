import { readFile } from 'node:fs/promises'
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

test('what has changed is read again before the next visitor comes, and what is gone nobody sees for a moment longer', async ({
  admin,
}, testInfo) => {
  test.setTimeout(90_000)
  const logFile = testInfo.outputPath('shop.log')
  // of its own: the plugin posts to the shop under test only
  const shop = await startStorefront({ env: { LOG_LEVEL: 'debug' }, logFile })
  const { id, handle } = await admin.createProduct({ title: 'Before', stock: { One: 1 }, prices: { usd: 1000 } })
  const change = { kind: 'product', id, handle }
  const tell = async (more = {}) => (await deliver(signDelivery([{ ...change, ...more }]), shop.url)).status
  const countCalls = async () => (await readFile(logFile, 'utf8')).split('"commerce call"').length - 1
  async function read() {
    const { status, body } = await ask(`/en-us/products/${handle}`, { at: shop.url })
    return { status, title: /<title>(\w+)/.exec(body)?.[1] }
  }
  async function untilQuiet(): Promise<number> {
    const calls = await countCalls()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    return (await countCalls()) === calls ? calls : untilQuiet()
  }
  try {
    await expect.poll(read).toEqual({ status: 200, title: 'Before' })
    await admin.call('POST', `/admin/products/${id}`, { title: 'After' })
    const before = await untilQuiet()
    expect(await tell()).toBe(204)
    await expect.poll(countCalls).toBeGreaterThan(before)
    const calls = await untilQuiet()
    expect(await read()).toEqual({ status: 200, title: 'After' })
    expect(await countCalls(), 'the visitor waited for nothing').toBe(calls)

    await admin.call('DELETE', `/admin/products/${id}`)
    expect(await read(), 'nobody has told the shop').toMatchObject({ status: 200 })
    expect(await tell({ gone: true })).toBe(204)
    expect((await read()).status).toBe(410)
  } finally {
    await shop.stop()
  }
})
