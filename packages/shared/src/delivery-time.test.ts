import { expect, it } from 'vitest'
import { toDeliveryTime } from './delivery-time'

it.each([
  [
    { min_days: 3, max_days: 5 },
    { min: 3, max: 5 },
  ],
  [{ max_days: 2 }, { min: 2, max: 2 }],
  [{ min_days: 3 }, null],
  [{ max_days: 'soon' }, null],
  [{ max_days: -1 }, null],
  [null, null],
])('a shipping option with %j takes %j', (metadata, time) => {
  expect(toDeliveryTime(metadata)).toEqual(time)
})
