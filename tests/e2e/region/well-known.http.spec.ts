import { startHttpShopper } from '../../support/http-shopper'
import { expect, test } from '../../support/shop'

test('addresses that people and programs try lead to what they mean', async ({ otherShop }) => {
  const { browser } = await startHttpShopper()
  const ask = async (path: string) => {
    const answer = await browser.get(path, { maxRedirects: 0, headers: { 'Accept-Language': 'de-AT' } })
    return { status: answer.status(), location: answer.headers().location, text: await answer.text() }
  }
  expect(await ask('/EN-DE/cart?x=1')).toMatchObject({ status: 301, location: '/en-de/cart?x=1' })
  expect(await ask('/EN-XYZ')).toMatchObject({ status: 404 })
  expect(await ask('/.well-known/change-password')).toMatchObject({ status: 302 })
  expect((await ask('/.well-known/change-password')).location).toMatch(/^\/de-[a-z]{2}\/account\/profile$/)
  expect((await ask('/collections?x=1')).location).toMatch(/^\/de-[a-z]{2}\/collections\?x=1$/)
  const collections = await ask('/en-de/collections')
  expect(collections.status).toBe(200)
  expect(collections.text).toContain('href="/en-de/collections/')
  expect((await ask('/favicon.ico')).status).toBe(200)
  expect((await ask('/.well-known/security.txt')).status, 'nobody is named').toBe(404)
  const named = await fetch(new URL('/.well-known/security.txt', otherShop.url))
  expect(named.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await named.text()).toContain('Contact: mailto:security@shop.example\n')
})
