import { ask } from '../../support/ask'
import { deliver, signDelivery } from '../../support/catalogue-hook'
import { parseHtml } from '../../support/html'
import { message } from '../../support/messages'
import { expect, test } from '../../support/test'

test.describe.configure({ timeout: 120_000 })

test('a product that nobody has opened before the backend went away is shown as lists know it', async ({
  admin,
  faultyShop: shop,
}) => {
  const title = 'Unopened vase'
  const prices = { eur: 3900, usd: 4200 }
  const { handle } = await admin.createProduct({ title, stock: { Small: 3, Large: 3 }, prices })
  const read = async (path: string) => {
    const { status, headers, body } = await ask(`/en-us/${path}`, { at: shop.url })
    return { status, caching: headers['cache-control'], main: parseHtml(body).querySelector('main'), body }
  }
  await deliver(signDelivery([{ kind: 'everything' }]), shop.url)
  await expect.poll(async () => (await read('categories/all')).body, { timeout: 30_000 }).toContain(handle)

  const path = `products/${handle}`
  for (const fail of [() => shop.backend.cut(), () => shop.backend.hang()]) {
    await fail()
    const { status, caching, main } = await read(path)
    expect([status, caching]).toEqual([200, 'no-store'])
    expect(main?.querySelector('h1')?.textContent).toBe(title)
    expect(main?.querySelector('.offer')?.textContent).toContain('$42.00')
    expect(main?.querySelector('.notice')?.textContent).toContain(message('en', 'catalog:brief'))
    expect(main?.querySelector('form')).toBeNull()
    expect(main?.querySelector('a.button')?.getAttribute('href')).toBe(`/en-us/${path}`)
    const ahead = await ask(`/en-us/${path}.data`, { at: shop.url, headers: { 'Sec-Purpose': 'prefetch' } })
    expect(ahead.status, 'nobody has asked for it yet').toBe(204)
    expect((await read('products/never-in-any-list')).status).toBe(503)
    await shop.backend.restore()
  }
  const { main } = await read(path)
  expect(main?.querySelector('form')).not.toBeNull()
  expect(main?.textContent).not.toContain(message('en', 'catalog:brief'))
})
