import { expect, test } from 'vitest'
import { toReturnPath } from './return-to'

test('a path of the shop is kept with its query and hash', () => {
  expect(toReturnPath('/en-us/cart?x=1#line', '/')).toBe('/en-us/cart?x=1#line')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'en-us',
  '',
  undefined,
  null,
  17,
  `/${'a'.repeat(3000)}`,
])('%j leads to the fallback', (value) => {
  expect(toReturnPath(value, '/en-us')).toBe('/en-us')
})
