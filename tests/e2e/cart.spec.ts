import { expectAccessible } from '../support/axe'
import { message } from '../support/messages'
import { expect, phone, test } from '../support/shop'
import { add, lineOf, makeMug, quantityLabel, quantityOf, toProductPath } from './cart-steps'

test('Ensure adding multiple items from a product page adjusts the cart accordingly', async ({ page, admin }) => {
  const mug = await makeMug(admin, 'Journey mug')
  await page.goto(toProductPath(mug))
  await add(page)
  await add(page, 3)
  await page.goto(toProductPath(mug, 'Large'))
  await add(page)
  await page.getByRole('link', { name: message('en', 'cart:add.view') }).click()
  await expect(page.getByRole('heading', { level: 1, name: message('en', 'cart:title') })).toBeVisible()
  await expect(quantityOf(lineOf(page, 'Small'))).toHaveValue('4')
  await expect(quantityOf(lineOf(page, 'Large'))).toHaveValue('1')
  await expect(lineOf(page, 'Small')).toContainText('€50.00')
})

test('Ensure adding two products into the cart and verify the quantities', async ({ page, admin }) => {
  const [mug, bowl] = await Promise.all([makeMug(admin, 'First mug'), makeMug(admin, 'Second bowl')])
  await page.goto(toProductPath(mug))
  await add(page, 2)
  await page.goto(toProductPath(bowl))
  await add(page, 5)
  await page.goto('/en-de/cart')
  await expect(page.getByTestId('cart-line')).toHaveCount(2)
  await expect(quantityOf(lineOf(page, mug.title))).toHaveValue('2')
  await expect(quantityOf(lineOf(page, bowl.title))).toHaveValue('5')
})

for (const [locale, items, total] of [
  ['en-de', '€25.00', '€25.00'],
  ['en-us', '$26.00', null],
  ['en-jp', '¥2,400', '¥2,400'],
] as const) {
  test(`Verify the prices carries over to checkout (${locale})`, async ({ page, admin }) => {
    const mug = await makeMug(admin, 'Priced mug')
    await page.goto(toProductPath(mug, 'Small', locale))
    await add(page, 2)
    await page.goto(`/${locale}/cart`)
    await expect(lineOf(page, mug.title)).toContainText(items)
    const rows = page.getByRole('region', { name: message('en', 'cart:summary.heading') }).locator('dl')
    await expect(rows).toContainText(items)
    const shown = (await rows.locator('[data-total] dd').textContent()) ?? ''
    if (total) expect(shown).toBe(total)
    else expect(shown, 'with tax on top').not.toBe(items)
    await page.getByTestId('checkout-link').click()
    await page.waitForURL(`**/${locale}/checkout/**`)
    await expect(page.getByRole('complementary').getByText(shown, { exact: true }).first()).toBeAttached()
  })
}

test('a quantity is changed by typing and by its buttons, and the line is taken out and put back', async ({
  page,
  admin,
}) => {
  const mug = await makeMug(admin, 'Counted mug')
  await page.goto(toProductPath(mug))
  await add(page)
  await page.goto('/en-de/cart')
  const line = lineOf(page, mug.title)
  const title = `${mug.title} (Small)`
  await line.getByRole('button', { name: message('en', 'cart:lines.more-label', { title }) }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('2')
  await expect(line).toContainText('€25.00')
  await line.getByRole('button', { name: message('en', 'cart:lines.fewer-label', { title }) }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  await quantityOf(line).fill('7')
  await quantityOf(line).press('Enter')
  await expect(page.getByTestId('cart-count')).toHaveText('7')
  await expect(quantityOf(line)).toHaveValue('7')
  await expect(line).toContainText('€87.50')
  await line.getByRole('button', { name: message('en', 'cart:lines.remove-label', { title }) }).click()
  await expect(page.getByRole('heading', { name: message('en', 'cart:empty.title') })).toBeVisible()
  await expect(page.getByTestId('cart-count')).toHaveText('0')
  await page.getByRole('button', { name: message('en', 'cart:undo') }).click()
  await expect(page.getByTestId('cart-count')).toHaveText('7')
  await expect(quantityOf(line)).toHaveValue('7')
})

test('without script a change comes back as a page, with script the page stays', async ({ page, admin, scripting }) => {
  const mug = await makeMug(admin, 'Quick mug')
  await page.goto(toProductPath(mug))
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  await add(page)
  await expect(
    page.getByText(message('en', 'cart:done.added', { title: `${mug.title} (Small)`, count: 1 })),
  ).toBeVisible()
  expect(loads).toBe(scripting ? 0 : 1)
  expect(new URL(page.url()).pathname).toBe(`/en-de/products/${mug.handle}`)
})

test('clicking twice asks for one', async ({ page, admin }) => {
  const mug = await makeMug(admin, 'Double mug')
  await page.goto(toProductPath(mug))
  await add(page)
  await page.getByTestId('add-to-cart').dblclick()
  await expect(page.getByTestId('cart-count')).toHaveText('2')
  await page.goto('/en-de/cart')
  await expect(quantityOf(lineOf(page, mug.title))).toHaveValue('2')
})

test('before the page has hydrated the form is sent as it is', async ({ page, admin, scripting }) => {
  test.skip(!scripting, 'about the time before script runs')
  const mug = await makeMug(admin, 'Early mug')
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(toProductPath(mug), { waitUntil: 'commit' })
  await page.getByLabel(quantityLabel, { exact: true }).fill('2')
  await page.getByTestId('add-to-cart').click({ noWaitAfter: true })
  await expect(page.getByTestId('cart-count')).toHaveText('2')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('an empty bag says so and leads on', async ({ page }) => {
  await page.goto('/en-de/cart')
  await expect(page.getByTestId('checkout-link')).toHaveCount(0)
  await page.getByRole('link', { name: message('en', 'cart:empty.action') }).click()
  await page.waitForURL('**/en-de/categories/all')
})

for (const viewport of [phone, { width: 320, height: 640 }, { width: 1280, height: 800 }]) {
  test(`the bag fits ${viewport.width} pixels and has no barriers`, async ({ page, admin, scripting }) => {
    await page.setViewportSize(viewport)
    const mug = await makeMug(admin, 'Donaudampfschifffahrtsgesellschaftskapitänstasse')
    await page.goto(toProductPath(mug, 'Large'))
    await add(page, 2)
    await page.goto('/de-de/cart')
    await expect(page.getByTestId('cart-line')).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    if (scripting) await expectAccessible(page)
  })
}
