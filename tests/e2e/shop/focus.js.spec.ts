import { type Locator, type Page } from '@playwright/test'
import { expect, browserTest as test } from '../../support/shop'
import { makeMug, toProductPath } from '../cart/cart-steps'
import { fillBag, makeBowl } from '../checkout/checkout-steps'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a page that is reached by script is heard by its heading, once', async ({ page, t }) => {
  await page.goto('')
  await expect(heading(page)).not.toBeFocused()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('common:footer.look-up') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('orders:look-up.title') })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(0)
})

test('another page of a list begins above its products', async ({ page, t }) => {
  await page.goto('categories/all')
  const pages = page.getByRole('navigation', { name: t('common:pagination.label') })
  await pages.getByRole('link', { name: t('common:pagination.page', { page: 2 }), exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => isAboveProducts(page)).toBe(true)
  const next = pages.getByRole('link', { name: t('common:pagination.next') })
  while (await next.isVisible()) {
    const before = page.url()
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(before)
    await expect.poll(() => isAboveProducts(page)).toBe(true)
  }
})

test('what is put aside or back leaves the focus at the heading of its list, and is said', async ({
  page,
  admin,
  t,
}) => {
  const [mug, bowl] = [await makeMug(admin, 'Focused mug'), await makeBowl(admin, 'Focused bowl')]
  for (const product of [mug, bowl]) await fillBag(page, product)
  await page.goto('cart')
  const region = page.locator('main .flash')
  const title = t('common:punctuation.choice', { title: mug.title, choice: 'Small' })
  await page.getByRole('button', { name: t('cart:lines.save-label', { title }) }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('cart:title') })).toBeFocused()
  await expect(region).toHaveRole('status')
  await expect(region).toContainText(t('cart:done.saved', { title }))
  const other = t('common:punctuation.choice', { title: bowl.title, choice: 'Small' })
  await page.getByRole('button', { name: t('cart:lines.save-label', { title: other }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart:empty.title') })).toBeFocused()
  await page.getByRole('button', { name: t('cart:saved.take-back-label', { title }) }).click()
  await expect(page.getByRole('heading', { level: 2, name: t('cart:saved.heading') })).toBeFocused()
  await page.getByRole('button', { name: t('cart:saved.take-back-label', { title: other }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart:title') })).toBeFocused()
})

test('a click beside everything is no lost focus', async ({ page, admin, t }) => {
  const mug = await makeMug(admin, 'Left mug')
  await fillBag(page, mug)
  await page.goto('cart')
  const title = t('common:punctuation.choice', { title: mug.title, choice: 'Small' })
  await page.getByRole('button', { name: t('cart:lines.save-label', { title }) }).focus()
  await page.locator('body').click({ position: { x: 5, y: 400 } })
  await page.evaluate(() => document.querySelector('[data-testid=cart-line]')?.remove())
  await page.waitForTimeout(100)
  await expect(heading(page)).not.toBeFocused()
})

test('what is chosen looks another when it has the focus, in forced colours too', async ({ page, admin, t }) => {
  const mug = await makeMug(admin, 'Ringed mug')
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors })
    await page.goto(toProductPath(mug, 'Small'))
    const small = page.getByRole('main').getByRole('radio', { name: 'Small' })
    await expectFocusSeen(small.locator('..'), small)
    await page.goto('categories/all')
    const name = t('common:pagination.page', { page: 1 })
    await expectFocusSeen(page.getByRole('main').getByRole('link', { name, exact: true }))
    await page.goto('products/isla-vase')
    await expectFocusSeen(page.locator('.thumbnails [aria-current]'))
  }
})

/** The focus stands in the page, before the first product. */
function isAboveProducts(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const product = document.querySelector('main article')
    const place = product && document.activeElement?.compareDocumentPosition(product)
    return document.activeElement !== document.body && place === Node.DOCUMENT_POSITION_FOLLOWING
  })
}

/** Holds a link, or what a control is seen by, to a ring while it has the focus. */
async function expectFocusSeen(link: Locator, control = link): Promise<void> {
  const read = () =>
    link.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle === 'none' ? '' : outlineWidth
    })
  await expect(link).toBeVisible()
  expect(await read(), 'nothing rings what has no focus').toBe('')
  await link.page().keyboard.press('Tab')
  await control.focus()
  expect(await read(), 'a ring marks the focus').not.toBe('')
}
