import { measureLoad } from '../../support/budgets'
import { type BudgetedPage, pageBudgets } from '../../support/page-budgets'
import { expect, browserTest as test } from '../../support/shop'
import { weighScripts } from '../../../scripts/bench/script-weight.mjs'
import { add } from '../cart/cart-steps'

const pages: BudgetedPage[] = ['home', 'list', 'product', 'cart', 'checkout']

for (const name of pages) {
  test(`${name} stays within what it may weigh, and within the number of its requests`, async ({ page, bowl }) => {
    const { path, html, script, ownScript, requests } = pageBudgets[name]
    if (name === 'cart' || name === 'checkout') {
      await page.goto(`products/${bowl.handle}`)
      await add(page)
    }
    const load = await measureLoad(page, path)
    const { all, ours } = weighScripts()[name]
    expect.soft(load.document, 'HTML').toBeLessThanOrEqual(html)
    expect.soft(all, 'script').toBeLessThanOrEqual(script)
    expect.soft(ours, 'our own script').toBeLessThanOrEqual(ownScript)
    expect.soft(load.requests - load.pictures, 'requests').toBeLessThanOrEqual(requests)
    // a page that could not be opened would weigh little
    expect(load.document, 'HTML').toBeGreaterThan(html / 2)
  })
}
