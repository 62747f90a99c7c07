import { expect, test } from '../../support/shop'
import { lineOf, makeMug } from '../cart/cart-steps'
import { fillBag } from '../checkout/checkout-steps'

test('what a form has come to is said by its own answer and by no page after it', async ({
  page,
  admin,
  t,
  scripting,
}) => {
  const [mug, pot] = [await makeMug(admin, 'Told mug'), await makeMug(admin, 'Untold pot')]
  await fillBag(page, mug)
  await fillBag(page, pot)
  await page.goto('cart')
  const title = t('common:punctuation.choice', { title: mug.title, choice: 'Small' })
  await page.getByRole('button', { name: t('cart:lines.save-label', { title }) }).click()
  const said = page.getByText(t('cart:done.saved', { title }))
  await expect(said).toBeVisible()
  await lineOf(page, pot.title).getByRole('link', { name: pot.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: pot.title })).toBeVisible()
  await expect(said).toHaveCount(0)
  if (scripting) await page.goBack()
  else await page.goto('cart')
  await expect(page.getByRole('heading', { level: 1, name: t('cart:title') })).toBeVisible()
  await expect(said).toHaveCount(0)
})
