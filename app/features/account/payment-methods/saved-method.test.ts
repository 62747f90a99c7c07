import { describe, expect, it } from 'vitest'
import { toSavedMethod } from './saved-method'

const card = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2027, fingerprint: 'x' }

describe('toSavedMethod', () => {
  it('shows of a card its brand, its last digits and when it expires, and nothing else', () => {
    const record = { provider: 'stripe', data: { id: 'pm_1', card, customer: 'cus_1' } }
    expect(toSavedMethod(record)).toEqual({
      provider: 'stripe',
      card: { brand: 'visa', last4: '4242', expires: '2027-04' },
    })
  })

  it('names the provider alone where nothing or something odd is known', () => {
    for (const data of [null, undefined, {}, { card: null }, { card: { ...card, last4: '4242424242424242' } }]) {
      expect(toSavedMethod({ provider: 'other', data })).toEqual({ provider: 'other', card: null })
    }
  })
})
