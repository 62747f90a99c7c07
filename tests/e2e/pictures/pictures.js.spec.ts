import { expect, phone, browserTest as test } from '../../support/shop'

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test(`nothing moves while pages load at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      const shifts: unknown[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.toJSON()))).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
    for (const path of ['', 'categories/all', 'products/kumo-mug']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.mouse.wheel(0, 3000)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts), path).toEqual([])
    }
  })
}
