import { expect, test } from '../../support/shop'
import { findChoice } from './quick-add-steps'

test('what there is nothing to choose of goes into the bag from its card, and the list stays', async ({
  page,
  admin,
  t,
}) => {
  const title = `Onlyvase ${crypto.randomUUID().slice(0, 8)}`
  await admin.createProduct({ title, stock: { One: 1 }, prices: { eur: 2000, usd: 2000 } })
  const list = `search?q=${encodeURIComponent(title)}`
  const add = page.getByRole('button', { name: t('catalog:card.add-label', { title }) })
  await expect(async () => {
    await page.goto(list)
    await expect(add).toBeVisible()
  }).toPass()
  const address = page.url()
  const name = t('common:punctuation.choice', { title, choice: 'One' })
  await add.click()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  await expect(page.getByText(t('cart:done.added', { title: name, count: 1 })).first()).toBeVisible()
  expect(page.url()).toBe(address)

  // the last one is in the bag
  await add.click()
  await expect(page.getByText(t('cart:errors.short-all-taken', { title: name, count: 1 })).first()).toBeVisible()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
})

test('what has to be chosen leads to its options', { tag: '@plain' }, async ({ page, admin, t, scripting }) => {
  const { choose, mug } = await findChoice({ page, admin, t })
  await expect(choose).toHaveAttribute('href', new RegExp(`/products/${mug.handle}#options$`))
  if (scripting) return
  await choose.click()
  await expect(page).toHaveURL(new RegExp(`/products/${mug.handle}`))
  await expect(page.locator('#options')).toBeVisible()
})
