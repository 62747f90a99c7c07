import { expect, test } from '../../support/shop'
import { add, makeMug, toProductPath } from './cart-steps'

test('a bag shows what goes well with it below the way to the checkout, and nothing where nothing fits', async ({
  page,
  admin,
  t,
}) => {
  const cards = page.getByRole('region', { name: t('catalog:related.title') }).getByRole('article')
  const mug = await makeMug(admin, 'Lonely mug')
  await page.goto(toProductPath(mug))
  await add(page)
  await page.goto('cart')
  await expect(page.getByTestId('checkout-link')).toBeVisible()
  await expect(cards).toHaveCount(0)

  await page.goto('products/kumo-mug')
  await add(page)
  await page.goto('cart')
  await expect(cards).toHaveCount(4)
  await expect(cards.filter({ hasText: 'Kumo' })).toHaveCount(0)
})
