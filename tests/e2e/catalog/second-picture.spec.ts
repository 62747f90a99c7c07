import { requireBrowserPage } from '../../support/shopper/browser-page'
import { expect, test } from '../../support/shop'

const title = 'a second picture is seen while the pointer rests on a card, and no browser has asked for it before'

test(title, { tag: '@browser' }, async ({ page: shown, scripting }) => {
  const page = requireBrowserPage(shown)
  await page.goto('categories/tableware', { waitUntil: 'networkidle' })
  const card = page.getByRole('article').filter({ has: page.locator('.second') })
  const countSeen = () =>
    page
      .locator('.second img')
      .evaluateAll((pictures: HTMLImageElement[]) => pictures.filter(({ naturalWidth }) => naturalWidth > 0).length)
  await expect(card.first()).toBeAttached()
  expect(await countSeen()).toBe(0)
  await card.first().hover()
  await expect.poll(countSeen).toBe(scripting ? 1 : 0)
  await expect(card.first().locator('.second')).toBeVisible({ visible: scripting })
})
