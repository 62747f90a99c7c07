import { expect, it } from 'vitest'
import { toLocaleAddress } from './locale-address'

it.each([
  ['/en-us/cart?x=1#top', '/de-at/cart?x=1#top'],
  ['/', '/de-at'],
  ['/api/authors', '/de-at/api/authors'],
  [
    '/api/auth/signin?error=SessionRequired&callbackUrl=%2Fen-us%2Faccount%3Ftab%3D1',
    '/api/auth/signin?error=SessionRequired&callbackUrl=%2Fde-at%2Faccount%3Ftab%3D1',
  ],
  ['/api/auth/register', '/api/auth/register?callbackUrl=%2Fde-at'],
  [
    '/api/auth/signin/email?callbackUrl=https%3A%2F%2Fshop.example%2Fen-us%2Fcart',
    '/api/auth/signin/email?callbackUrl=https%3A%2F%2Fshop.example%2Fde-at%2Fcart',
  ],
])('%s is %s under another locale', (address, expected) => {
  expect(toLocaleAddress(address, 'de-at')).toBe(expected)
})
