import { describe, expect, it } from 'vitest'
import { toSaving, withPriorPrices } from './reduced-lines'
import { type CartLineView } from './cart-view'
import { type CartLine } from '~/commerce/shop/cart'

const line = { id: 'line', variantId: 'small', unitPrice: 1500, quantity: 3 } as CartLineView
const items = [{ id: 'line', variant: { product: { id: 'mug' } } } as CartLine]
const positions = new Map([['mug', 0]])
const toOffers = (amount: number) => [
  { price: null, from: false, soldOut: false, buyable: [], reduced: { small: { amount, prior: 2000 } } },
]

describe('withPriorPrices', () => {
  it('names the price before the sale that the line has the price of', () => {
    const [reduced] = withPriorPrices([line], { items }, { positions, offers: toOffers(1500) })
    expect(reduced?.prior).toBe(2000)
  })

  it('names none where the line costs something else, or nobody knows its product', () => {
    expect(withPriorPrices([line], { items }, { positions, offers: toOffers(1400) })).toEqual([line])
    expect(withPriorPrices([line], { items }, { positions: new Map(), offers: [] })).toEqual([line])
  })
})

describe('toSaving', () => {
  it('counts every piece of what is reduced, and nothing of the rest', () => {
    expect(toSaving([{ ...line, prior: 2000 }, line])).toBe(1500)
  })
})
