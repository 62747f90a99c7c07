import { describe, expect, it } from 'vitest'
import { toCallbackPath } from './callback-url'

const shop = { origin: 'https://shop.example', authBase: '/api/auth', fallback: '/en-us' }

describe('a callback URL', () => {
  it.each([
    ['/de-at/account', '/de-at/account'],
    ['/de-at/cart?x=1&y=%2F#top', '/de-at/cart?x=1&y=%2F#top'],
    ['https://shop.example', '/'],
    ['https://shop.example/de-at/cart?x=1', '/de-at/cart?x=1'],
    ['/de-at/search?q=https://evil.example', '/de-at/search?q=https://evil.example'],
    ['/api/authors', '/api/authors'],
  ])('%s leads to %s', (value, path) => {
    expect(toCallbackPath(value, shop)).toBe(path)
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    'https://evil.example',
    'HTTPS://EVIL.example/de-at',
    'http://shop.example/de-at',
    'https:evil.example',
    'https:/evil.example',
    'https://shop.example@evil.example/',
    'https://shop.example:pass@evil.example/',
    'https://shop.example.evil.example/',
    'https://shop.example\\@evil.example',
    'https://shop.example//evil.example',
    'https://shop.example:8443/',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '\n//evil.example',
    ' //evil.example',
    '%2F%2Fevil.example',
    'evil.example',
    `/${'x'.repeat(3000)}`,
    '',
    null,
    ['/de-at'],
  ])('%j leads to the fallback', (value) => {
    expect(toCallbackPath(value, shop)).toBe('/en-us')
  })

  it.each(['/%2F/evil.example', '/%5Cevil.example', '/de-at/@evil.example', '/https://evil.example'])(
    '%s stays in the shop however it is read',
    (value) => {
      const path = toCallbackPath(value, shop)
      expect(new URL(path, shop.origin).origin).toBe(shop.origin)
      expect(path).not.toMatch(/^[/\\]{2}/)
    },
  )

  it.each([
    '/api/auth',
    '/api/auth/signin?callbackUrl=/',
    '/x/../api/auth/signout',
    'https://shop.example/api/auth/error',
  ])('%s leads to the fallback, since it would go in a circle', (value) => {
    expect(toCallbackPath(value, shop)).toBe('/en-us')
  })
})
