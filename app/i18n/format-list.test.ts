import { expect, test } from 'vitest'
import { formatList } from './format-list'

test.each([
  ['en-US', 'A, B, and C'],
  ['en-GB', 'A, B and C'],
  ['de-AT', 'A, B und C'],
  ['ja-JP', 'A、B、C'],
  ['ar-KW', '\u2068A\u2069 و\u2068B\u2069 و\u2068C\u2069'],
])('%s writes three names as %j', (tag, text) => {
  expect(formatList(['A', 'B', 'C'], tag)).toBe(text)
})

test('one name stays as it is, none leaves nothing', () => {
  expect(formatList(['A'], 'ar-KW')).toBe('A')
  expect(formatList([], 'de-DE')).toBe('')
})
