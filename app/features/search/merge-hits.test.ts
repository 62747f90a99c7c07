import { expect, test } from 'vitest'
import { mergeHits } from './merge-hits'

const isKnown = (id: string) => id.startsWith('prod')

function merge(backend: string[], own: string[], more = false) {
  return mergeHits({ backend, more, listOwn: () => own, isKnown })
}

test('the backend’s order stands where it found something', () => {
  expect(merge(['prod_b', 'prod_a', 'prod_b'], ['prod_a', 'prod_c'])).toEqual(['prod_b', 'prod_a'])
})

test('the own index answers where the backend has no search, or found nothing', () => {
  expect(merge([], ['prod_a'])).toEqual(['prod_a'])
})

test('a hit that the index does not know is not shown, and does not keep others from being found', () => {
  expect(merge(['draft_1', 'prod_b'], ['prod_a'])).toEqual(['prod_b'])
  expect(merge(['draft_1'], ['prod_a'])).toEqual(['prod_a'])
})

test('where the backend gave only its first hits the own ones follow', () => {
  expect(merge(['prod_b'], ['prod_a', 'prod_b'], true)).toEqual(['prod_b', 'prod_a'])
})
