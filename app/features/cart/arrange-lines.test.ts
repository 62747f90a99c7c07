import { expect, test } from 'vitest'
import { toLocale } from '~/i18n/locales'
import { arrangeLines } from './arrange-lines'
import { toCartView } from './cart-view'
import { makeCart, makeLine } from '../../../tests/support/test-cart'

function makeLines(...lines: [id: string, variant: string][]) {
  const items = lines.map(([id, variantId]) => makeLine({ id, variantId }))
  return toCartView(makeCart(items), toLocale('en', 'us')).lines
}

function show(places: ReturnType<typeof arrangeLines>) {
  return places.map(({ line, isThere }) => `${line.id}${isThere ? '' : ' (gone)'}`)
}

test('a line that was taken out leaves its place and has it again as another line of its variant', () => {
  const first = arrangeLines([], makeLines(['1', 'cup'], ['2', 'mug'], ['3', 'pot']))
  expect(show(first)).toEqual(['1', '2', '3'])
  const without = arrangeLines(first, makeLines(['1', 'cup'], ['3', 'pot']))
  expect(show(without)).toEqual(['1', '2 (gone)', '3'])
  const again = arrangeLines(without, makeLines(['1', 'cup'], ['3', 'pot'], ['4', 'mug']))
  expect(show(again)).toEqual(['1', '4', '3'])
  expect(again[1]?.key).toBe(first[1]?.key)
})

test('what is new comes last, and an emptied bag keeps the places', () => {
  const first = arrangeLines([], makeLines(['1', 'cup']))
  expect(show(arrangeLines(first, makeLines(['1', 'cup'], ['2', 'mug'])))).toEqual(['1', '2'])
  expect(show(arrangeLines(first, []))).toEqual(['1 (gone)'])
})

test('two lines of one variant have a place each', () => {
  const places = arrangeLines([], makeLines(['1', 'cup'], ['2', 'cup']))
  expect(show(places)).toEqual(['1', '2'])
  expect(new Set(places.map(({ key }) => key)).size).toBe(2)
})
