import { expect, test } from 'vitest'
import { toCalledName, toFullName } from './person-name'

test('a name begins with the family where its own letters say so', () => {
  expect(toFullName('Ada', 'Lovelace')).toBe('Ada Lovelace')
  expect(toFullName('花子', '山田')).toBe('山田 花子')
  expect(toFullName('ليلى', 'حداد')).toBe('ليلى حداد')
  expect(toFullName(null, '山田')).toBe('山田')
  expect(toFullName(null, undefined)).toBe('')
})

test('some are called by the whole name, since the first alone would be too familiar', () => {
  const whole = { order: 'family-given', greeting: 'whole' } as const
  const given = { order: 'given-family', greeting: 'given' } as const
  expect(toCalledName(whole, '花子', '山田')).toBe('山田 花子')
  expect(toCalledName(given, 'Ada', 'Lovelace')).toBe('Ada')
  expect(toCalledName(given, null, 'Lovelace')).toBe('')
})
