import { expect, type Page } from '@playwright/test'
import { HttpPage } from './shopper/http-page'
import { requireBrowserPage } from './shopper/browser-page'
import { type ShopPage } from './shopper/shopper'

/** Holds the page to the width of the window: nothing makes it scroll sideways. */
export async function expectFits(page: ShopPage): Promise<void> {
  if (!(page instanceof HttpPage)) return expectDrawnToFit(requireBrowserPage(page))
  const drawn = await page.draw()
  await expectDrawnToFit(drawn)
  await drawn.close()
}

async function expectDrawnToFit(page: Page): Promise<void> {
  const measure = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(measure, `pixels beyond the edge of ${page.url()}`).toBeLessThanOrEqual(0)
}
