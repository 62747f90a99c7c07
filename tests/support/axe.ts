import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { requireBrowserPage } from './shopper/browser-page'
import { type ShopPage } from './shopper/shopper'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const whole: RunOptions['runOnly'] = { type: 'tag', values: [...wcag, 'best-practice'] }

// what the colour scheme can change
const colors: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Holds the page as it stands to WCAG 2.2 AA and axe's best practices, in light and in dark. Needs script. */
export function expectAccessible(shown: ShopPage): Promise<void> {
  return expectNoViolations(shown, whole)
}

/** Holds a mail to WCAG 2.2 AA, in light and in dark; the landmarks around it are those of who shows it. */
export function expectMailAccessible(shown: ShopPage): Promise<void> {
  return expectNoViolations(shown, { type: 'tag', values: wcag })
}

async function expectNoViolations(shown: ShopPage, rules: RunOptions['runOnly']): Promise<void> {
  const page = requireBrowserPage(shown)
  // what is on its way to another sum is pale until it is there
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await bringAxe(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settleColors(page)
    const told = await listViolations(page, colorScheme === 'light' ? rules : colors)
    expect(told, `axe on ${page.url()} in ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/** Once for each document: reading its half a megabyte costs more than all its rules. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
}

function listViolations(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  return page.evaluate(async (rules) => {
    const inPage = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await inPage.run({ runOnly: rules, resultTypes: ['violations'], preload: false })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
    )
  }, runOnly)
}

/** Waits until no colour is on its way from one scheme to the other: transitions go on with frames only. */
async function settleColors(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}
