import { type Page } from '@playwright/test'
import { type ClientCart } from '../../../app/features/cart/client-cart'
import { expect, browserTest as test } from '../../support/shop'
import { add, findVariant, lineOf, makeMug, postCart, quantityOf, readCartId, toProductPath } from './cart-steps'
import { fillAddress, goOn, makePerson, placeOrder } from '../checkout/checkout-steps'

const empty: ClientCart = { id: '', items: [], count: 0 }

/** The cart that this browser's tabs have in common. */
async function readClientCart(page: Page): Promise<ClientCart> {
  const text = await page.evaluate(() => localStorage.getItem('vitrine.cart'))
  return text === null ? empty : JSON.parse(text)
}

test('the cart in the browser follows every step of an order, in each tab, and is empty once it is placed', async ({
  page,
  context,
  admin,
}) => {
  const mug = await makeMug(admin, 'Followed mug')
  const variantId = findVariant(mug, 'Small').id
  const other = await context.newPage()
  await other.goto('', { waitUntil: 'networkidle' })
  await page.goto(toProductPath(mug))
  expect(await readClientCart(page)).toEqual(empty)
  await add(page)
  const created = await readClientCart(page)
  expect(created).toMatchObject({
    id: await readCartId(context),
    items: [{ variantId, quantity: 1 }],
    count: 1,
  })
  await expect(other.getByTestId('cart-count')).toHaveText('1')
  await page.goto('cart')
  const quantity = quantityOf(lineOf(page, mug.title))
  await quantity.fill('3')
  await quantity.press('Enter')
  const updated = { ...created, items: [{ ...created.items[0], quantity: 3 }], count: 3 }
  await expect.poll(() => readClientCart(page)).toEqual(updated)
  await expect(other.getByTestId('cart-count')).toHaveText('3')
  await page.goto('checkout')
  await fillAddress(page, makePerson('de'))
  for (const step of ['address', 'delivery'] as const) {
    await goOn(page, step)
    expect(await readClientCart(page), step).toEqual(updated)
  }
  await placeOrder(page)
  await expect.poll(() => readClientCart(page)).toEqual(empty)
  await expect(other.getByTestId('cart-count')).toHaveText('0')
})

test('a page that knows the number alone asks for the rest, and one out of a shared cache for all', async ({
  page,
  context,
  admin,
  playwright,
}) => {
  const mug = await makeMug(admin, 'Mug of a shared page')
  const variantId = findVariant(mug, 'Small').id
  // as a form without script, or another device
  await postCart(context, { intent: 'add', variantId, quantity: '2' })
  await page.goto(toProductPath(mug))
  const items = [{ variantId, quantity: 2 }]
  await expect.poll(() => readClientCart(page)).toMatchObject({ items, count: 2 })

  const stranger = await playwright.request.newContext()
  const shared = await stranger.get(page.url())
  expect(shared.headers()['cache-control']).toMatch(/^public/)
  await page.route(page.url(), async (route) => route.fulfill({ response: shared }))
  const asked = page.waitForResponse('**/api/trpc/cart.summary*')
  await page.reload()
  await asked
  await expect(page.getByTestId('cart-count')).toHaveText('2')
  await stranger.dispose()
})
