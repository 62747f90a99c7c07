import { describe, expect, it } from 'vitest'
import { toPercentOff, toPriorAmount } from './prior-price'

const prior = { amount: 2000, currentAmount: 1700, includesTax: true }

describe('toPriorAmount', () => {
  it('is the lowest price of the last 30 days', () => {
    expect(toPriorAmount(1700, prior, true)).toBe(2000)
  })

  it('announces nothing where the product was as cheap or cheaper before', () => {
    for (const amount of [1700, 1500, 0]) expect(toPriorAmount(1700, { ...prior, amount }, true)).toBeNull()
  })

  it('never guesses: without a record, with one of another price, or of other terms, there is nothing to announce', () => {
    expect(toPriorAmount(1700, undefined, true)).toBeNull()
    expect(toPriorAmount(1700, { ...prior, currentAmount: 1699 }, true)).toBeNull()
    expect(toPriorAmount(1700, prior, false)).toBeNull()
  })
})

describe('toPercentOff', () => {
  it.each([
    [1700, 2000, 15],
    [1333, 2000, 33],
    [1001, 2000, 49],
    [1999, 2000, null],
    [0, 2000, 100],
  ])('rounds down what %i is off %i', (amount, before, percentOff) => {
    expect(toPercentOff(amount, before)).toBe(percentOff)
  })
})
