import { expect, test } from 'vitest'
import { toOrigin, toSearchPath } from './search-path'

test('an address holds what is needed and nothing else', () => {
  expect(toSearchPath('de-at', { query: '', from: null })).toBe('/de-at/search')
  const path = toSearchPath('de-at', { query: 'a&b=c #', from: '/de-at/products/x?variant=1' })
  expect(path).toMatch(/^\/de-at\/search\?/)
  const params = new URL(path, 'http://shop.invalid').searchParams
  expect(Object.fromEntries(params)).toEqual({ q: 'a&b=c #', from: '/de-at/products/x?variant=1' })
})

test('a search leads back to the page that it was opened from, however often it is changed', () => {
  const page = { pathname: '/en-us/products/mug', search: '?variant=1' }
  const from = toOrigin('en-us', page)
  expect(from).toBe('/en-us/products/mug?variant=1')
  const search = new URL(toSearchPath('en-us', { query: 'lamp', from }), 'http://shop.invalid')
  expect(toOrigin('en-us', search)).toBe(from)
})

test('a search in another language leads back to the page in that language', () => {
  const search = { pathname: '/de-at/search', search: '?q=lampe&from=/en-us/cart' }
  expect(toOrigin('de-at', search)).toBe('/de-at/cart')
})

test('a page whose query would make the address too long is led back to without it', () => {
  const page = { pathname: '/en-us/categories/all', search: `?color=${'x'.repeat(2000)}` }
  expect(toOrigin('en-us', page)).toBe('/en-us/categories/all')
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  'a search never leads to %j',
  (from) => {
    const search = `?${new URLSearchParams({ q: 'lamp', from })}`
    expect(toOrigin('en-us', { pathname: '/en-us/search', search })).toBeNull()
  },
)
