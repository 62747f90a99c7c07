import { expect } from '../../support/shop'
import { makeMug, toProductPath } from '../cart/cart-steps'
import { fillBag, makeBowl } from '../checkout/checkout-steps'
import { headed, hear, there } from './spoken-steps'

hear('what is heard of a bag', 'bag', async ({ page, log, admin, t, money }) => {
  const [mug, bowl] = [await makeMug(admin, 'Heard mug'), await makeBowl(admin, 'Heard bowl')]
  const title = t('common:punctuation.choice', { title: mug.title, choice: 'Small' })
  // the bag knows from the index that the mug comes in another size
  await expect(async () => {
    await page.goto(`search?q=${encodeURIComponent(mug.title)}`)
    await expect(page.locator(`main a[href*="${mug.handle}"]`).first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await fillBag(page, bowl)
  // its message is heard by who has sent it
  await page.goto('cart')
  await log.act('opens a product', () => page.goto(toProductPath(mug)), headed(page, mug.title))
  await log.read('the product', '.product-buy')
  await log.act(
    'presses “Add to bag”',
    () => page.getByTestId('add-to-cart').press('Enter'),
    there(page.getByText(t('cart:done.added', { title, count: 1 }))),
  )
  await log.act('follows “Bag”', () => page.locator('.bag-link').press('Enter'), headed(page, t('cart:title')))
  await log.read('the bag', 'main')
  const changed = (count: number, total: number) =>
    there(page.getByText(t('cart:done.changed', { title, count, total: money(total, 'eur') })))
  const more = page.getByRole('button', { name: t('cart:lines.more-label', { title }) })
  await log.act('presses “One more”', () => more.press('Enter'), changed(2, 64))
  const fewer = page.getByRole('button', { name: t('cart:lines.fewer-label', { title }) })
  await log.act('presses “One fewer”', () => fewer.press('Enter'), changed(1, 51.5))
  await log.act(
    'presses “Save for later”',
    () => page.getByRole('button', { name: t('cart:lines.save-label', { title }) }).press('Enter'),
    () => expect(page.getByTestId('saved-line')).toHaveCount(1),
  )
  await log.act(
    'presses “Move to bag”',
    () => page.getByRole('button', { name: t('cart:saved.take-back-label', { title }) }).press('Enter'),
    () => expect(page.getByTestId('saved-line')).toHaveCount(0),
  )
  await log.act(
    'presses “Remove”',
    () => page.getByRole('button', { name: t('cart:lines.remove-label', { title }) }).press('Enter'),
    () => expect(page.getByTestId('cart-line')).toHaveCount(1),
  )
  await page
    .locator('summary')
    .filter({ hasText: t('cart:codes.add') })
    .click()
  const code = page.locator('[name=code]')
  await code.fill('NOSUCHCODE')
  await log.act(
    'applies a code that there is not',
    () => page.getByRole('button', { name: t('cart:codes.apply-label') }).press('Enter'),
    there(page.getByText(t('cart:codes.errors.unknown', { code: 'NOSUCHCODE' }))),
  )
})
