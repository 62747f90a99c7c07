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

for (const language of languages)
  test(`the front page tells in ${language} who makes the things, and leads to all of theirs`, async () => {
    const html = (await ask(`/${language}-de`)).body
    const [makers = ''] = /<section [^>]*aria-labelledby="makers".*?<\/section>/s.exec(html) ?? []
    expect(makers).toContain(message(language, 'catalog:home.makers'))
    const told = [...makers.matchAll(/<a [^>]*href="([^"]+)">([^<]+)<\/a><\/h3><p[^>]*>([^<]+)<\/p>/g)]
    expect(told.map(([, , name]) => name)).toContain('Aske')
    // its own words in each language
    expect(makers).not.toContain(' lang="')
    for (const [, path = '', name = ''] of told) {
      const { status, body } = await ask(path)
      expect(status, path).toBe(200)
      expect(body.match(/product-card-title/g)?.length, path).toBeGreaterThanOrEqual(3)
      expect(body, path).toContain(name)
    }
  })
