import { findFreePort } from '../../../scripts/ports.mjs'
import { startVarnish } from '../../../scripts/varnish.mjs'
import { ask } from '../../support/ask'
import { deliver, signDelivery } from '../../support/catalogue-hook'
import { startStorefront } from '../../support/storefront'
import { expect, test } from '../../support/test'

test('Varnish answers for the shop, shows what has changed within five seconds, and what it has while the shop is away', async ({
  admin,
}) => {
  test.setTimeout(120_000)
  const { id, handle } = await admin.createProduct({ title: 'Before', stock: { One: 1 }, prices: { usd: 1000 } })
  const [port, shopPort] = [await findFreePort(), await findFreePort()]
  const at = `http://127.0.0.1:${port}`
  // as shoppers see it
  const env = { PUBLIC_URL: at, EDGE: 'varnish', EDGE_PURGE_URL: at, TRUST_PROXY: 'loopback' }
  const shop = await startStorefront({ port: shopPort, env })
  const varnish = await startVarnish({ port, shop: shopPort })
  async function read(headers: Record<string, string> = {}) {
    const { status, headers: said, body } = await ask(`/en-us/products/${handle}`, { at, headers })
    // two numbers where it was in the cache: of this request, and of the one that brought it
    const isKept = String(said['x-varnish']).includes(' ')
    return { status, title: /<title>(\w+)/.exec(body)?.[1], isKept, isStyled: body.includes('<style>'), said }
  }
  try {
    await expect.poll(read).toMatchObject({ status: 200, title: 'Before', isKept: true })
    expect((await read()).said).not.toHaveProperty('xkey')
    expect(await read({ 'Sec-Fetch-Site': 'cross-site' })).toMatchObject({ isKept: false, isStyled: true })
    expect(await read({ 'Sec-Fetch-Site': 'none' })).toMatchObject({ isKept: true, isStyled: true })
    expect(await read({ 'Sec-Fetch-Site': 'same-origin', ECT: '4g' })).toMatchObject({ isKept: true, isStyled: false })
    expect(await read({ Cookie: 'own=1' })).toMatchObject({ isKept: false })

    await admin.call('POST', `/admin/products/${id}`, { title: 'After' })
    expect(await read(), 'nobody has told the shop').toMatchObject({ title: 'Before', isKept: true })
    expect((await deliver(signDelivery([{ kind: 'product', id, handle }]), shop.url)).status).toBe(204)
    await expect.poll(read, { timeout: 5_000 }).toMatchObject({ title: 'After' })
    await expect.poll(read).toMatchObject({ title: 'After', isKept: true })

    await shop.stop()
    expect(await read()).toMatchObject({ status: 200, title: 'After', isKept: true })
  } finally {
    await varnish.stop()
    await shop.stop()
  }
})
