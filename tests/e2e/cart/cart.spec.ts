import { expectAccessible } from '../../support/axe'
import { expectFits } from '../../support/fits'
import { browserTest, expect, phone, test } from '../../support/shop'
import { add, lineOf, makeMug, quantityOf, toProductPath } from './cart-steps'

test('Ensure adding multiple items from a product page adjusts the cart accordingly', async ({
  page,
  admin,
  t,
  money,
}) => {
  const mug = await makeMug(admin, 'Journey mug')
  await page.goto(toProductPath(mug))
  await add(page)
  await add(page, 3)
  await page.goto(toProductPath(mug, 'Large'))
  await add(page)
  await page.getByRole('link', { name: t('cart:add.view') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart:title') })).toBeVisible()
  await expect(quantityOf(lineOf(page, 'Small'))).toHaveValue('4')
  await expect(quantityOf(lineOf(page, 'Large'))).toHaveValue('1')
  await expect(lineOf(page, 'Small')).toContainText(money(50, 'EUR'))
})

test(
  'Ensure adding two products into the cart and verify the quantities',
  { tag: '@plain' },
  async ({ page, admin }) => {
    const [mug, bowl] = await Promise.all([makeMug(admin, 'First mug'), makeMug(admin, 'Second bowl')])
    await page.goto(toProductPath(mug))
    await add(page, 2)
    await page.goto(toProductPath(bowl))
    await add(page, 5)
    await page.goto('cart')
    await expect(page.getByTestId('cart-line')).toHaveCount(2)
    await expect(quantityOf(lineOf(page, mug.title))).toHaveValue('2')
    await expect(quantityOf(lineOf(page, bowl.title))).toHaveValue('5')
  },
)

for (const [country, currency, items, total] of [
  ['de', 'EUR', 25, 25],
  ['us', 'USD', 26, null],
  ['jp', 'JPY', 2400, 2400],
] as const) {
  test.describe(`in ${country}`, () => {
    test.use({ country })

    test('Verify the prices carries over to checkout', { tag: '@plain' }, async ({ page, admin, t, money }) => {
      const mug = await makeMug(admin, 'Priced mug')
      await page.goto(toProductPath(mug))
      await add(page, 2)
      await page.goto('cart')
      await expect(lineOf(page, mug.title)).toContainText(money(items, currency))
      const rows = page.getByRole('region', { name: t('cart:summary.heading') }).locator('dl')
      await expect(rows).toContainText(money(items, currency))
      const shown = (await rows.locator('[data-total] dd').textContent()) ?? ''
      if (total) expect(shown).toBe(money(total, currency))
      else expect(shown, 'with tax on top').not.toBe(money(items, currency))
      await page.getByTestId('checkout-link').click()
      await page.waitForURL('checkout/**')
      await expect(page.getByRole('complementary').getByText(shown, { exact: true }).first()).toBeAttached()
    })
  })
}

test(
  'a quantity is changed by typing and by its buttons, and the line is taken out and put back',
  { tag: ['@core', '@five'] },
  async ({ page, admin, t, money, scripting }) => {
    const mug = await makeMug(admin, 'Counted mug')
    await page.goto(toProductPath(mug))
    await add(page)
    await page.goto('cart')
    const line = lineOf(page, mug.title)
    const title = t('common:punctuation.choice', { title: mug.title, choice: 'Small' })
    await line.getByRole('button', { name: t('cart:lines.more-label', { title }) }).click()
    await expect(page.getByTestId('cart-count')).toHaveText('2')
    await expect(line).toContainText(money(25, 'EUR'))
    const fewer = line.getByRole('button', { name: t('cart:lines.fewer-label', { title }) })
    await fewer.click()
    await expect(page.getByTestId('cart-count')).toHaveText('1')
    await expect(fewer, 'a line goes by its own button').toHaveAttribute('aria-disabled', 'true')
    const update = line.getByRole('button', { name: t('cart:lines.update-label', { title }) })
    if (scripting) await expect(update, 'the field sends itself').toBeHidden()
    else await expect(update).toBeVisible()
    await quantityOf(line).fill('7')
    await quantityOf(line).press('Enter')
    await expect(page.getByTestId('cart-count')).toHaveText('7')
    const told = page.getByRole('status').filter({ hasText: money(87.5, 'EUR') })
    await expect(told, 'the new total is said').toContainText(mug.title)
    await expect(quantityOf(line)).toHaveValue('7')
    await expect(line).toContainText(money(87.5, 'EUR'))
    await expectFits(page)
    if (scripting) await expectAccessible(page)
    await line.getByRole('button', { name: t('cart:lines.remove-label', { title }) }).click()
    await expect(page.getByRole('heading', { name: t('cart:empty.title') })).toBeVisible()
    await expect(page.getByTestId('cart-count')).toHaveText('0')
    await page.getByRole('button', { name: t('cart:undo') }).click()
    await expect(page.getByTestId('cart-count')).toHaveText('7')
    await expect(quantityOf(line)).toHaveValue('7')
  },
)

browserTest(
  'without script a change comes back as a page, with script the page stays',
  { tag: '@browser' },
  async ({ page, admin, scripting, t, shopLocale }) => {
    const mug = await makeMug(admin, 'Quick mug')
    await page.goto(toProductPath(mug))
    let loads = 0
    page.on('domcontentloaded', () => (loads += 1))
    await add(page)
    await expect(
      page.getByText(
        t('cart:done.added', {
          title: t('common:punctuation.choice', { title: mug.title, choice: 'Small' }),
          count: 1,
        }),
      ),
    ).toBeVisible()
    await expect.poll(() => loads).toBe(scripting ? 0 : 1)
    expect(new URL(page.url()).pathname).toBe(`/${shopLocale}/products/${mug.handle}`)
  },
)

test('clicking twice asks for one', async ({ page, admin }) => {
  const mug = await makeMug(admin, 'Double mug')
  await page.goto(toProductPath(mug))
  await add(page)
  await page.getByTestId('add-to-cart').dblclick()
  await expect(page.getByTestId('cart-count')).toHaveText('2')
  await page.goto('cart')
  await expect(quantityOf(lineOf(page, mug.title))).toHaveValue('2')
})

test('an empty bag says so and leads on', { tag: '@plain' }, async ({ page, t }) => {
  await page.goto('cart')
  await expect(page.getByTestId('checkout-link')).toHaveCount(0)
  await page.getByRole('link', { name: t('cart:empty.action') }).click()
  await page.waitForURL('categories/all')
})

test('the bag fits windows of all widths and has no barriers', async ({ page, admin, scripting }) => {
  const mug = await makeMug(admin, 'Donaudampfschifffahrtsgesellschaftskapitänstasse')
  await page.goto(toProductPath(mug, 'Large'))
  await add(page, 2)
  await page.goto('cart')
  await expect(page.getByTestId('cart-line')).toBeVisible()
  for (const viewport of [phone, { width: 320, height: 640 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport)
    await expectFits(page)
    if (scripting) await expectAccessible(page)
  }
})

browserTest(
  'the sums stay in their box beside the lines, where long words stand before them',
  { tag: '@browser' },
  async ({ page, admin }) => {
    const mug = await makeMug(admin, 'Summed mug')
    await page.goto(toProductPath(mug, 'Large'))
    await add(page, 2)
    await page.setViewportSize({ width: 800, height: 900 })
    await page.goto('/de-us/cart')
    const beyond = await page.locator('.cart-summary').evaluate((box) => {
      const edges = [...box.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right)
      return Math.max(...edges) - box.getBoundingClientRect().right
    })
    expect(beyond).toBeLessThanOrEqual(0)
  },
)

browserTest(
  'the words for the total stand whole beside the lines of a tablet',
  { tag: '@browser' },
  async ({ page, admin }) => {
    await page.setViewportSize({ width: 800, height: 1100 })
    const mug = await makeMug(admin, 'Tall mug')
    await page.goto(`/de-us/${toProductPath(mug)}`)
    await add(page)
    await page.goto('/de-us/cart')
    const name = page.locator('[data-total] dt').first()
    const broken = await name.evaluate((element) => {
      const text = element.firstChild ?? element
      const words = [...(text.textContent ?? '').matchAll(/\S+/g)].map((word) => {
        const range = document.createRange()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        return { word: word[0], lines: range.getClientRects().length }
      })
      return words.filter(({ lines }) => lines !== 1)
    })
    expect(broken).toEqual([])
  },
)
