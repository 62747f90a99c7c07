import { paths } from '../../../app/paths'
import { expectFits } from '../../support/fits'
import { expect, phone, test } from '../../support/shop'
import { fillBag, makeBowl, makePerson, orderBag } from '../checkout/checkout-steps'

test.use({ viewport: phone })

test('an order is put into the bag again, as far as it is still sold, and line by line', async ({
  page,
  admin,
  shopLocale,
  t,
}) => {
  const [kept, withdrawn, scarce] = [
    await makeBowl(admin, 'Kept bowl'),
    await makeBowl(admin, 'Withdrawn bowl'),
    await makeBowl(admin, 'Scarce bowl', 2),
  ]
  for (const bowl of [kept, withdrawn, scarce, scarce]) await fillBag(page, bowl)
  const id = await orderBag(page, makePerson('de').email)
  await admin.setStatus(withdrawn.id, 'draft')
  await admin.setStock(scarce.id, scarce.variants[0]?.id ?? '', 1)

  await page.goto(paths.order(shopLocale, id))
  const again = page.getByRole('region', { name: t('orders:again.title') })
  const send = () => again.getByRole('button', { name: t('orders:again.submit') }).click()
  await send()
  await expect(again).toContainText(t('orders:again.in-part'))
  const told = again.getByRole('listitem')
  await expect(told.filter({ hasText: 'Kept bowl' })).toContainText(t('orders:again.added', { count: 1 }))
  await expect(told.filter({ hasText: 'Withdrawn bowl' })).toContainText(t('orders:again.gone'))
  await expect(told.filter({ hasText: 'Scarce bowl' })).toContainText(t('orders:again.fewer', { count: 1 }))
  await expect(page.getByTestId('cart-count')).toHaveText('2')
  await expectFits(page)

  await again.getByRole('link', { name: t('orders:again.bag') }).click()
  for (const title of ['Kept bowl', 'Scarce bowl']) {
    await expect(page.getByTestId('cart-line').filter({ hasText: title })).toHaveCount(1)
  }
  await expect(page.getByTestId('cart-line')).toHaveCount(2)
})

test(
  'an order that is all there leads to the bag at once',
  { tag: '@plain' },
  async ({ page, bowl, shopLocale, t }) => {
    await fillBag(page, bowl)
    const id = await orderBag(page, makePerson('de').email)
    await page.goto(paths.order(shopLocale, id))
    await page.getByRole('button', { name: t('orders:again.submit') }).click()
    await expect(page).toHaveURL(paths.cart(shopLocale))
    await expect(page.getByText(t('orders:again.done'))).toBeVisible()
    await expect(page.getByTestId('cart-line')).toHaveCount(1)
  },
)
