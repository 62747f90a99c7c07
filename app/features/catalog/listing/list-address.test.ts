import { expect, it } from 'vitest'
import { toListPath } from './list-address'
import { parseListingQuery, plainSorts, rankedSorts, type Sorts } from './listing-query'

function rewrite(search: string, sorts: Sorts, kept = {}): string {
  return toListPath({ path: '/en-us/x', kept, sorts }, parseListingQuery(new URLSearchParams(search), sorts))
}

it('is the plain path where nothing is chosen', () => {
  expect(rewrite('sort=newest&page=1', plainSorts)).toBe('/en-us/x')
  expect(rewrite('sort=relevance', plainSorts)).toBe('/en-us/x')
})

it('goes on saying what is looked for, before what is chosen', () => {
  const kept = { q: 'a&b', from: '/en-us/y?page=2' }
  expect(rewrite('page=3&tag=a', rankedSorts, kept)).toBe('/en-us/x?q=a%26b&from=%2Fen-us%2Fy%3Fpage%3D2&tag=a&page=3')
  expect(rewrite('', rankedSorts, kept)).toBe('/en-us/x?q=a%26b&from=%2Fen-us%2Fy%3Fpage%3D2')
})

it('says every order but the list’s own', () => {
  expect(rewrite('sort=newest', rankedSorts)).toBe('/en-us/x?sort=newest')
  expect(rewrite('sort=relevance', rankedSorts)).toBe('/en-us/x')
})
