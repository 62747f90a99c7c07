import { describe, expect, it } from 'vitest'
import { type Product, type Variant, type VariantPrice } from '~/commerce/shop/product'
import { noFacts } from '../../../tests/support/no-facts'
import { toProductRecord } from './product-record'

function price(withTax: number): VariantPrice {
  const amount = { withTax, withoutTax: withTax }
  return { amount, kind: 'regular', original: amount, saleEndsAt: null }
}

function variant(id: string, quantity: number, more: Partial<Variant> = {}): Variant {
  const stock = { manageInventory: true, allowBackorder: false, quantity }
  return { id, values: { size: id }, stock, price: null, sku: null, gtin: null, contents: null, ...more }
}

const product: Product = {
  id: 'prod',
  handle: 'mug',
  title: 'Mug',
  subtitle: null,
  description: null,
  thumbnail: 'http://localhost:9000/uploads/b-02.webp',
  images: ['01', '02', '10'].map((number) => `http://localhost:9000/uploads/b-${number}.webp`),
  options: [{ id: 'size', name: 'Size' }],
  variants: [variant('v1', 9, { price: price(2380) }), variant('v2', 0)],
  categoryIds: ['mugs'],
  collectionId: null,
  giftCard: false,
  shippingProfileIds: [],
  material: null,
  originCountry: null,
  weight: null,
  length: 1,
  width: 2,
  height: null,
  contents: { amount: 250, unit: 'ml', base: 'l' },
  facts: noFacts,
  metadata: { brand: 'Harbour' },
}

describe('toProductRecord', () => {
  const record = toProductRecord(product, true)

  it('says of each variant what it costs and what may be said of its stock', () => {
    expect(record.variants).toEqual([
      {
        id: 'v1',
        values: { size: 'v1' },
        price: { amount: 2380, prior: null },
        unitPrice: { amount: 9520, unit: 'l' },
        availability: { state: 'in-stock', limit: 9 },
        sku: null,
        gtin: null,
        saleEndsAt: null,
      },
      {
        id: 'v2',
        values: { size: 'v2' },
        price: null,
        unitPrice: null,
        availability: { state: 'sold-out', limit: 0 },
        sku: null,
        gtin: null,
        saleEndsAt: null,
      },
    ])
  })

  it('keeps of the metadata what translates, and the brand', () => {
    expect(record).toMatchObject({
      brand: 'Harbour',
      metadata: null,
      dimensions: { length: 1, width: 2, height: null },
    })
    expect(record).not.toHaveProperty('images')
    expect(record).not.toHaveProperty('length')
  })

  it('takes what a package holds from the variant before the product', () => {
    const contents = { amount: 500, unit: 'ml', base: 'l' }
    const [first] = toProductRecord(
      { ...product, variants: [variant('v1', 1, { price: price(100), contents })] },
      true,
    ).variants
    expect(first?.unitPrice).toEqual({ amount: 200, unit: 'l' })
  })

  it('starts with the thumbnail, and shows no picture twice', () => {
    const names = record.pictures.map(({ src }) => src.replace('/uploads/', ''))
    expect(names).toEqual(['b-02.webp', 'b-01.webp', 'b-10.webp'])
  })
})
