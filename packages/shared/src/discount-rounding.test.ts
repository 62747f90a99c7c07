import { expect, test } from 'vitest'
import { toDiscountRounding } from './discount-rounding'

test.each([
  ['one that is a unit more', 1801, 10, [{ amount: 18_000, quantity: 1 }], 1],
  ['one that is a unit less', 1799, 10, [{ amount: 18_000, quantity: 1 }], -1],
  ['one that is what it says', 1800, 10, [{ amount: 18_000, quantity: 1 }], 0],
  ['one of many pieces', 858, 10, [{ amount: 8550, quantity: 9 }], 3],
  [
    'one of all lines together',
    782,
    10,
    [
      { amount: 3905, quantity: 1 },
      { amount: 3905, quantity: 1 },
    ],
    1,
  ],
  ['one of something else', 1500, 10, [{ amount: 18_000, quantity: 1 }], 0],
  ['one of nothing', 0, 10, [], 0],
])('rounding of a percentage: %s', (_, taken, percent, lines, rounding) => {
  expect(toDiscountRounding(taken, percent, lines)).toBe(rounding)
})
