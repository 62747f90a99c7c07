import { ask } from '../../support/ask'
import { deliver, signDelivery } from '../../support/catalogue-hook'
import { startStorefront } from '../../support/storefront'
import { expect, test } from '../../support/test'

test('a page that is kept shows a new price within five seconds, nobody waits for it, and what is gone is gone', async ({
  admin,
}) => {
  test.setTimeout(90_000)
  // of its own: the plugin tells the shop under test alone
  const shop = await startStorefront()
  const { id, handle, variants } = await admin.createProduct({
    title: 'Kept',
    stock: { One: 10 },
    prices: { usd: 2000 },
  })
  const tell = (more = {}) => deliver(signDelivery([{ kind: 'product', id, handle, ...more }]), shop.url)
  const seen = async () => {
    const { status, headers, body } = await ask(`/en-us/products/${handle}`, { at: shop.url })
    const [price] = body.replaceAll('<!-- -->', '').match(/\$\d+\.\d\d/) ?? []
    return { status, price, isKept: headers.age !== undefined }
  }
  try {
    await expect.poll(seen, { timeout: 20_000 }).toEqual({ status: 200, price: '$20.00', isKept: true })
    const prices = [{ currency_code: 'usd', amount: 2345 }]
    await admin.call('POST', `/admin/products/${id}/variants/${variants[0]?.id}`, { prices })
    expect(await seen(), 'nobody has told the shop').toMatchObject({ price: '$20.00', isKept: true })
    await tell()
    expect(await seen(), 'what was is shown meanwhile').toMatchObject({ status: 200, isKept: true })
    await expect
      .poll(seen, { timeout: 5_000, intervals: [100] })
      .toEqual({ status: 200, price: '$23.45', isKept: true })

    await admin.call('DELETE', `/admin/products/${id}`)
    await tell({ gone: true })
    expect((await seen()).status).toBe(410)
  } finally {
    await shop.stop()
  }
})
