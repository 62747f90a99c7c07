import { describe, expect, it } from 'vitest'
import { toReduction } from './prior-price'
import { toPriorPrices } from './prior-prices.server'

const price = { amount: 1700, original: 2000 }
const prior = { amount: 2000, currentAmount: 1700, includesTax: true }

describe('toReduction', () => {
  it('is nothing outside a sale, whatever was recorded', () => {
    expect(toReduction({ amount: 1700, original: null }, prior, true)).toBeNull()
  })

  it('tells the lowest price of the last 30 days', () => {
    expect(toReduction(price, prior, true)).toEqual({ lowest: 2000, percentOff: 15 })
  })

  it('counts the percentage from that price, not from the one struck through', () => {
    expect(toReduction(price, { ...prior, amount: 1800 }, true)).toEqual({ lowest: 1800, percentOff: 5 })
  })

  it('promises no percentage where the product was as cheap or cheaper before', () => {
    expect(toReduction(price, { ...prior, amount: 1700 }, true)).toEqual({ lowest: 1700, percentOff: null })
    expect(toReduction(price, { ...prior, amount: 1500 }, true)).toEqual({ lowest: 1500, percentOff: null })
    expect(toReduction(price, { ...prior, amount: 0 }, true)).toEqual({ lowest: 0, percentOff: null })
  })

  it.each([
    [1333, 2000, 33],
    [1001, 2000, 49],
    [1999, 2000, null],
    [0, 2000, 100],
  ])('rounds down what %i is off %i', (amount, lowest, percentOff) => {
    const shown = { amount, original: 3000 }
    expect(toReduction(shown, { ...prior, amount: lowest, currentAmount: amount }, true)?.percentOff).toBe(percentOff)
  })

  it('never guesses: without a record, with one of another price, or of other terms, it announces no percentage', () => {
    const unknown = { lowest: null, percentOff: null }
    expect(toReduction(price, undefined, true)).toEqual(unknown)
    expect(toReduction(price, { ...prior, currentAmount: 1699 }, true)).toEqual(unknown)
    expect(toReduction(price, prior, false)).toEqual(unknown)
  })
})

describe('toPriorPrices', () => {
  it('reads the plugin’s answer by variant', () => {
    const row = { variant_id: 'v1', current_amount: 1700, amount: 2000, includes_tax: true }
    expect(toPriorPrices({ prior_prices: [row] })).toEqual({ v1: prior })
  })

  it('is empty for anything else', () => {
    for (const answer of [null, '', {}, { prior_prices: {} }, { prior_prices: [{ variant_id: 'v1', amount: '1' }] }]) {
      expect(toPriorPrices(answer)).toEqual({})
    }
  })
})
