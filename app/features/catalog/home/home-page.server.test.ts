import { expect, test } from 'vitest'
import { pickBestsellers } from './home-page.server'

const products = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }))

test('what is ordered most is shown in that order, a row of it', () => {
  expect(pickBestsellers(products, ['f', 'a', 'd', 'b', 'c'])).toEqual([5, 0, 3, 1])
})

test('what is not in the shop any more is left out, and so are too few', () => {
  expect(pickBestsellers(products, ['gone', 'f', 'a', 'd', 'b'])).toEqual([5, 0, 3, 1])
  expect(pickBestsellers(products, ['gone', 'f', 'a', 'd'])).toEqual([])
  expect(pickBestsellers(products, [])).toEqual([])
})
