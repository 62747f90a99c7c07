import { expect, test } from '@playwright/test'
import { ask } from '../support/ask'
import { startStorefront } from '../support/storefront'

test('the shop serves the flag of every country itself, for long, and nothing else beside them', async () => {
  const { status, headers } = await ask('/flags/mx.svg', { headers: { 'Accept-Encoding': 'br' } })
  expect([status, headers['content-type'], headers['content-encoding']]).toEqual([200, 'image/svg+xml', 'br'])
  expect(headers['cache-control']).toBe('public, max-age=2592000')
  for (const path of ['/flags/zz.svg', '/flags/de', '/flags/un-odd.svg']) expect((await ask(path)).status).toBe(404)
})

for (const [baseUrl, policy] of [
  ['/flags', "img-src 'self' data:;"],
  ['https://flags.example/4x3', "img-src 'self' data: https://flags.example;"],
] as const) {
  test(`flags are pictures of ${baseUrl} where the shop is set up so, and browsers may load them`, async () => {
    const shop = await startStorefront({ env: { FLAG_STYLE: 'image', FLAG_ICON_BASE_URL: baseUrl } })
    try {
      const { body, headers } = await ask('/en-de/cart', { at: shop.url })
      expect(body).toContain(`src="${baseUrl}/de.svg"`)
      expect(body).not.toContain('🇩🇪')
      expect(headers['content-security-policy']).toContain(policy)
    } finally {
      await shop.stop()
    }
  })
}
