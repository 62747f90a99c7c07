import { expect, it } from 'vitest'
import { isSamePostalCode } from './is-same-postal-code'

it.each([
  ['10115', ' 10115 '],
  ['K1A 0B1', 'k1a0b1'],
  ['100-0001', '１０００００１'],
  ['10115', '١٠١١٥'],
  ['', ' '],
])('%j is %j', (one, other) => {
  expect(isSamePostalCode(one, other)).toBe(true)
})

it.each([
  ['10115', '10116'],
  ['10115', ''],
  ['10115', '1011'],
])('%j is not %j', (one, other) => {
  expect(isSamePostalCode(one, other)).toBe(false)
})
