import { type Page } from '@playwright/test'
import { requireBrowserPage } from '../../support/shopper/browser-page'
import { expect, phone, type ShopPage, test } from '../../support/shop'

const list = 'categories/tableware'

async function openList(shown: ShopPage, path = list) {
  const page = requireBrowserPage(shown)
  await page.goto(path, { waitUntil: 'networkidle' })
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('.second') })
    .first()
  await expect(card).toBeAttached()
  return { page, card, row: card.locator('.shots') }
}

function countSeen(page: Page): Promise<number> {
  return page
    .locator('.second img')
    .evaluateAll((pictures: HTMLImageElement[]) => pictures.filter(({ naturalWidth }) => naturalWidth > 0).length)
}

const title = 'a second picture is seen while the pointer rests on a card, and no browser has asked for it before'

test(title, { tag: '@browser' }, async ({ page: shown, scripting }) => {
  const { page, card } = await openList(shown)
  expect(await countSeen(page)).toBe(0)
  await card.hover()
  await expect.poll(() => countSeen(page)).toBe(scripting ? 1 : 0)
  await expect(card.locator('.second')).toBeVisible({ visible: scripting })
})

test.describe('under a finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  /** Draws the row by its width, against the direction of reading, as a finger does. */
  async function draw(page: Page, row: ReturnType<Page['locator']>) {
    await row.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const forward = (await row.evaluate((box) => getComputedStyle(box).direction)) === 'rtl' ? 1 : -1
    const session = await page.context().newCDPSession(page)
    const [middle, down] = [x + width / 2, y + height / 2]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: moved === undefined ? [] : [{ x: middle + forward * moved, y: down }],
      })
    await touch('touchStart', -width / 4)
    for (let moved = -width / 4; moved < width / 2; moved += 10) await touch('touchMove', moved)
    await touch('touchEnd')
    return { middle, down }
  }

  const lists = [list, '/ar-de/categories/all']
  for (const path of lists) {
    const drawn = `a finger draws a second picture in, which no browser has asked for before, and a tap leads to the product: ${path}`

    test(drawn, { tag: '@browser' }, async ({ page: shown, scripting }) => {
      const { page, card, row } = await openList(shown, path)
      const name = await card.getByRole('heading').innerText()
      const before = await card.boundingBox()
      expect(await countSeen(page)).toBe(0)
      if (!scripting) return

      const { middle, down } = await draw(page, row)
      await expect.poll(() => countSeen(page)).toBe(1)
      await expect.poll(() => row.evaluate((box) => Math.abs(box.scrollLeft) / box.clientWidth)).toBeCloseTo(1, 1)
      expect(await card.boundingBox()).toMatchObject({ width: before?.width, height: before?.height })
      await page.touchscreen.tap(middle, down)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    })
  }

  test.describe('that is not there any more', () => {
    test.use({ expectedErrors: [/^image answered 404: /] })

    test('the first picture stays alone', { tag: '@browser' }, async ({ page: shown, scripting }) => {
      test.skip(!scripting, 'there is none')
      const { page, card: found } = await openList(shown)
      const name = await found.getByRole('heading').innerText()
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
      const source = card.locator('.second source')
      const address = (await source.getAttribute('srcset')) ?? ''
      await page.route(
        (url) => url.href.endsWith(address),
        (route) => route.fulfill({ status: 404 }),
      )
      await draw(page, card.locator('.shots'))
      await expect(source).toHaveCount(0)
      await expect.poll(() => card.locator('.shots').evaluate((box) => box.scrollLeft)).toBe(0)
    })
  })
})
