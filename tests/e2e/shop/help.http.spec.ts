import { parseHtml } from '../../support/html'
import { ask } from '../../support/ask'
import { expect, test } from '../../support/test'

const paths = ['', '/categories/all', '/products/kumo-mug', '/cart', '/search?q=mug', '/orders/look-up', '/nowhere']

test('help and legal pages are found at the same place, in the same order, on every page', async () => {
  const found = await Promise.all(
    paths.map(async (path) => {
      const { body } = await ask(`/en-de${path}`)
      const links = [...parseHtml(body).querySelectorAll('footer a:not([hreflang])')]
      return links
        .map((link) => link.getAttribute('href'))
        .filter((href) => /\/(pages|orders|gift-card)/.test(href ?? ''))
    }),
  )
  expect(found[0]?.length).toBeGreaterThan(3)
  for (const links of found) expect(links).toEqual(found[0])
})
