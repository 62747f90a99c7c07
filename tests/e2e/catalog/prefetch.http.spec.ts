import { createHash } from 'node:crypto'
import { speculationRules } from '../../../app/browsable'
import { ask } from '../../support/ask'
import { readText } from '../../support/html'
import { startHttpShopper } from '../../support/http-shopper'
import { message } from '../../support/messages'
import { expect, test } from '../../support/test'
import { findVariant, makeMug } from '../cart/cart-steps'

const ahead = { 'Sec-Purpose': 'prefetch' }

test('pages of the catalogue carry speculation rules that their policy admits; no other page does, nor a light one', async () => {
  const home = await ask('/en-us')
  expect(home.body).toContain(`<script type="speculationrules">${speculationRules}</script>`)
  const hash = createHash('sha256').update(speculationRules).digest('base64')
  expect(home.headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  for (const path of ['/en-us/cart', '/en-us/search', '/en-us/checkout', '/en-us/orders/look-up', '/api/auth/signin'])
    expect((await ask(path)).body, path).not.toContain('speculationrules')
  expect((await ask('/en-us', { headers: { 'Save-Data': 'on' } })).body).not.toContain('<script')
})

test('what may change something is not fetched ahead', async () => {
  for (const path of ['/en-us/cart', '/en-us/checkout/review.data', '/en-us/discount/WELCOME10', '/api/auth/signout']) {
    const { status, headers, body } = await ask(path, { headers: ahead })
    expect([status, headers['cache-control'], body], path).toEqual([503, 'no-store', ''])
  }
})

test('data that cannot be had ahead is no failure that a browser tells of, and is asked for anew', async ({
  admin,
  faultyShop: shop,
}) => {
  const mug = await makeMug(admin, 'Mug out of reach')
  await shop.backend.cut()
  const path = `/en-de/products/${mug.handle}.data`
  const early = await ask(path, { at: shop.url, headers: ahead })
  expect([early.status, early.headers['cache-control'], early.body]).toEqual([204, 'no-store', ''])
  expect((await ask(path, { at: shop.url })).status).toBe(503)
  await shop.backend.restore()
  expect((await ask(path, { at: shop.url })).status).toBe(200)
})

test('a page that is fetched ahead sets no cookie and leaves its message to the page that is looked at', async ({
  admin,
}) => {
  const mug = await makeMug(admin, 'Mug ahead of time')
  const { browser } = await startHttpShopper()
  const title = message('en', 'common:punctuation.choice', { title: mug.title, choice: 'Small' })
  const words = message('en', 'cart:done.added', { title, count: 1 })
  const page = `products/${mug.handle}`
  const form = { intent: 'add', variantId: findVariant(mug, 'Small').id, quantity: '1', returnTo: `/en-de/${page}` }
  expect((await browser.post('cart', { form, maxRedirects: 0 })).status()).toBe(303)
  const early = await browser.get(page, { headers: ahead })
  expect(early.status()).toBe(200)
  expect(early.headers()['set-cookie']).toBeUndefined()
  expect(await early.text()).not.toContain(words)
  const seen = await browser.get(page)
  expect(seen.headers()['set-cookie']).toContain('flash_')
  expect(readText(await seen.text())).toContain(words)
})
