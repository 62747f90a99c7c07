import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isBrowsable } from '../../browsable'
import { isFirstVisit } from './first-visit'
import { isAskedAhead, toKey, toPageAsk, toPlainRequest } from './page-ask.server'
import { isLight } from './preferences.server'

function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  return toPageAsk({ method, url, headers: new Headers(headers) }, isBrowsable)
}

it('is for pages that only show something', () => {
  expect(ask('/en-us')).toEqual({ url: '/en-us', light: false, firstVisit: false })
  expect(ask('/de-at/products/becher?variant=1', {}, 'HEAD')).toMatchObject({ url: '/de-at/products/becher?variant=1' })
  for (const url of ['/', '/en-us.data', '/en-us/products/mug.data', '/en-us/cart', '/en-us/search?q=mug', '/merchant'])
    expect(ask(url), url).toBeNull()
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect(ask('/en-us', {}, method), method).toBeNull()
})

it('is for an address as links write it alone: of the others anybody makes up as many as they like', () => {
  for (const path of ['/ja-jp/products/%E3%83%9E%E3%82%B0', '/ar-ae/categories/all', '/en-us/products/mug-2'])
    expect(ask(path), path).not.toBeNull()
  const odd = ['m%75g', '%e3%83%9e', 'mug#x', 'm%C3%', 'mug;v=1', 'a\\b', 'a%00%2', '%2525 ']
  for (const handle of odd) expect(ask(`/en-us/products/${handle}`), handle).toBeNull()
})

it('knows a page that nobody has asked to see', () => {
  expect(isAskedAhead(new Headers({ 'Sec-Purpose': 'prefetch;prerender' }))).toBe(true)
  expect(isAskedAhead(new Headers())).toBe(false)
})

const headerArbitrary = fc.record(
  {
    'Save-Data': fc.constantFrom('on', 'off', 'on, on', '1', ''),
    ECT: fc.constantFrom('2g', 'slow-2g', '3g', '4g', '2G'),
    'Sec-Fetch-Site': fc.constantFrom('none', 'cross-site', 'same-origin', 'same-site', 'x'),
    Cookie: fc.constantFrom('_ga=1', '', 'x', '=; ;', 'visit', '"visit"=1'),
    'Accept-Language': fc.constantFrom('de', 'ar;q=1'),
    'X-Forwarded-Host': fc.constantFrom('evil.example', '"><script>'),
    Host: fc.constantFrom('shop.example', 'evil.example:1'),
    'User-Agent': fc.string(),
    Range: fc.constant('bytes=0-1'),
  },
  { requiredKeys: [] },
)
const urlArbitrary = fc.constantFrom(
  '/en-us',
  '/en-us?',
  '/de-at',
  '/en-us/products/mug?a=b',
  '/en-us//x',
  '/en-us?x=%',
)

it('is made by a request that says what the page depends on, and nothing else of the visitor', () => {
  const property = fc.property(urlArbitrary, headerArbitrary, (url, given) => {
    const said = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value.replace(/[^ -~]/g, '')]))
    const found = ask(url, said)
    if (!found) return
    const { headers, url: address, method } = toPlainRequest(found, 'https://shop.example')
    expect(address).toBe(new URL(`https://shop.example${url}`).href)
    expect(method).toBe('GET')
    expect([...headers.keys()].filter((name) => !['save-data', 'sec-fetch-site'].includes(name))).toEqual([])
    expect(isLight(headers, null)).toBe(isLight(new Headers(said), null))
    expect(isFirstVisit(headers)).toBe(isFirstVisit(new Headers(said)))
    expect(toPageAsk({ method, url, headers }, isBrowsable), 'it asks for the same').toEqual(found)
  })
  fc.assert(property, { numRuns: 300 })
})

it('has another key for whatever makes another page', () => {
  const asks = ['/en-us', '/en-us?', '/de-at', '/en-us?a=1'].flatMap((url) =>
    [true, false].flatMap((light) => [true, false].map((firstVisit) => ({ url, light, firstVisit }))),
  )
  expect(new Set(asks.map(toKey)).size).toBe(asks.length)
})
