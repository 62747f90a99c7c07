import { expect, type ShopPage, test } from '../../support/shop'
import { add, findVariant, lineOf, makeMug, postCart, quantityOf, toProductPath } from './cart-steps'

function field(page: ShopPage, title: string) {
  return lineOf(page, title).getByRole('combobox')
}

test('another variant takes the place of a line in the bag, and joins what is there of it', async ({
  page,
  context,
  admin,
  t,
}) => {
  const mug = await makeMug(admin, 'Swapped mug')
  const [small, large] = [findVariant(mug, 'Small').id, findVariant(mug, 'Large').id]
  await page.goto(toProductPath(mug))
  await add(page, 2)
  const change = lineOf(page, mug.title).getByRole('link', { name: t('cart:lines.change') })
  await expect(async () => {
    await page.goto('cart')
    // the catalogue has to know the new product
    await expect(change).toBeVisible({ timeout: 500 })
  }).toPass()
  await change.click()
  await expect(field(page, mug.title)).toHaveValue(small)
  await field(page, mug.title).selectOption(large)
  const submit = lineOf(page, mug.title).getByRole('button', { name: t('cart:lines.change-submit') })
  await submit.click()
  await expect(lineOf(page, 'Large')).toHaveCount(1)
  await expect(lineOf(page, 'Small')).toHaveCount(0)
  await expect(quantityOf(lineOf(page, 'Large'))).toHaveValue('2')

  // three of the two that there are: nothing changes
  await page.goto(toProductPath(mug))
  await add(page)
  await page.goto('cart')
  await lineOf(page, 'Small')
    .getByRole('link', { name: t('cart:lines.change') })
    .click()
  await field(page, 'Small').selectOption(large)
  await submit.click()
  await expect(field(page, 'Small')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Small')).toHaveValue(large)
  await page.goto('cart')
  await expect(quantityOf(lineOf(page, 'Small'))).toHaveValue('1')
  await expect(quantityOf(lineOf(page, 'Large'))).toHaveValue('2')

  // joined, however often it is sent
  const href = await lineOf(page, 'Large')
    .getByRole('link', { name: t('cart:lines.change') })
    .getAttribute('href')
  const lineId = new URL(href ?? '', page.url()).searchParams.get('change') ?? ''
  const form = { intent: 'change-variant', lineId, variantId: small }
  const sent = await Promise.all([postCart(context, form), postCart(context, form)])
  expect(sent.map((answer) => answer.status())).toEqual([303, 303])
  expect((await postCart(context, { ...form, variantId: 'of-nothing' })).status()).toBe(404)
  await page.goto('cart')
  await expect(page.getByTestId('cart-line')).toHaveCount(1)
  await expect(quantityOf(lineOf(page, 'Small'))).toHaveValue('3')
})

test('a choice says its price where that is another one than the line has', async ({ page, t }) => {
  await page.goto('products/kumo-mug')
  await add(page)
  await page.goto('cart')
  const line = page.getByTestId('cart-line')
  const price = (await line.locator('.cart-line-total').first().textContent()) ?? ''
  await line.getByRole('link', { name: t('cart:lines.change') }).click()
  await expect(field(page, '')).toBeVisible()
  const texts = await field(page, '').locator('option').allTextContents()
  expect(texts.filter((text) => text.includes(price))).toEqual([])
  expect(texts.some((text) => text.includes('(')) && texts.some((text) => !text.includes('('))).toBe(true)
})
