import { expect, test } from 'vitest'
import { readSeenPrices, toSeenMark } from './seen-prices'

test('a form says which prices were seen', () => {
  expect(readSeenPrices([toSeenMark('item_1', 4900), toSeenMark('item_2', 0)])).toEqual({ item_1: 4900, item_2: 0 })
})

test('what is no such mark says nothing', () => {
  expect(readSeenPrices(['', 'item_1', 'item_1:free', ':1', 'item_1:-1', new File([], 'a')])).toEqual({})
})
