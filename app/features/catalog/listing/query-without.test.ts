import { expect, it } from 'vitest'
import { parseListingQuery, toSearch } from './listing-query'
import { toQueryWithout, toUnfiltered } from './query-without'

const query = parseListingQuery(
  new URLSearchParams('tag=a&tag=b&option.color=black&min=5&currency=eur&stock=in&sort=name&page=2'),
)

it('takes one thing back and goes to the first page', () => {
  expect(toSearch(toQueryWithout(query, 'tag', 'a'))).toBe(
    '?tag=b&option.color=black&min=5&currency=eur&stock=in&sort=name',
  )
  expect(toSearch(toQueryWithout(query, 'tag'))).toBe('?option.color=black&min=5&currency=eur&stock=in&sort=name')
  expect(toSearch(toQueryWithout(query, 'option.color', 'black'))).toBe(
    '?tag=a&tag=b&min=5&currency=eur&stock=in&sort=name',
  )
  expect(toSearch(toQueryWithout(query, 'price'))).toBe('?tag=a&tag=b&option.color=black&stock=in&sort=name')
  expect(toSearch(toQueryWithout(query, 'stock'))).toBe('?tag=a&tag=b&option.color=black&min=5&currency=eur&sort=name')
})

it('takes all back and keeps the order', () => {
  expect(toSearch(toUnfiltered(query))).toBe('?sort=name')
})
