import { describe, expect, it } from 'vitest'
import { orderStates } from '../shop/order'
import { toFilterQuery } from './own-orders'

describe('the filter of own orders', () => {
  it('asks for each status of a delivery under one state, and for none of cancelled orders elsewhere', () => {
    const entries = orderStates.map((state) => toFilterQuery({ state, number: null }))
    const asked = entries.flatMap((one) =>
      one.flatMap(([name, value]) => (name === 'fulfillment_status[]' ? value : [])),
    )
    expect(asked).toHaveLength(new Set(asked).size)
    expect(entries.filter((one) => one.some(([, value]) => value === 'canceled' && one.length === 1))).toHaveLength(1)
  })

  it('leaves out no status that Medusa has', () => {
    const asked = orderStates.flatMap((state) => toFilterQuery({ state, number: null })).map(([, value]) => value)
    const statuses = ['pending', 'completed', 'archived', 'canceled', 'requires_action']
    const fulfillments = ['not_fulfilled', 'partially_fulfilled', 'fulfilled', 'partially_shipped', 'shipped']
    for (const status of [...statuses, ...fulfillments, 'partially_returned', 'returned'])
      expect(asked).toContain(status)
  })
})
