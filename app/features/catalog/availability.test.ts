import { describe, expect, it } from 'vitest'
import { toAvailability } from './availability'

function managed(quantity: number, allowBackorder = false) {
  return toAvailability({ manageInventory: true, allowBackorder, quantity })
}

describe('toAvailability', () => {
  it('knows no limit where the shop does not count stock', () => {
    const free = toAvailability({ manageInventory: false, allowBackorder: false, quantity: 0 })
    expect(free).toEqual({ state: 'in-stock', limit: null })
  })

  it('limits an order to what is on hand', () => {
    expect(managed(4)).toEqual({ state: 'in-stock', limit: 4 })
  })

  it('says so from three units down to one', () => {
    expect(managed(3)).toEqual({ state: 'low-stock', limit: 3 })
    expect(managed(1)).toEqual({ state: 'low-stock', limit: 1 })
  })

  it('is sold out at nothing and at less than nothing', () => {
    expect(managed(0)).toEqual({ state: 'sold-out', limit: 0 })
    expect(managed(-2)).toEqual({ state: 'sold-out', limit: 0 })
  })

  it('sells without a limit what may be backordered, and says when it is not on hand', () => {
    expect(managed(2, true)).toEqual({ state: 'in-stock', limit: null })
    expect(managed(0, true)).toEqual({ state: 'backorder', limit: null })
    expect(managed(-5, true)).toEqual({ state: 'backorder', limit: null })
  })
})
