import { expect, phone, browserTest as test } from '../../support/shop'
import { add, makeMug, toProductPath } from './cart-steps'

interface Shift {
  value: number
  hadRecentInput: boolean
}

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test(`nothing moves when something was added, however late its answer, at ${viewport.width} pixels`, async ({
    page,
    admin,
  }) => {
    const mug = await makeMug(admin, 'Quiet mug')
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      const shifts: unknown[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.toJSON()))).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
    // later than what a browser takes for the answer to a tap
    const late = (part: string) =>
      page.route(part, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 900))
        await route.continue()
      })
    await late('**/assets/in-bag-*.js')
    await late('**/cart?*')
    await page.goto(toProductPath(mug), { waitUntil: 'networkidle' })
    await add(page)
    await expect(page.getByTestId('in-bag')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await add(page)
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
    expect(shifts.filter(({ hadRecentInput }) => !hadRecentInput)).toEqual([])
  })
}
