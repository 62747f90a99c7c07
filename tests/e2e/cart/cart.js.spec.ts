import { expect, browserTest as test } from '../../support/shop'
import { makeMug, quantityField, toProductPath } from './cart-steps'

test('before the page has hydrated the form is sent as it is', async ({ page, admin }) => {
  const mug = await makeMug(admin, 'Early mug')
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(toProductPath(mug), { waitUntil: 'commit' })
  await quantityField(page).fill('2')
  await page.getByTestId('add-to-cart').click({ noWaitAfter: true })
  await expect(page.getByTestId('cart-count')).toHaveText('2')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a first piece whose page is left before the answer lies in the bag', async ({
  admin,
  faultyShop: { url, backend },
  newShopper,
}) => {
  const mug = await makeMug(admin, 'Hasty mug')
  const page = await (await newShopper(url)).newPage()
  await page.goto(toProductPath(mug))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  backend.spoil((method, path) => (method === 'POST' && path.startsWith('/store/carts') ? { lateMs: 1500 } : null))
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('cart.data'))
  await page.getByTestId('add-to-cart').click({ noWaitAfter: true })
  await sent
  await page.goto('/')
  await expect
    .poll(async () => {
      await page.goto('cart')
      return page.getByTestId('cart-count').textContent()
    })
    .toBe('1')
})
