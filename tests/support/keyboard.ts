import { type Page } from '@playwright/test'
import { expect } from './shopper/expect'
import { type ShopLocator } from './shopper/shopper'

/**
 * Presses Tab until `target` has the focus, and holds every stop on the way to WCAG 2.2: the focus is to be seen
 * (2.4.7), and nothing lies over all of it (2.4.11).
 * @param most stops; the page's own are fewer
 */
export async function tabTo(page: Page, target: ShopLocator, most = 120): Promise<void> {
  const isThere = () => target.evaluateAll(([element]) => element === document.activeElement)
  await expect(target).toBeVisible()
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await describeUnseenFocus(page), `the focus on ${page.url()}`).toBe('')
    if (await isThere()) return
  }
  throw new Error(`${target} is not among the first ${most} stops of ${page.url()}`)
}

/** Empty where the focus is to be seen; else which element has it, and what is wrong. */
function describeUnseenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return ''
    const name = focused.outerHTML.slice(0, 120)
    // a control may lie transparent over its label, which then shows the focus for it
    const marked = [focused, focused.parentElement, focused.nextElementSibling].some((element) => {
      const style = element && getComputedStyle(element)
      return style && ((style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none')
    })
    if (!marked) return `nothing marks ${name}`
    const shown = focused.closest('label') ?? focused
    const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect()
    const parts = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
    const isSeen = parts.some(([x, y]) => {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
      return top && shown.contains(top)
    })
    return isSeen ? '' : `something lies over ${name}`
  })
}
