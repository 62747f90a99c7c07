import { describe, expect, it } from 'vitest'
import { readOrderFilter, toOrdersQuery } from './order-filter'

const read = (query: string) => readOrderFilter(new URLSearchParams(query))

describe('the filter of the orders', () => {
  it.each([
    ['', null, null],
    ['state=shipped&number=12', 'shipped', 12],
    ['number=%20%2312%20', null, 12],
    ['state=gone&number=12x', null, null],
    ['state=&number=0', null, null],
    ['number=2147483648', null, null],
    ['number=2147483647', null, 2147483647],
    ['number=1e3&number=4', null, null],
  ])('reads %j', (query, state, number) => {
    expect(read(query)).toEqual({ state, number })
  })

  it('goes on from page to page', () => {
    expect(toOrdersQuery({ state: null, number: null })).toBe('')
    expect(toOrdersQuery({ state: 'returned', number: 7 }, 2)).toBe('?state=returned&number=7&page=2')
  })
})
