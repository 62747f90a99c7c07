import { expect, browserTest as test } from '../../support/shop'
import { message } from '../../support/messages'
import { startHttpShopper } from '../../support/http-shopper'
import { ask } from '../../support/ask'
import { findVariant, makeMug } from '../cart/cart-steps'

test.use({ locale: 'de-AT' })

const offered = message('de', 'common:language-offer.link')
const dismissal = message('de', 'common:language-offer.dismiss')

test('a shared page offers the browser’s language over itself, leads to the same page, and remembers a no', async ({
  page,
}) => {
  await page.goto('/en-de/cart?from=offer')
  const offer = page.getByRole('link', { name: offered })
  const before = await page.getByRole('heading', { level: 1 }).boundingBox()
  await expect(offer).toBeVisible()
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before)
  await expect(offer).toHaveAttribute('href', '/de-de/cart?from=offer')
  await offer.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(offer).toHaveCount(0)

  await page.goto('/fr-de/cart')
  await page.getByRole('button', { name: dismissal }).click()
  await expect(offer).toHaveCount(0)
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContainEqual(expect.stringContaining('preferences'))
  await page.goto('/en-de/cart', { waitUntil: 'networkidle' })
  await expect(offer).toHaveCount(0)
})

test('a page of one visitor has the offer in its HTML, and a form takes it away', async ({ admin }) => {
  const mug = await makeMug(admin, 'Mug of another tongue')
  const { add, browser } = await startHttpShopper()
  const headers = { 'Accept-Language': 'de-AT, en;q=0.5' }
  await add(findVariant(mug, 'Small').id)
  const read = async () => (await browser.get('cart?x=1', { headers })).text()
  const link = /<aside class="language-offer"[^>]*lang="de-DE".*?href="([^"]+)"/s.exec(await read())?.[1]
  expect(link).toBe('/de-de/cart?x=1')
  const answer = await browser.post('/preferences', { form: { declinesLanguages: 'on', returnTo: '/en-de/cart?x=1' } })
  expect(new URL(answer.url()).pathname).toBe('/en-de/cart')
  expect(await read()).not.toContain(offered)
  await browser.dispose()
})

test('a page that a cache may share is the same for readers of every language', async () => {
  const answers = await Promise.all(
    ['de', 'en', 'ja'].map((language) => ask('/en-us/pages/imprint', { headers: { 'Accept-Language': language } })),
  )
  for (const { headers } of answers) expect(headers.vary).not.toMatch(/Accept-Language/i)
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
})
