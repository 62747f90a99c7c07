import { ask } from '../../support/ask'
import { expect, test } from '../../support/test'

test('the shop serves the flag of every country itself, for long, and nothing else beside them', async () => {
  const { status, headers } = await ask('/flags/mx.svg', { headers: { 'Accept-Encoding': 'br' } })
  expect([status, headers['content-type'], headers['content-encoding']]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
    'br',
  ])
  expect(headers['cache-control']).toBe('public, max-age=2592000')
  for (const path of ['/flags/zz.svg', '/flags/de', '/flags/un-odd.svg']) expect((await ask(path)).status).toBe(404)
})

async function expectFlags(shop: { url: string }, baseUrl: string, policy: string): Promise<void> {
  const { body, headers } = await ask('/en-de/cart', { at: shop.url })
  expect(body).toContain(`src="${baseUrl}/de.svg"`)
  expect(body).not.toContain('🇩🇪')
  expect(headers['content-security-policy']).toContain(policy)
  const [, lists = ''] = /<link rel="stylesheet" href="(\/flag-lists\.css[^"]*)"/.exec(body) ?? []
  const styles = await ask(lists, { at: shop.url })
  expect(styles.headers['content-type']).toBe('text/css; charset=utf-8')
  expect(styles.body).toContain(`[data-flag=de]::before{background-image:url("${baseUrl}/de.svg")}`)
}

test('flags are the shop’s own pictures where it is set up so, and browsers may load them', async ({ bareShop }) => {
  await expectFlags(bareShop, '/flags', "img-src 'self' data:;")
})

test('flags are pictures of another origin where the shop is set up so, and browsers may load them', async ({
  plainShop,
}) => {
  await expectFlags(plainShop, 'https://flags.example/4x3', "img-src 'self' data: https://flags.example;")
})
