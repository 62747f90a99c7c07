import { startHttpShopper } from '../../support/http-shopper'
import { expect, test } from '../../support/shop'

test('no product stands twice on the front page', async () => {
  const { browser } = await startHttpShopper()
  const html = await (await browser.get('/en-de')).text()
  const shown = [...html.matchAll(/product-card-title[^>]*>.*?href="([^"?]+)/g)].map(([, path]) => path)
  expect(shown.length).toBeGreaterThan(8)
  expect(shown).toHaveLength(new Set(shown).size)
})
