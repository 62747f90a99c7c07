import { type Page } from '@playwright/test'
import { expect, phone, browserTest as test } from '../../support/shop'

const list = 'categories/tableware'

/** The pointer rests on the picture of a card, in a list at rest. */
async function hoverCard(page: Page) {
  await page.goto(list, { waitUntil: 'networkidle' })
  const card = page.getByRole('article').nth(5)
  await card.scrollIntoViewIfNeeded()
  const path = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? ''
  const box = (await card.locator('.picture').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  return { x, y, isProduct: (url: URL) => url.pathname === path }
}

const isList = (url: URL) => url.pathname.endsWith(list)

function countEntries(page: Page): Promise<number> {
  return page.evaluate(() => history.length)
}

test('a product opens when the mouse is pressed on its card, once', async ({ page }) => {
  const { isProduct } = await hoverCard(page)
  const before = await countEntries(page)
  await page.mouse.down()
  await expect(page).toHaveURL(isProduct)
  await expect(page.getByTestId('add-to-cart')).toBeVisible()
  await page.mouse.up()
  // it is over: another press elsewhere takes nothing back
  await page.mouse.click(5, 5)
  await expect(page).toHaveURL(isProduct)
  await page.goBack()
  await expect(page).toHaveURL(isList)
  expect(await countEntries(page)).toBe(before + 1)
})

test.describe('a press that is taken back', () => {
  // as the browser calls a picture on its way that turns back
  test.use({ expectedErrors: [/Transition was skipped/] })

  test('by releasing it elsewhere leads to where they were', async ({ page }) => {
    const { isProduct } = await hoverCard(page)
    const scrolled = await page.evaluate(() => scrollY)
    expect(scrolled).toBeGreaterThan(0)
    await page.mouse.down()
    await expect(page).toHaveURL(isProduct)
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(page).toHaveURL(isList)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  })
})

test('a press that is taken back before the page has come leads nowhere, and the link is dragged', async ({ page }) => {
  const { x, y } = await hoverCard(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/products/*.data*', async (route) => {
    await held
    await route.continue()
  })
  const before = await countEntries(page)
  const dragged = page.evaluate(() => new Promise((resolve) => addEventListener('dragstart', () => resolve(true))))
  await page.mouse.down()
  await page.mouse.move(x + 40, y + 40, { steps: 5 })
  expect(await dragged).toBe(true)
  answer()
  await page.mouse.up()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(isList)
  expect(await countEntries(page)).toBe(before)
})

test('the second click of a double click presses nothing on the page that has opened', async ({ page }) => {
  // while a picture is on its way nothing can be pressed
  await page.addInitScript('delete Document.prototype.startViewTransition')
  const { x, y, isProduct } = await hoverCard(page)
  await page.mouse.down({ clickCount: 1 })
  await page.mouse.up({ clickCount: 1 })
  await expect(page).toHaveURL(isProduct)
  await expect(page.getByTestId('add-to-cart')).toBeVisible()
  // something of the new page, which the second click would press, wherever it lies
  await page.evaluate(
    ([left, top]) => {
      const button = document.createElement('button')
      button.style.cssText = `position: fixed; z-index: 99; left: ${left}px; top: ${top}px; width: 40px; height: 40px`
      button.onclick = () => document.body.setAttribute('data-pressed', '')
      document.body.append(button)
    },
    [x - 20, y - 20] as const,
  )
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(page.locator('body')).not.toHaveAttribute('data-pressed')
  await page.mouse.click(x, y)
  await expect(page.locator('body')).toHaveAttribute('data-pressed')
})

test('a key held down leaves the link to the browser, which opens a tab at the release', async ({ page, context }) => {
  await hoverCard(page)
  await page.keyboard.down('Control')
  await page.mouse.down()
  const opened = context.waitForEvent('page')
  await page.mouse.up()
  await opened
  await page.keyboard.up('Control')
  await expect(page).toHaveURL(isList)
})

test.describe('under a finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a card is gone to when the finger lifts, and not by one that scrolls', async ({ page }) => {
    const { x, y, isProduct } = await hoverCard(page)
    const touch = await page.context().newCDPSession(page)
    // a finger that comes down while the page still moves stops it, and presses nothing
    const rests = page.evaluate(() => new Promise((resolve) => addEventListener('scrollend', () => resolve(null))))
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - 80 }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await rests
    await expect(page).toHaveURL(isList)
    await page.getByRole('article').nth(5).locator('.picture').tap()
    await expect(page).toHaveURL(isProduct)
  })
})
