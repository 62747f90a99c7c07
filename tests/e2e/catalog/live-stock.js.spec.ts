import { type Page } from '@playwright/test'
import { type AdminProduct } from '../../support/admin'
import { measureLoad } from '../../support/budgets'
import { expect, browserTest as test } from '../../support/shop'
import { add } from '../cart/cart-steps'

/** What a browser says when its tab is looked at again. */
function lookAgain(page: Page): Promise<void> {
  return page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
}

function findVariant(product: AdminProduct, size: string): string {
  const id = product.variants.find(({ title }) => title === size)?.id
  if (!id) throw new Error(`no variant ${size}`)
  return id
}

test.describe('the stock on a product page', () => {
  let product: AdminProduct
  let calls: string[]

  test.beforeEach(async ({ admin, page, t }) => {
    product = await admin.createProduct({ title: 'Watched vase', stock: { S: 20, M: 20 }, prices: { eur: 2000 } })
    calls = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/trpc/')) calls.push(request.url())
    })
    await page.clock.install()
    await page.goto(`products/${product.handle}?variant=${findVariant(product, 'S')}`, { waitUntil: 'networkidle' })
    await expect(page.getByText(t('catalog:stock.in-stock'), { exact: true })).toBeVisible()
  })
  test.afterEach(({ admin }) => admin.deleteProduct(product.id))

  test('is the one of this moment when the tab is looked at again', async ({ admin, page, t }) => {
    const small = findVariant(product, 'S')
    const heading = page.getByRole('heading', { level: 1 })
    const place = await heading.boundingBox()
    await admin.setStock(product.id, small, 2)
    await page.clock.fastForward(30_000)
    await lookAgain(page)
    await expect(page.getByText(t('catalog:stock.low-stock', { count: 2 }), { exact: true })).toBeVisible()

    await admin.setStock(product.id, small, 0)
    // the shop's answer may be a second old
    await expect(async () => {
      await page.clock.fastForward(30_000)
      await lookAgain(page)
      await expect(page.getByTestId('add-to-cart')).toHaveText(t('catalog:stock.sold-out'), { timeout: 1000 })
    }).toPass()
    await expect(page.getByTestId('add-to-cart')).toBeDisabled()
    await expect(page.getByLabel(t('cart:add.quantity'), { exact: true })).toBeHidden()
    // still the variant that the shopper looked at, although the other one can be bought
    await expect(page.getByRole('radio', { name: /^S\b/ })).toBeChecked()
    expect(await heading.boundingBox()).toEqual(place)

    await page.getByRole('radio', { name: /^M\b/ }).check()
    await expect(page.getByText(t('catalog:stock.in-stock'), { exact: true })).toBeVisible()
    await expect(page.getByTestId('add-to-cart')).toBeEnabled()
  })

  test('is checked every two minutes while the page is looked at, and not at once again', async ({
    admin,
    page,
    t,
  }) => {
    await lookAgain(page)
    await admin.setStock(product.id, findVariant(product, 'S'), 1)
    await page.clock.fastForward(120_000)
    await expect(page.getByText(t('catalog:stock.low-stock', { count: 1 }), { exact: true })).toBeVisible()
    await lookAgain(page)
    expect(calls).toHaveLength(1)
  })

  test('stays as it was where the shop does not answer, and the page works on', async ({ page, t }) => {
    await page.route('**/api/trpc/**', (route) => route.fulfill({ status: 503, body: 'no JSON at all' }))
    await page.clock.fastForward(30_000)
    const answered = page.waitForResponse('**/api/trpc/**')
    await lookAgain(page)
    await answered
    await expect(page.getByText(t('catalog:stock.in-stock'), { exact: true })).toBeVisible()
    await page.getByTestId('add-to-cart').click()
    await expect(page.getByTestId('cart-count')).toHaveText('1')
  })
})

test.describe('where the client of the procedures is not there any more', () => {
  test.use({ expectedErrors: [/^script answered 404: .*\/assets\/client-/] })

  test('a product page stays as it was and works on', async ({ page }) => {
    await page.route('**/assets/client-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.clock.install()
    await page.goto('products/kumo-mug', { waitUntil: 'networkidle' })
    await page.clock.fastForward(30_000)
    const asked = page.waitForResponse('**/assets/client-*.js')
    await lookAgain(page)
    await asked
    await add(page)
  })
})

test('the client of the procedures is loaded with the first question, and the page’s script is within its budget', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text())
  })
  // the name of an error that only the client has
  const countClients = () => scripts.filter((script) => script.includes('TRPCClientError')).length
  await page.clock.install()
  const load = await measureLoad(page, 'products/kumo-mug')
  expect(load.script).toBeLessThan(100_000)
  expect(countClients()).toBe(0)
  await page.clock.fastForward(30_000)
  await lookAgain(page)
  await expect.poll(countClients).toBe(1)
})
