import { describe, expect, it } from 'vitest'
import { toLiveVariants, toProduct } from './product'
import { type Product, type ProductVariant } from './types'

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
  images: [10, 2, 1].map((number) => ({ url: `http://localhost/${number}.webp` })),
  options: [
    { id: 'opt-a', title: 'Size' },
    { id: 'opt-b', title: 'Color' },
  ],
  variants: [
    variant('v2', 1, 'Black', 'M', { inventory_quantity: 0 }),
    variant('v1', 0, 'Black', 'S', { calculated_price: 2000, calculated_price_incl_tax: 2380 }),
  ],
  categories: [{ id: 'mugs' }],
} as unknown as Product

describe('toProduct', () => {
  it("puts variants in their rank, with the region's price and their stock", () => {
    const stock = { manageInventory: true, allowBackorder: false, quantity: 9 }
    expect(toProduct(product).variants).toMatchObject([
      {
        id: 'v1',
        values: { 'opt-a': 'S', 'opt-b': 'Black' },
        stock,
        price: { amount: { withTax: 2380, withoutTax: 2000 }, kind: 'regular', original: null, saleEndsAt: null },
      },
      { id: 'v2', values: { 'opt-a': 'M', 'opt-b': 'Black' }, stock: { ...stock, quantity: 0 }, price: null },
    ])
  })

  it("puts options in the order of a variant's title", () => {
    expect(toProduct(product).options.map(({ name }) => name)).toEqual(['Color', 'Size'])
  })

  it('puts pictures in the order of their names', () => {
    expect(toProduct(product).images).toEqual([1, 2, 10].map((number) => `http://localhost/${number}.webp`))
  })

  it('lives with a product that has none of the optional parts', () => {
    const bare = { ...product, images: undefined, options: undefined, categories: undefined, variants: [] }
    expect(toProduct(bare as unknown as Product)).toMatchObject({
      images: [],
      options: [],
      variants: [],
      categoryIds: [],
      shippingProfileIds: [],
    })
  })
})

describe('toLiveVariants', () => {
  const mug = {
    id: 'prod',
    status: 'published',
    handle: null,
    title: 'Mug',
    thumbnail: null,
    metadata: null,
    is_giftcard: false,
  }

  it('says whether its product is on sale', () => {
    const live = (status: string) => toLiveVariants({ ...variant('v1', 0, 'Black', 'S'), product: { ...mug, status } })
    expect(live('published')).toMatchObject([{ title: 'Black / S', product: { published: true, handle: 'prod' } }])
    expect(live('draft')).toMatchObject([{ product: { published: false } }])
  })

  it('is none of a deleted product', () => {
    expect(toLiveVariants({ ...variant('v1', 0, 'Black', 'S'), product: null })).toEqual([])
  })
})
