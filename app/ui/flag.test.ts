import { expect, test } from 'vitest'
import { toFlag } from './flag'

test('a country code in either case becomes its flag', () => {
  expect(toFlag('de')).toBe('🇩🇪')
  expect(toFlag('JP')).toBe('🇯🇵')
})

test('anything else shows no flag', () => {
  expect(['', 'd', 'deu', '1a', '<b'].map(toFlag)).toEqual(['', '', '', '', ''])
})
