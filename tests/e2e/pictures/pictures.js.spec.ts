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

test('what stands below the products of a list is not seen before they have come', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('categories/all')
  const about = page.locator('main .lead')
  await page.locator('.product-grid').evaluate((grid) => grid.replaceChildren())
  expect((await about.boundingBox())?.y).toBeGreaterThan(phone.height)
})

for (const [path, place, viewport] of [
  ['collections', '.tile', phone],
  ['collections/harbour', '.listing-head', { width: 1280, height: 800 }],
] as const) {
  test(`a picture of a room that is cut off in ${path} loses wall, and nothing of what stands on the floor`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(path)
    const { above, below } = await page.locator(`${place} img:not(.placeholder)`).first().evaluate(readLoss)
    expect(above).toBeGreaterThan(5)
    expect(below).toBe(0)
  })
}

/** How many pixels of a picture, as it is drawn, its box cuts off. */
function readLoss(image: HTMLImageElement): { above: number; below: number } {
  const { width, height } = image.getBoundingClientRect()
  const drawn = Math.max(height, (width * Number(image.getAttribute('height'))) / Number(image.getAttribute('width')))
  const above = (drawn - height) * (parseFloat(getComputedStyle(image).objectPosition.split(' ')[1] ?? '') / 100)
  return { above: Math.round(above), below: Math.round(drawn - height - above) }
}
