import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { requireBrowserPage } from './shopper/browser-page'
import { type ShopPage } from './shopper/shopper'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// what the colour scheme can change
const colorRules = ['color-contrast', 'link-in-text-block']

/** Holds the page as it stands to WCAG 2.2 AA and axe's best practices, in light and in dark. Needs script. */
export async function expectAccessible(shown: ShopPage): Promise<void> {
  const page = requireBrowserPage(shown)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settleColors(page)
    // pages of the shop have no frames, for which axe would open another page to put its findings together
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await (colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(colorRules)).analyze()
    const told = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
    )
    expect(told, `axe on ${page.url()} in ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/** Waits until no colour is on its way from one scheme to the other: transitions go on with frames only. */
async function settleColors(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}
