import { describe, expect, it } from 'vitest'
import { type Availability } from '../availability'
import { withLiveStock } from './live-stock'

const plenty: Availability = { state: 'in-stock', limit: 20 }
const few: Availability = { state: 'low-stock', limit: 2 }

function toVariant(id: string) {
  return { id, availability: plenty, price: 100 }
}

describe('the stock of this moment', () => {
  it('takes the place of the one that the page came with, and changes nothing else', () => {
    const live = { asked: ['a', 'b'], found: [{ variantId: 'a', availability: few }] }
    const [a] = withLiveStock([toVariant('a')], live)
    expect(a).toEqual({ id: 'a', availability: few, price: 100 })
  })

  it('is none for what is no longer on sale', () => {
    const [a] = withLiveStock([toVariant('a')], { asked: ['a'], found: [] })
    expect(a?.availability).toEqual({ state: 'sold-out', limit: 0 })
  })

  it('leaves alone what nobody asked about', () => {
    const [a, b] = withLiveStock([toVariant('a'), toVariant('b')], {
      asked: ['a'],
      found: [{ variantId: 'a', availability: few }],
    })
    expect([a?.availability, b?.availability]).toEqual([few, plenty])
  })
})
