import { expect, test } from 'vitest'
import { toSignInPath } from './sign-in-path'

function callbackOf(pathname: string, search = ''): string | null {
  return new URL(toSignInPath({ pathname, search }), 'http://shop.test').searchParams.get('callbackUrl')
}

test('leads back to the page with its query', () => {
  expect(callbackOf('/de-at/search', '?q=a%26b')).toBe('/de-at/search?q=a%26b')
})

test('leaves out a query that is too long to travel', () => {
  expect(callbackOf('/de-at/search', `?q=${'x'.repeat(600)}`)).toBe('/de-at/search')
})

test('keeps where a page of the sign-in leads, instead of coming back to it', () => {
  expect(callbackOf('/api/auth/error', '?error=Default&callbackUrl=%2Fde-at%2Fcart')).toBe('/de-at/cart')
  expect(callbackOf('/api/auth/signin')).toBeNull()
})
