import { describe, expect, it } from 'vitest'
import { toSaving, withCatalogue } from './reduced-lines'
import { type IndexedProduct } from '../catalog/catalogue-index/indexed-product'
import { type CartLineView } from './cart-view'
import { type CartLine } from '~/commerce/shop/cart'

const line = { id: 'line', variantId: 'small', unitPrice: 1500, quantity: 3 } as CartLineView
const items = [{ id: 'line', variant: { product: { id: 'mug' } } } as CartLine]
const positions = new Map([['mug', 0]])
const toProducts = (variants: number) => [
  { giftCard: false, variants: Array(variants).fill([]) } as unknown as IndexedProduct,
]
const toOffers = (amount: number) => [
  { price: null, from: false, soldOut: false, buyable: [], reduced: { small: { amount, prior: 2000 } } },
]

describe('withCatalogue', () => {
  it('names the price before the sale that the line has the price of', () => {
    const [reduced] = withCatalogue([line], { items }, { positions, products: toProducts(1), offers: toOffers(1500) })
    expect(reduced).toEqual({ ...line, prior: 2000 })
  })

  it('names none where the line costs something else, or nobody knows its product', () => {
    expect(withCatalogue([line], { items }, { positions, products: toProducts(1), offers: toOffers(1400) })).toEqual([
      line,
    ])
    expect(withCatalogue([line], { items }, { positions: new Map(), products: [], offers: [] })).toEqual([line])
  })

  it('knows what comes in other variants', () => {
    const [changeable] = withCatalogue([line], { items }, { positions, products: toProducts(2), offers: [] })
    expect(changeable?.changeable).toBe(true)
  })
})

describe('toSaving', () => {
  it('counts every piece of what is reduced, and nothing of the rest', () => {
    expect(toSaving([{ ...line, prior: 2000 }, line])).toBe(1500)
  })
})
