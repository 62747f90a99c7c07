import { describe, expect, it } from 'vitest'
import { toProductChoice, toVariantName } from './product-choice'
import { type VariantRecord } from '../product-record'
import { type OptionView, type ProductView } from './product-view'

const price = { amount: 100, prior: null }

function variant(id: string, more: Partial<VariantRecord> = {}): VariantRecord {
  const availability = { state: 'in-stock', limit: 5 } as const
  return {
    id,
    values: { size: id },
    price,
    unitPrice: null,
    availability,
    sku: null,
    gtin: null,
    saleEndsAt: null,
    ...more,
  }
}

function product(...variants: VariantRecord[]): ProductView {
  const options = [{ id: 'size', name: 'Size', labels: {} }]
  return {
    id: 'p1',
    handle: 'mug',
    title: 'Mug',
    subtitle: null,
    description: [],
    pictures: [],
    details: [],
    brand: null,
    energy: null,
    options,
    variants,
  }
}

const soldOut = variant('S', { availability: { state: 'sold-out', limit: 0 } })

describe('toProductChoice', () => {
  it('opens with a variant that can be bought', () => {
    expect(toProductChoice(product(soldOut, variant('M')), null)).toMatchObject({
      variant: { id: 'M' },
      buyable: true,
      othersBuyable: false,
      missing: false,
    })
  })

  it('shows a sold-out variant that was asked for, and knows that others are there', () => {
    const choice = toProductChoice(product(soldOut, variant('M')), 'S')
    expect(choice).toMatchObject({ variant: { id: 'S' }, buyable: false, othersBuyable: true, missing: false })
  })

  it('says that a variant which is not there is missing', () => {
    expect(toProductChoice(product(variant('M')), 'gone')).toMatchObject({ variant: { id: 'M' }, missing: true })
    expect(toProductChoice(product(variant('M')), '')).toMatchObject({ missing: true })
  })

  it('cannot sell what has no price in the region', () => {
    expect(toProductChoice(product(variant('M', { price: null })), null)).toMatchObject({ buyable: false })
  })

  it('can sell what is backordered', () => {
    const later = variant('M', { availability: { state: 'backorder', limit: null } })
    expect(toProductChoice(product(later), null)).toMatchObject({ buyable: true })
  })

  it('is null for a product without variants', () => {
    expect(toProductChoice(product(), null)).toBeNull()
  })
})

describe('toVariantName', () => {
  const options: OptionView[] = [
    { id: 'color', name: 'Farbe', labels: { Ink: 'Tinte' } },
    { id: 'size', name: 'Größe', labels: { S: 'Klein' } },
  ]
  const mug = { ...product(variant('v1', { values: { color: 'Ink', size: 'S' } })), options }

  it('names a variant by its values in the page’s words', () => {
    expect(toVariantName(mug, 'v1')).toBe('Tinte / Klein')
  })

  it('is null for none, for one of another product and for a product without options', () => {
    expect(toVariantName(mug, null)).toBeNull()
    expect(toVariantName(mug, 'v2')).toBeNull()
    expect(toVariantName({ ...mug, options: [] }, 'v1')).toBeNull()
  })
})
