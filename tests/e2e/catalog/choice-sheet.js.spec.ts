import { expectAccessible } from '../../support/axe'
import { browserTest as test, expect, phone } from '../../support/shop'
import { findChoice } from './quick-add-steps'

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('what has to be chosen is chosen over the list, which stays', async ({ page, admin, t }) => {
      const { choose, mug } = await findChoice({ page, admin, t })
      const list = page.url()
      await choose.click()
      const sheet = page.getByRole('dialog', { name: mug.title })
      const small = sheet.getByRole('radio', { name: 'Small' })
      await expect(small).toBeFocused()
      await expectAccessible(page)
      const place = await page.evaluate(() => [scrollY, document.documentElement.clientWidth])
      await page.mouse.move(5, 5)
      await page.mouse.wheel(0, 300)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      expect(
        await page.evaluate(() => [scrollY, document.documentElement.clientWidth]),
        'the page below stays where it is',
      ).toEqual(place)
      const add = sheet.getByTestId('add-to-cart')
      await expect(add).toBeInViewport({ ratio: 1 })
      await add.click()
      await expect(small, 'what is missing is led to').toBeFocused()
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(choose).toBeFocused()

      await page.keyboard.press('Enter')
      await sheet.locator('label', { hasText: 'Large' }).click()
      await expect(sheet.getByText(t('catalog:stock.low-stock', { count: 2 }), { exact: true })).toBeVisible()
      await add.click()
      await expect(page.getByTestId('cart-count')).toHaveText('1')
      await sheet.getByRole('button', { name: t('cart:add.go-on') }).click()
      await expect(sheet).toBeHidden()
      await expect(choose).toBeFocused()
      expect(page.url()).toBe(list)
    })
  })
}

test('where the options do not come, the product’s own page has them', async ({ page, admin, t }) => {
  const { choose, mug } = await findChoice({ page, admin, t })
  await page.route('**/api/trpc/catalog.offer**', (route) => route.fulfill({ status: 503, body: 'no JSON at all' }))
  await choose.click()
  await expect(page).toHaveURL(new RegExp(`/products/${mug.handle}#options$`))
})

test.describe('after an update', () => {
  test.use({ expectedErrors: [/answered 404: .*\/assets\/choice-sheet-/] })

  test('so it has where the sheet itself does not come', async ({ page, admin, t }) => {
    const { choose, mug } = await findChoice({ page, admin, t })
    await page.route('**/assets/choice-sheet-*', (route) => route.fulfill({ status: 404, body: '' }))
    await choose.click()
    await expect(page).toHaveURL(new RegExp(`/products/${mug.handle}#options$`))
  })
})

test('options that come late do not follow whoever has gone on', async ({ page, admin, t }) => {
  const { choose } = await findChoice({ page, admin, t })
  let letGo = () => undefined as void
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/trpc/catalog.offer**', async (route) => {
    await held
    await route.continue()
  })
  const answered = page.waitForResponse('**/api/trpc/catalog.offer**')
  await choose.click()
  await expect(choose).toHaveAttribute('aria-busy', 'true')
  await page.locator('a', { has: page.getByTestId('cart-count') }).click()
  await page.waitForURL('**/cart')
  letGo()
  await (await answered).finished()
  await expect(page.getByRole('heading', { name: t('cart:empty.title') })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, expectedErrors: [/net::ERR_FAILED/] })

  test('a piece too many is refused in sight, and a lost one is sent again from the sheet', async ({
    page,
    admin,
    t,
  }) => {
    const { choose, mug } = await findChoice({ page, admin, t })
    await choose.click()
    const sheet = page.getByRole('dialog', { name: mug.title })
    await sheet.locator('label', { hasText: 'Large' }).click()
    const quantity = sheet.getByLabel(t('cart:add.quantity'), { exact: true })
    await quantity.fill('2')
    // a text that is selected past the edge of the sheet
    const box = await quantity.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(sheet).toBeVisible()

    await page.route('**/cart*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    const add = sheet.getByTestId('add-to-cart')
    await add.click()
    const retry = sheet.getByRole('button', { name: t('common:failure.retry') })
    await expect(retry).toBeInViewport({ ratio: 1 })
    await page.unroute('**/cart*')
    await retry.click()
    await expect(page.getByTestId('cart-count')).toHaveText('2')
    const goOn = sheet.getByRole('button', { name: t('cart:add.go-on') })
    // the count may change before what was added lies over the sheet
    await expect(goOn).toBeInViewport({ ratio: 1 })
    await sheet.getByRole('heading', { name: mug.title }).click()
    await expect(goOn).toBeHidden()
    await expect(sheet, 'more may be ordered').toBeVisible()

    await quantity.fill('1')
    await add.click()
    const refusal = sheet.locator('.add-to-cart-outcome, [aria-invalid="true"]').filter({ visible: true }).first()
    await expect(refusal).toBeInViewport({ ratio: 1 })
  })
})

test('what is chosen before the sheet is drawn with the choice before comes on top of it', async ({
  page,
  t,
  seeded,
}) => {
  await page.goto('categories/knitwear', { waitUntil: 'networkidle' })
  const title = seeded('title', 'Cloud Cardigan')
  await page.getByRole('link', { name: t('catalog:card.choose-label', { title }) }).click()
  const sheet = page.getByRole('dialog', { name: title })
  const color = sheet.getByRole('radio', { name: seeded('value', 'Rose') })
  const size = sheet.getByRole('radio', { name: 'L', exact: true })
  await color.evaluate(
    async (first: HTMLElement, second) => {
      first.click()
      // the sheet has just been told of the first, and browsers hear what was pressed before React draws
      await new Promise((told) => requestAnimationFrame(() => setTimeout(told)))
      if (second instanceof HTMLElement) second.click()
    },
    await size.elementHandle(),
  )
  await sheet.getByTestId('add-to-cart').click()
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  await expect(color).toBeChecked()
  await expect(size).toBeChecked()
})
