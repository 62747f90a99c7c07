import { requireBrowserPage } from '../../support/shopper/browser-page'
import { expect, phone, test } from '../../support/shop'

test.use({ viewport: phone, hasTouch: true, isMobile: true })

const title =
  'a finger draws a second picture in, which no browser has asked for before, and a tap leads to the product'

test(title, { tag: '@browser' }, async ({ page: shown, scripting }) => {
  const page = requireBrowserPage(shown)
  await page.goto('categories/tableware', { waitUntil: 'networkidle' })
  const card = page.getByRole('article').filter({ has: page.locator('.second') })
  const countSeen = () =>
    page
      .locator('.second img')
      .evaluateAll((pictures: HTMLImageElement[]) => pictures.filter(({ naturalWidth }) => naturalWidth > 0).length)
  const name = await card.first().getByRole('heading').innerText()
  expect(await countSeen()).toBe(0)
  if (!scripting) return

  const pictures = card.first().locator('.shots')
  const { x, y, width, height } = (await pictures.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const [middle, down] = [x + width / 2, y + height / 2]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: moved === undefined ? [] : [{ x: middle + moved, y: down }],
    })
  await touch('touchStart', width / 4)
  for (let moved = width / 4; moved > -width / 2; moved -= 10) await touch('touchMove', moved)
  await touch('touchEnd')
  await expect.poll(countSeen).toBe(1)
  await expect.poll(() => pictures.evaluate((box) => Math.round(box.scrollLeft))).toBe(Math.round(width))
  await page.touchscreen.tap(middle, down)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})
