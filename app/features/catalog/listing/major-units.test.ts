import { expect, it } from 'vitest'
import { toMajorUnits, toMinorUnits } from './major-units'

it('knows how many digits each currency has', () => {
  const amounts = ['eur', 'jpy', 'kwd'].map((currency) => toMinorUnits('12.5', currency))
  expect(amounts).toEqual([1250, 13, 12500])
  expect(['eur', 'jpy', 'kwd'].map((currency) => toMajorUnits(1250, currency))).toEqual(['12.5', '1250', '1.25'])
})

it('loses nothing to binary fractions', () => {
  expect(toMinorUnits('1.005', 'kwd')).toBe(1005)
  expect(toMinorUnits('4.35', 'eur')).toBe(435)
  expect(toMajorUnits(435, 'usd')).toBe('4.35')
})
