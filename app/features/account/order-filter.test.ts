import { describe, expect, it } from 'vitest'
import { orderStates } from '../orders/order-state'
import { readOrderFilter, toMedusaFilter, toOrdersQuery } from './order-filter'

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

  it('asks for each status of a delivery under one state, and for none of cancelled orders elsewhere', () => {
    const entries = orderStates.map((state) => toMedusaFilter({ state, number: null }))
    const asked = entries.flatMap((one) =>
      one.flatMap(([name, value]) => (name === 'fulfillment_status[]' ? value : [])),
    )
    expect(asked).toHaveLength(new Set(asked).size)
    expect(entries.filter((one) => one.some(([, value]) => value === 'canceled' && one.length === 1))).toHaveLength(1)
  })

  it('leaves out no status that Medusa has', () => {
    const asked = orderStates.flatMap((state) => toMedusaFilter({ state, number: null })).map(([, value]) => value)
    const statuses = ['pending', 'completed', 'archived', 'canceled', 'requires_action']
    const fulfillments = ['not_fulfilled', 'partially_fulfilled', 'fulfilled', 'partially_shipped', 'shipped']
    for (const status of [...statuses, ...fulfillments, 'partially_returned', 'returned'])
      expect(asked).toContain(status)
  })
})
