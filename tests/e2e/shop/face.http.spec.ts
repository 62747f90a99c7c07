import { ask } from '../../support/ask'
import { expect, test } from '../../support/test'

// with all that Western European languages need
const heaviest = 16_000

test('the display face comes from the shop itself, once and for good, and no page waits for it', async () => {
  const { body } = await ask('/en-us', { headers: { 'Sec-Fetch-Site': 'cross-site' } })
  const rules = body.match(/@font-face\{[^}]*Brygada[^}]*\}/g) ?? []
  expect(rules.length).toBeGreaterThan(0)
  for (const rule of rules) {
    expect(rule).toContain('font-display:optional')
    expect(rule).toMatch(/url\(\/assets\/[\w-]+\.woff2\)/)
  }
  expect(body).not.toMatch(/<link [^>]*as="font"/)

  const [, face = ''] = /url\((\/assets\/brygada-1918-latin-500[^)]*)\)/.exec(body) ?? []
  const { status, headers } = await ask(face)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'font/woff2',
    'public, max-age=31536000, immutable',
  ])
  expect(Number(headers['content-length'])).toBeLessThan(heaviest)
  // what is fetched ahead has no room for it: a page without it is a page
  expect((await ask('/service-worker.js')).body).not.toContain('.woff2')
})
