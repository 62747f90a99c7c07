import { expect, test } from 'vitest'
import { toQuery } from './query'

test.each([
  [null, ''],
  ['   \t\n ', ''],
  ['\u0000\u0007', ''],
  ['  table \r\n  lamp\u0000 ', 'table lamp'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['"mug" & 50%', '"mug" & 50%'],
  ['lamp\uD83D', 'lamp'],
  ['\u202Egum', 'gum'],
  ['Gla\u0308ser', 'Gläser'],
])('%j is looked up as %j', (value, query) => {
  expect(toQuery(value)).toBe(query)
})

test('five thousand characters are cut to a hundred, never through the middle of one', () => {
  expect(toQuery('x'.repeat(5000))).toHaveLength(100)
  const teapots = toQuery('🫖'.repeat(5000))
  expect([...teapots]).toHaveLength(100)
  expect(() => encodeURIComponent(teapots)).not.toThrow()
})
