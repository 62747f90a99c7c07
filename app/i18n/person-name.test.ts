import { expect, test } from 'vitest'
import { toFullName, toGreetingName, toNameOrder } from './person-name'

test('a name begins with the family where its own letters say so', () => {
  expect(toFullName('Ada', 'Lovelace')).toBe('Ada Lovelace')
  expect(toFullName('花子', '山田')).toBe('山田 花子')
  expect(toFullName('ليلى', 'حداد')).toBe('ليلى حداد')
  expect(toFullName(null, '山田')).toBe('山田')
  expect(toFullName(null, undefined)).toBe('')
})

test('Japanese readers fill in the family name first, and are not called by the first', () => {
  expect(toNameOrder('ja', 'given', 'family')).toEqual(['family', 'given'])
  expect(toNameOrder('ar', 'given', 'family')).toEqual(['given', 'family'])
  expect(toGreetingName('ja', '花子', '山田')).toBe('山田 花子')
  expect(toGreetingName('en', 'Ada', 'Lovelace')).toBe('Ada')
})
