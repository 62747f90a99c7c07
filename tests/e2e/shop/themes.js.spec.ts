import { readFileSync } from 'node:fs'
import { listThemes } from '../../../scripts/build-settings.mjs'
import { expectAccessible } from '../../support/axe'
import { expectFits } from '../../support/fits'
import { expect, browserTest as test } from '../../support/shop'
import { makeMug, toProductPath } from '../cart/cart-steps'
import { fillBag } from '../checkout/checkout-steps'

// what all other tests are run with
const built = 'vitrine'

for (const theme of listThemes().filter((name) => name !== built)) {
  test(`the shop in the theme ${theme} has no barrier, and fits a phone`, async ({ page, admin }) => {
    test.setTimeout(120_000)
    const mug = await makeMug(admin, 'Dressed mug')
    await fillBag(page, mug)
    // its face is fetched by the name that only a build knows
    const rules = readFileSync(`app/themes/${theme}.css`, 'utf8').replace(/@font-face \{[^}]*\}/g, '')
    for (const path of ['', 'categories/all', toProductPath(mug), 'cart', 'checkout/address', 'orders/look-up']) {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(path)
      // the shop is built with one of them: the tokens of another come after its own, which stand in a layer
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        document.adoptedStyleSheets.push(sheet)
      }, rules)
      const paper = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'))
      expect(rules, page.url()).toContain(`--paper: ${paper};`)
      await expectFits(page)
      await page.setViewportSize({ width: 1280, height: 800 })
      await expectAccessible(page)
    }
  })
}
