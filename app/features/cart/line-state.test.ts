import { expect, test } from 'vitest'
import { toLineMax, toLineState } from './line-state'
import { makeLine } from '../../../tests/support/test-cart'

test.each([
  [10, 1, { state: 'ok' }, 10],
  [1000, 1, { state: 'ok' }, 99],
  [3, 3, { state: 'low', left: 3 }, 3],
  [3, 4, { state: 'short', left: 3 }, 3],
  [10, 11, { state: 'short', left: 10 }, 10],
  [0, 1, { state: 'sold-out' }, 0],
  [-2, 1, { state: 'sold-out' }, 0],
])('with %d in stock a line of %d is %j', (left, quantity, state, max) => {
  const line = makeLine({ quantity, stock: { quantity: left } })
  expect(toLineState(line)).toEqual(state)
  expect(toLineMax(line)).toBe(max)
})

test('backorders and unmanaged stock are limited by the general limit only', () => {
  for (const stock of [{ allowBackorder: true }, { manageInventory: false }]) {
    const line = makeLine({ quantity: 5, stock: { ...stock, quantity: 0 } })
    expect(toLineState(line)).toEqual({ state: 'ok' })
    expect(toLineMax(line)).toBe(99)
  }
})

test('what was deleted or unpublished can only be taken out', () => {
  for (const line of [makeLine({ deleted: true }), makeLine({ published: false })]) {
    expect(toLineState(line)).toEqual({ state: 'unavailable' })
    expect(toLineMax(line)).toBe(0)
  }
})
