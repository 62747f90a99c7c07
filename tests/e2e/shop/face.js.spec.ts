import { expect, phone, browserTest as test } from '../../support/shop'

const face = '**/assets/brygada-*.woff2'

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test(`nothing moves when the display face comes late, at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      const shifts: unknown[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.toJSON()))).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
    await page.route(face, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200))
      await route.continue()
    })
    for (const path of ['', 'products/kumo-mug']) {
      const asked = page.waitForResponse(face)
      await page.goto(path)
      await asked
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts), path).toEqual([])
    }
  })
}

test('the pages behind the first have the display face', async ({ page }) => {
  await page.goto('', { waitUntil: 'networkidle' })
  await page.goto('products/kumo-mug', { waitUntil: 'networkidle' })
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
  expect(await loaded()).toContainEqual(expect.stringContaining('Brygada'))
})
