import { describe, expect, it } from 'vitest'
import { type CountedLine, countReturnable, toOpenPieces } from './returnable'

const three: CountedLine = { id: 'a', quantity: 3, shipped_quantity: 3, returned_quantity: null }

describe('countReturnable', () => {
  it.each<[string, Partial<CountedLine>, number]>([
    ['all that was shipped', {}, 3],
    ['nothing before it is shipped', { shipped_quantity: null }, 0],
    ['only the part that was shipped', { shipped_quantity: 2 }, 2],
    ['what has not come back', { returned_quantity: 1 }, 2],
    ['nothing twice', { returned_quantity: 3 }, 0],
    ['no gift card', { is_giftcard: true }, 0],
  ])('is %s', (_, change, expected) => {
    expect(countReturnable({ ...three, ...change }, {})).toBe(expected)
  })

  it('leaves out what is on its way back, and never falls below nothing', () => {
    expect(countReturnable(three, { a: 2, b: 1 })).toBe(1)
    expect(countReturnable({ ...three, returned_quantity: 2 }, { a: 2 })).toBe(0)
  })
})

describe('toOpenPieces', () => {
  it('adds up what was asked for and has not come, of returns, exchanges and claims alike', () => {
    const one = { item_id: 'a', quantity: 1 }
    const open = { status: 'requested', items: [one, { item_id: 'b', quantity: 2 }] }
    expect(toOpenPieces([open, { status: 'requested', items: [one] }])).toEqual({ a: 2, b: 2 })
  })

  it.each(['received', 'requires_action', 'canceled'])('counts no return that is %s', (status) => {
    expect(toOpenPieces([{ status, items: [{ item_id: 'a', quantity: 1 }] }])).toEqual({})
  })
})
