import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pingBackend } from '~/commerce/medusa-v1/ready.server'
import { createLogSpy } from '../support/fault-server'
import { connect, guest, makeProduct, removeProducts, requireRegion, type TestProduct, toFailure } from './backend'

const { catalogue } = connect()
let product: TestProduct
beforeAll(async () => {
  product = await makeProduct({ stock: 7 })
})
afterAll(removeProducts)

/** The product page's query: few fields, and the relations that make Medusa compute prices. */
async function readPriced(currency: string, query: object = {}) {
  const region = await requireRegion(currency)
  const slim = { fields: 'id,title,handle', expand: 'variants,variants.prices' }
  const { products } = await catalogue.live(({ medusa }) =>
    medusa.products.list({ handle: product.handle, region_id: region.id, ...slim, ...query }),
  )
  return products[0]
}

it('is ready', async () => {
  const request = { requestId: 'contract', log: createLogSpy() }
  expect(await pingBackend({ baseUrl: process.env.MEDUSA_URL ?? '' }, request, 3_000)).toBe('answered')
})

describe('regions', () => {
  it('come with countries, currency and whether prices include tax', async () => {
    const europe = await requireRegion('eur')
    expect(europe).toMatchObject({ includes_tax: true, currency: { code: 'eur' } })
    expect(europe.countries.map(({ iso_2 }) => iso_2)).toContain('de')
    expect(await requireRegion('usd')).toMatchObject({ includes_tax: false })
    expect(await requireRegion('jpy')).toMatchObject({ includes_tax: true })
  })
})

describe('products', () => {
  it('have a price in the region, tax included where its prices are', async () => {
    const [eur, jpy] = [await readPriced('eur'), await readPriced('jpy')]
    expect(eur?.variants[0]).toMatchObject({ calculated_price: 1250, calculated_price_incl_tax: 1250 })
    expect(jpy?.variants[0]).toMatchObject({ calculated_price: 1200, calculated_price_incl_tax: 1200 })
  })

  it('have their price with and without tax where tax comes on top', async () => {
    const variant = (await readPriced('usd'))?.variants[0]
    expect(variant).toMatchObject({ calculated_price: 1300, original_price: 1300, calculated_price_type: 'default' })
    expect(variant?.calculated_price_incl_tax).toBe(1300 + (variant?.calculated_tax ?? NaN))
  })

  it('carry only the fields asked for, and the whole variant', async () => {
    const found = await readPriced('eur')
    expect(Object.keys(found ?? {}).sort()).toEqual(['created_at', 'handle', 'id', 'title', 'variants'])
    expect(found?.variants[0]).toMatchObject({ inventory_quantity: 7, manage_inventory: true, allow_backorder: false })
  })

  it('say nothing of being purchasable', async () => {
    expect((await readPriced('eur'))?.variants[0]).not.toHaveProperty('purchasable')
  })

  it('lose their prices when a field of the variant is picked', async () => {
    const found = await readPriced('eur', { fields: 'id,variants.title' })
    expect(found?.variants[0]).not.toHaveProperty('calculated_price')
  })

  it('have no calculated price at all where the region has none', async () => {
    product = await makeProduct({ amounts: { jpy: 100 } })
    expect((await readPriced('eur'))?.variants[0]).not.toHaveProperty('calculated_price')
  })

  it('are an empty list for an unknown handle, and for a draft', async () => {
    const draft = await makeProduct({ status: 'draft' })
    for (const handle of ['no-such-product', draft.handle]) {
      const found = await catalogue.live(({ medusa }) => medusa.products.list({ handle }))
      expect(found).toMatchObject({ products: [], count: 0 })
    }
  })

  it('refuse an unknown field', async () => {
    const answer = guest.read((medusa) => medusa.products.list({ expand: 'secrets' }))
    expect(await toFailure(answer)).toMatchObject({ kind: 'invalid', status: 400, type: 'invalid_data' })
  })
})
