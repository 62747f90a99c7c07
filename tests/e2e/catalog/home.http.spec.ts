import { languages } from '../../../app/i18n/languages'
import { ask } from '../../support/ask'
import { startHttpShopper } from '../../support/http-shopper'
import { message } from '../../support/messages'
import { expect, test } from '../../support/shop'

test('no product stands twice on the front page', async () => {
  const { browser } = await startHttpShopper()
  const html = await (await browser.get('/en-de')).text()
  const shown = [...html.matchAll(/product-card-title[^>]*>.*?href="([^"?]+)/g)].map(([, path]) => path)
  expect(shown.length).toBeGreaterThan(8)
  expect(shown).toHaveLength(new Set(shown).size)
})

for (const language of languages)
  test(`the front page says in ${language} what the shop promises`, async () => {
    const html = (await ask(`/${language}-de`)).body
    const lines = [...html.matchAll(/<li><svg.*?<\/svg><span>(.*?)<\/span><\/li>/g)].map(([, line = '']) => line)
    // of the settings, the region's ways to send and its ways to pay
    expect(lines.join('\n')).toContain(message(language, 'checkout:payment.manual.label'))
    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(html.indexOf('class="promises"')).toBeLessThan(html.indexOf('product-card'))
  })
