import { startSale } from '../../support/catalogue-admin'
import { expect, test } from '../../support/shop'
import { add, findVariant, lineOf, makeMug, quantityOf, toProductPath } from './cart-steps'

test('a bag strikes through what a line did cost before its sale, and says what is saved', async ({
  page,
  admin,
  t,
  money,
}) => {
  const mug = await makeMug(admin, 'Reduced mug')
  await startSale(admin, [findVariant(mug, 'Small').id], { currency: 'eur', amount: 1000 })
  await expect(async () => {
    await page.goto(toProductPath(mug))
    await expect(page.getByTestId('product-price')).toContainText(money(12.5, 'EUR'))
  }).toPass()
  await add(page, 2)
  await page.goto(toProductPath(mug, 'Large'))
  await add(page)
  const [small, large] = [lineOf(page, 'Small'), lineOf(page, 'Large')]
  await expect(async () => {
    await page.goto('cart')
    await expect(small.locator('del')).toHaveText(`${t('catalog:price.before')} ${money(25, 'EUR')}`)
  }).toPass()
  await expect(small.locator('ins')).toHaveText(`${t('catalog:price.now')} ${money(20, 'EUR')}`)
  await expect(large.locator('del')).toHaveCount(0)
  await expect(page.getByTestId('saving')).toHaveText(t('cart:summary.saving', { amount: money(5, 'EUR') }))

  await quantityOf(small).fill('3')
  await quantityOf(small).press('Enter')
  await expect(page.getByTestId('saving')).toHaveText(t('cart:summary.saving', { amount: money(7.5, 'EUR') }))
})
