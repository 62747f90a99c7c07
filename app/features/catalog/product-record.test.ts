import { describe, expect, it } from 'vitest'
import { type Product, type ProductVariant } from '~/commerce/medusa-v1/types'
import { toProductRecord } from './product-record'

function variant(id: string, rank: number, color: string, size: string, more: object = {}): ProductVariant {
  const options = [
    { option_id: 'opt-a', value: size },
    { option_id: 'opt-b', value: color },
  ]
  const stock = { manage_inventory: true, allow_backorder: false, inventory_quantity: 9 }
  return { id, title: `${color} / ${size}`, variant_rank: rank, options, ...stock, ...more } as ProductVariant
}

const product = {
  id: 'prod',
  handle: 'mug',
  title: 'Mug',
  subtitle: null,
  description: null,
  thumbnail: 'http://localhost:9000/uploads/1732159000002-b.webp',
  images: [10, 2, 1].map((number) => ({
    url: `http://localhost:9000/uploads/17321590000${String(number).padStart(2, '0')}-b.webp`,
  })),
  options: [
    { id: 'opt-a', title: 'Size' },
    { id: 'opt-b', title: 'Color' },
  ],
  variants: [
    variant('v2', 1, 'Black', 'M', { inventory_quantity: 0 }),
    variant('v1', 0, 'Black', 'S', { calculated_price: 2000, calculated_price_incl_tax: 2380 }),
  ],
  categories: [{ id: 'mugs' }],
  metadata: { unit_price: { amount: 250, unit: 'ml', base: 'l' } },
} as unknown as Product

describe('toProductRecord', () => {
  const record = toProductRecord(product, true)

  it("puts variants in their rank, with the region's price and what may be said of their stock", () => {
    expect(record.variants).toEqual([
      {
        id: 'v1',
        values: { 'opt-a': 'S', 'opt-b': 'Black' },
        price: { amount: 2380, prior: null },
        unitPrice: { amount: 9520, unit: 'l' },
        availability: { state: 'in-stock', limit: 9 },
        saleEndsAt: null,
      },
      {
        id: 'v2',
        values: { 'opt-a': 'M', 'opt-b': 'Black' },
        price: null,
        unitPrice: null,
        availability: { state: 'sold-out', limit: 0 },
        saleEndsAt: null,
      },
    ])
  })

  it('takes what a package holds from the variant before the product', () => {
    const content = (amount: number) => ({ unit_price: { amount, unit: 'ml', base: 'l' } })
    const [first] = toProductRecord(
      { ...product, variants: [variant('v1', 0, 'Black', 'S', { calculated_price: 100, metadata: content(500) })] },
      false,
    ).variants
    expect(first?.unitPrice).toEqual({ amount: 200, unit: 'l' })
  })

  it("puts options in the order of a variant's title", () => {
    expect(record.options.map(({ name }) => name)).toEqual(['Color', 'Size'])
  })

  it('starts with the thumbnail, goes on in the order of upload and shows no picture twice', () => {
    const names = record.pictures.map(({ src }) => src.replace('/uploads/', ''))
    expect(names).toEqual(['1732159000002-b.webp', '1732159000001-b.webp', '1732159000010-b.webp'])
  })

  it('lives with a product that has none of the optional parts', () => {
    const bare = {
      ...product,
      thumbnail: null,
      images: undefined,
      options: undefined,
      categories: undefined,
      variants: [],
    } as unknown as Product
    expect(toProductRecord(bare, false)).toMatchObject({ pictures: [], options: [], variants: [], categoryIds: [] })
  })
})
