import { expect, it } from 'vitest'
import { toMajorUnits } from './major-units'

it('toMajorUnits writes as many digits as the currency has', () => {
  expect([toMajorUnits(2805, 'eur'), toMajorUnits(2800, 'jpy'), toMajorUnits(28005, 'kwd')]).toEqual([
    '28.05',
    '2800',
    '28.005',
  ])
})
