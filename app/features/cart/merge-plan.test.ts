import { expect, test } from 'vitest'
import { isWhole, planMerge } from './merge-plan'
import { makeCart, makeLine } from '../../../tests/support/test-cart'

const mug = (quantity: number, left = 50) => makeLine({ variantId: 'mug', quantity, stock: { quantity: left } })
const bowl = (quantity: number) => makeLine({ variantId: 'bowl', quantity })

test('what both hold is added up, what one holds is kept', () => {
  const target = makeCart([mug(2)])
  const source = makeCart([mug(3), bowl(1)])
  const plan = planMerge(target, source)
  expect(plan).toEqual({ mug: 5, bowl: 1 })
  expect(isWhole(plan, target, source)).toBe(true)
})

test('two lines of one variant are both counted', () => {
  expect(planMerge(makeCart([]), makeCart([mug(2), mug(3)]))).toEqual({ mug: 5 })
})

test('stock and the general limit cap the sum, and never take away what is there', () => {
  const target = makeCart([mug(2)])
  expect(planMerge(target, makeCart([mug(3, 4)]))).toEqual({ mug: 4 })
  expect(planMerge(target, makeCart([mug(3, 0)]))).toEqual({ mug: 2 })
  expect(planMerge(makeCart([mug(90, 1000)]), makeCart([mug(90, 1000)]))).toEqual({ mug: 99 })
  expect(isWhole({ mug: 4 }, target, makeCart([mug(3, 4)]))).toBe(false)
})

test('a deleted variant cannot be moved, and the fold is not whole', () => {
  const source = makeCart([makeLine({ variantId: 'jug', deleted: true }), bowl(1)])
  const target = makeCart([])
  const plan = planMerge(target, source)
  expect(plan).toEqual({ bowl: 1 })
  expect(isWhole(plan, target, source)).toBe(false)
})

test('two carts of one double click hold the same thing, which counts once', () => {
  const context = { attempt: 'x1' }
  const target = makeCart([mug(2)], { context })
  const source = makeCart([mug(2)], { context })
  const plan = planMerge(target, source)
  expect(plan).toEqual({ mug: 2 })
  expect(isWhole(plan, target, source)).toBe(true)
  expect(planMerge(target, makeCart([mug(2)], { context: { attempt: 'x2' } }))).toEqual({ mug: 4 })
})
