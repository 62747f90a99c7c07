import { describe, expect, it } from 'vitest'
import { createTestIndex } from '../../../tests/support/test-index'
import { findCompanions } from './companions.server'

const kitchen = { id: 'kitchen', handle: 'kitchen', title: 'Kitchen', metadata: null }
const left = [{ size: 'One' }]

const index = createTestIndex([
  { id: 'mug', collection: kitchen, categoryIds: ['cups'], variants: left },
  { id: 'glass', categoryIds: ['cups'], variants: left },
  { id: 'tray', collection: kitchen, variants: left },
  { id: 'sold-out', collection: kitchen, variants: [{ size: 'One', left: false }] },
  { id: 'not-sold', collection: kitchen, variants: left, price: null },
  { id: 'card', collection: kitchen, variants: left, giftCard: true },
  { id: 'shirt', categoryIds: ['shirts'], variants: left },
])

const find = (...ids: string[]) => findCompanions(index, ids).map((position) => index.products[position]?.id)

describe('findCompanions', () => {
  it('finds what is in one collection, then what is in one category, as far as it can be bought', () => {
    expect(find('mug')).toEqual(['tray', 'glass'])
  })

  it('leaves out what is there already, and finds nothing where nothing fits', () => {
    expect(find('mug', 'tray')).toEqual(['glass'])
    expect(find('shirt')).toEqual([])
    expect(find('of-nobody')).toEqual([])
  })
})
