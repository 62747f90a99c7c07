import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { ask } from '../../support/ask'
import { measureGzip } from '../../support/budgets'
import { seeded } from '../../support/seeded'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'
import { type Language, languages } from '../../../app/i18n/languages'

const mainPicture = /<img [^>]*fetchpriority="high"/
const fromElsewhere = { 'Sec-Fetch-Site': 'cross-site' }

test('the first page of a visit has its stylesheet inside, and the next finds it where the first had it loaded', async () => {
  const [first, next] = [
    await ask('/en-us', { headers: fromElsewhere }),
    await ask('/en-us', { headers: { 'Sec-Fetch-Site': 'same-origin' } }),
  ]
  const [, style = ''] = /<style>(.*)<\/style><\/head>/s.exec(first.body) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(first.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`)
  expect(next.headers['content-security-policy']).toContain("style-src 'self';")
  expect(next.body).not.toContain('<style>')

  const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(next.body) ?? []
  expect(first.body).toContain(`<link media="not all" rel="stylesheet" href="${sheet}"`)
  expect((await ask(sheet)).body.trim()).toBe(style.trim())
})

test('a shared cache keeps both apart, each with a tag of its own', async () => {
  const path = '/en-us/pages/imprint'
  // what other tests add to the menu changes every page
  await expect(async () => {
    const [first, next] = [await ask(path, { headers: fromElsewhere }), await ask(path)]
    expect(first.headers.vary).toMatch(/(^|, *)Sec-Fetch-Site(,|$)/)
    expect(first.headers['cache-control']).toContain('s-maxage')
    const askAgain = async (tag = '') =>
      (await ask(path, { headers: { ...fromElsewhere, 'If-None-Match': tag } })).status
    expect([await askAgain(first.headers.etag), await askAgain(next.headers.etag)]).toEqual([304, 200])
  }).toPass()
})

const toPaths = (language: Language) => ({
  home: `/${language}-us`,
  list: `/${language}-us/categories/all`,
  product: `/${language}-us/products/${seeded(language, 'handle', 'kumo-mug')}`,
})

for (const language of languages) {
  test(`the first 14 kB of a page in ${language} paint it: stylesheet, heading, and what stands beside it`, async () => {
    const { home, list, product } = toPaths(language)
    for (const [path, last] of [
      [home, mainPicture],
      [list, /<\/h1>/],
      [product, mainPicture],
    ] as const) {
      const { body } = await ask(path, { headers: fromElsewhere })
      const end = body.search(last)
      expect(end, path).toBeGreaterThan(body.indexOf('</style>'))
      expect(gzipSync(body.slice(0, end)).length, path).toBeLessThan(14_000)
      expect(body.indexOf('__remixContext'), 'the data of scripts comes last').toBeGreaterThan(
        body.indexOf('</footer>'),
      )
    }
  })

  test(`a page in ${language} weighs at most 21 kB`, async () => {
    for (const path of Object.values(toPaths(language)))
      expect(await measureGzip(readWorld('SHOP_URL') + path), path).toBeLessThan(21_000)
  })
}
