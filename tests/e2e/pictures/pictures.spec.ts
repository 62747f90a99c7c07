import { browserTest, expect, phone, test } from '../../support/shop'

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    browserTest(
      'pictures have their room, and something to see in it, before they come',
      { tag: '@browser' },
      async ({ page, light }) => {
        const card = page
          .getByRole('main')
          .getByRole('article')
          .filter({ has: page.locator('img') })
          .first()
        const placeholder = card.locator('.placeholder')
        // learned when the first visitor came by; the light version has the room alone
        await expect(async () => {
          await page.goto('categories/home')
          await expect(placeholder).toHaveCount(light ? 0 : 1, { timeout: 1_000 })
        }).toPass()
        let release = () => {}
        const released = new Promise<void>((resolve) => (release = resolve))
        await page.route('**/images/**', async (route) => {
          await released
          await route.continue()
        })
        await page.goto('categories/home', { waitUntil: 'domcontentloaded' })
        await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
        if (!light) {
          await expect.poll(() => placeholder.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(16)
        }
        const picture = card.locator('img:not(.placeholder, .second img)')
        expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0)
        const before = [await card.boundingBox(), await picture.boundingBox()]
        release()
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(16)
        expect([await card.boundingBox(), await picture.boundingBox()]).toEqual(before)
      },
    )
  })
}

test('only the main picture of a product is loaded first, and none beyond the screen', async ({ page }) => {
  await page.goto('products/kumo-mug')
  const gallery = page.getByRole('main').locator('.gallery img:not(.placeholder)')
  await expect(gallery.first()).toHaveAttribute('fetchpriority', 'high')
  await expect(gallery.first()).not.toHaveAttribute('loading', /./)
  expect(await gallery.count()).toBeGreaterThan(1)
  for (const picture of (await gallery.all()).slice(1)) await expect(picture).toHaveAttribute('loading', 'lazy')
})
