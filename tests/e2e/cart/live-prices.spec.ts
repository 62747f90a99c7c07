import { expect, test } from '../../support/shop'
import { setPrice } from '../../support/price-admin'
import { add, lineOf, makeMug, quantityOf, toProductPath } from './cart-steps'

test('a price that changes meanwhile is told on its line until the shopper has seen it', async ({
  page,
  context,
  admin,
  t,
  money,
}) => {
  const mug = await makeMug(admin, 'Cheaper mug')
  await page.goto(toProductPath(mug))
  await add(page, 2)
  await setPrice(admin, mug, 990)
  const lower = t('cart:prices.lower', { before: money(12.5, 'EUR'), now: money(9.9, 'EUR') })
  // read twice and in two tabs nothing of it is lost
  const other = await context.newPage()
  for (const tab of [page, other, page]) {
    await tab.goto('cart')
    await expect(lineOf(tab, mug.title)).toContainText(lower)
    await expect(lineOf(tab, mug.title)).toContainText(money(19.8, 'EUR'))
  }
  await expect(page.getByText(t('cart:prices.changed', { count: 1 }))).toBeVisible()
  await page.getByRole('button', { name: t('cart:prices.seen') }).click()
  await expect(page.getByText(t('cart:prices.noted')).first()).toBeVisible()
  await expect(lineOf(page, mug.title)).not.toContainText(lower)

  await setPrice(admin, mug, 1500)
  const higher = t('cart:prices.higher', { before: money(9.9, 'EUR'), now: money(15, 'EUR') })
  await quantityOf(lineOf(page, mug.title)).fill('3')
  await quantityOf(lineOf(page, mug.title)).press('Enter')
  await expect(lineOf(page, mug.title)).toContainText(money(45, 'EUR'))
  await expect(lineOf(page, mug.title)).toContainText(higher)
})

test('what was added for another price is told when one more comes', async ({ page, admin, t, money }) => {
  const mug = await makeMug(admin, 'Dearer mug')
  await page.goto(toProductPath(mug))
  await add(page)
  await setPrice(admin, mug, 1300)
  await page.goto(toProductPath(mug))
  await add(page)
  await page.goto('cart')
  const higher = t('cart:prices.higher', { before: money(12.5, 'EUR'), now: money(13, 'EUR') })
  await expect(lineOf(page, mug.title)).toContainText(higher)
  await expect(lineOf(page, mug.title)).toContainText(money(26, 'EUR'))
})
