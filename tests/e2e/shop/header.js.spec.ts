import { languages } from '../../../app/i18n/languages'
import { browserTest as test, expect, phone } from '../../support/shop'

const widths = [1024, 1280, 1440, 1920]

for (const language of languages)
  test(`in ${language} the header is one line on every screen that has the bar`, async ({ page }) => {
    await page.goto(`/${language}-us/cart`)
    // `createTestCatalogue` gives all pages one category more for a while
    const strange = page.locator('.site-menu-list > li').filter({ hasText: /^Narrow/ })
    await strange.evaluateAll((parts) => parts.forEach((part) => part.remove()))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const tops = await page
        .locator('.site-menu-list > li:visible, .site-header-end > :visible')
        .evaluateAll((parts) =>
          parts.map((part) => part.getBoundingClientRect()).map((box) => box.top + box.height / 2),
        )
      expect(Math.max(...tops) - Math.min(...tops), `${width} px`).toBeLessThan(4)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width)
    }
  })

for (const language of ['en', 'ar'])
  test(`in ${language} a phone has room for the shop’s name beside menu and bag, however long it is`, async ({
    page,
  }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(`/${language}-us/cart`)
      for (const name of ['Porzellanmanufaktur', 'Northern Lights Store', 'WUNDERKAMMER MÜNCHEN']) {
        await page.locator('.site-header-bar > .wordmark').evaluate((mark, text) => {
          mark.textContent = text
          mark.setAttribute('data-long', '')
        }, name)
        const boxes = await page
          .locator('.site-header-bar > :is(.menu-open, .wordmark), .site-header-end > :visible')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
        const inOrder = boxes.toSorted((one, other) => one.left - other.left)
        for (const [place, { right }] of inOrder.entries())
          expect(right, `${name} at ${width} px`).toBeLessThanOrEqual(inOrder[place + 1]?.left ?? width)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width)
        const bar = await page.locator('.site-header-bar').boundingBox()
        expect(bar?.height, name).toBeLessThanOrEqual(72)
      }
    }
  })

for (const language of ['en', 'fr', 'es', 'ar'])
  test(`in ${language} the sign that opens a guarantee stands beside its last word on a phone`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(`/${language}-de/products/brava-casserole`)
    const summary = page.getByTestId('garan').locator('summary')
    const gap = await summary.evaluate((line) => {
      const words = document.createRange()
      words.selectNodeContents(line.children[1] ?? line)
      const lines = [...words.getClientRects()]
      const last = lines.at(-1)
      const sign = line.querySelector('.icon')?.getBoundingClientRect()
      if (!last || !sign) return null
      // figures run against the words around them, so the last piece need not be the one at the end of the line
      const pieces = lines.filter(({ bottom }) => Math.abs(bottom - last.bottom) < 8)
      const beside = Math.min(...pieces.map((piece) => Math.max(sign.left - piece.right, piece.left - sign.right)))
      return { beside, below: Math.abs(sign.top + sign.bottom - last.top - last.bottom) / 2 }
    })
    expect(gap?.below).toBeLessThan(8)
    expect(gap?.beside).toBeLessThan(16)
    expect(gap?.beside).toBeGreaterThanOrEqual(0)
  })
