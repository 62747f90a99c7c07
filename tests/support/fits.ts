import { expect, type Page } from '@playwright/test'

/** Holds the page to the width of the window: nothing makes it scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  const measure = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(measure, `pixels beyond the edge of ${page.url()}`).toBeLessThanOrEqual(0)
}
