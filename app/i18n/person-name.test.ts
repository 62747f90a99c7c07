import { expect, test } from 'vitest'
import { toGreetingName, toNameOrder } from './person-name'

test('Japanese readers fill in the family name first, and are not called by the first', () => {
  expect(toNameOrder('ja', 'given', 'family')).toEqual(['family', 'given'])
  expect(toNameOrder('ar', 'given', 'family')).toEqual(['given', 'family'])
  expect(toGreetingName('ja', '花子', '山田')).toBe('山田 花子')
  expect(toGreetingName('en', 'Ada', 'Lovelace')).toBe('Ada')
})
