import { readdirSync } from 'node:fs'
import { paths } from '../../../app/paths'
import { ask } from '../../support/ask'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'
import { listAddresses } from '../../support/route-addresses'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Something of every kind that the build and `public/` have. */
function listFiles(): string[] {
  const assets = readdirSync(`${readWorld('VITRINE_BUILD_DIRECTORY')}/client/assets`)
  const kinds = ['.css', '.js', '.woff2', '.svg'].flatMap((end) => assets.find((name) => name.endsWith(end)) ?? [])
  const other = [
    '/favicon.svg',
    '/flags/de.svg',
    '/.well-known/security.txt',
    '/service-worker.js',
    '/healthz',
    '/readyz',
  ]
  return [...kinds.map((name) => `/assets/${name}`), '/assets/none.js', '/none.png', ...other]
}

test('every answer says what it is and in which charset, and browsers guess nothing', async () => {
  const one = ['some-id']
  const known = { addressId: one, cartId: one, code: one, editId: one, orderId: one, returnId: one, token: one }
  const pages = listAddresses({ ...known, locale: ['en-de'], provider: ['email'] })
  const gets = [...pages, ...pages.filter((path) => path.startsWith('/en-de/')).map((path) => `${path}.data`)]
  const posts = [paths.cart('en-de'), paths.preferences(), paths.session(), paths.clientLog(), paths.catalogueHook()]
  const own = { ...form, Origin: new URL(readWorld('SHOP_URL')).origin }
  const toPost = (headers: Record<string, string>) =>
    posts.map((path) => ({ path, method: 'POST', headers, body: 'a=1' }))
  const asked: (NonNullable<Parameters<typeof ask>[1]> & { path: string })[] = [
    ...[...gets, ...listFiles(), '/%', `/${'a'.repeat(5000)}`].map((path) => ({ path })),
    ...toPost(form),
    ...toPost(own),
    { path: paths.cart('en-de'), method: 'POST', headers: own, body: 'x'.repeat(200_000) },
    { path: '/en-de', method: 'DELETE', headers: own },
  ]
  const kinds = new Set<string>()
  for (const { path, ...question } of asked) {
    const { headers, body, status } = await ask(path, question)
    const label = `${question.method ?? 'GET'} ${path.slice(0, 80)} ${status}`
    const type = headers['content-type'] ?? ''
    kinds.add(type.split(';')[0] ?? '')
    expect.soft(status, label).toBeLessThan(500)
    expect.soft(headers['x-content-type-options'], label).toBe('nosniff')
    if (body === '') continue
    expect.soft(type, label).toMatch(/^[a-z]+\/[\w.+-]+/)
    // JSON and what is no text have no charset to say
    if (/^text\/|[/+]xml\b/.test(type)) expect.soft(type.toLowerCase(), label).toMatch(/; ?charset=utf-8$/)
  }
  for (const kind of [
    'text/html',
    'text/css',
    'text/javascript',
    'image/svg+xml',
    'application/xml',
    'application/json',
  ])
    expect([...kinds]).toContain(kind)
})
