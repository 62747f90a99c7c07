import { describe, expect, it } from 'vitest'
import { type ShippingChoice, toShippingTerms } from './shipping-terms'

function choice(amount: number, more: Partial<ShippingChoice> = {}): ShippingChoice {
  return { profileId: 'goods', isReturn: false, amount, from: null, days: null, ...more }
}

describe('toShippingTerms', () => {
  it('is the cheapest way to send the product and the cheapest way back', () => {
    const back = [choice(390, { isReturn: true }), choice(290, { isReturn: true })]
    const terms = toShippingTerms([choice(1290), choice(490), ...back], ['goods'])
    expect(terms).toEqual({ cheapest: 490, freeFrom: null, returns: 290 })
  })

  it('leaves out ways of other goods, such as a gift card’s e-mail', () => {
    expect(toShippingTerms([choice(490), choice(0, { profileId: 'cards' })], ['goods'])?.cheapest).toBe(490)
    expect(toShippingTerms([choice(490)], ['bulky'])).toBeNull()
  })

  it('says from which value on an order is sent free', () => {
    const terms = toShippingTerms([choice(490), choice(0, { from: 8000 }), choice(0, { from: 5000 })], ['goods'])
    expect(terms).toMatchObject({ cheapest: 490, freeFrom: 5000 })
  })

  it('needs no value to name where sending is free anyway', () => {
    const terms = toShippingTerms([choice(0), choice(0, { from: 5000 })], ['goods'])
    expect(terms).toMatchObject({ cheapest: 0, freeFrom: null })
  })

  it('does not promise to all what only a larger order gets', () => {
    expect(toShippingTerms([choice(490), choice(190, { from: 5000 })], ['goods'])).toMatchObject({ cheapest: 490 })
    expect(toShippingTerms([choice(190, { from: 5000 })], ['goods'])).toBeNull()
  })
})
