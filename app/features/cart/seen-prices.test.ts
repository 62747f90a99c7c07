import { expect, test } from 'vitest'
import { readSeenPrices, toSeenPrice } from './seen-prices'

test('a form says which prices were seen', () => {
  expect(readSeenPrices([toSeenPrice('item_1', 4900), toSeenPrice('item_2', 0)])).toEqual({ item_1: 4900, item_2: 0 })
})

test('what is no such mark says nothing', () => {
  expect(readSeenPrices(['', 'item_1', 'item_1:free', ':1', 'item_1:-1', new File([], 'a')])).toEqual({})
})
