import { expect, it } from 'vitest'
import { type OrderRecord, toNamedLine, toOrder } from './order'

const line = {
  id: 'item_1',
  title: 'Mug',
  description: 'Black',
  thumbnail: null,
  quantity: 2,
  unit_price: 1190,
  includes_tax: true,
  tax_lines: [{ rate: 19 }],
  adjustments: [{ amount: 100 }, { amount: 20 }],
  subtotal: 2000,
  original_total: 2380,
  fulfilled_quantity: 2,
  shipped_quantity: null,
  original_item_id: 'item_0',
  variant: { id: 'variant_1', product_id: 'prod_1' },
  created_at: '2026-03-01T10:00:00.000Z',
}

const record = {
  id: 'order_1',
  display_id: 7,
  cart_id: 'cart_1',
  customer_id: 'cus_1',
  email: 'ada@example.com',
  region_id: 'reg_1',
  currency_code: 'eur',
  created_at: '2026-03-01T10:00:00.000Z',
  status: 'canceled',
  payment_status: 'partially_refunded',
  items: [line],
  discounts: [{ code: 'SHIP', rule: { type: 'free_shipping' } }],
  shipping_address: { first_name: 'Ada', country_code: 'DE' },
  billing_address: null,
  shipping_methods: [{ subtotal: 420, total: 500, shipping_option: null }],
  payments: [{ provider_id: 'stripe', amount: 2880, created_at: '2026-03-01T10:00:00.000Z', swap_id: 'swap_1' }],
  fulfillments: [
    {
      created_at: '2026-03-02T08:00:00.000Z',
      tracking_links: [{ tracking_number: 'AB 1' }],
      metadata: { delivered_at: '2026-03-05T12:00:00Z' },
    },
    { created_at: '2026-03-03T08:00:00.000Z', tracking_links: null, metadata: { delivered_at: 'yesterday' } },
  ],
  total: 2880,
  gift_card_total: 0,
  tax_total: 460,
  refundable_amount: 1000,
} as unknown as OrderRecord

it('says how an order stands in words of the shop', () => {
  expect(toOrder(record)).toMatchObject({ number: 7, status: 'cancelled', paymentStatus: 'partly-refunded' })
})

it('has nothing where nothing is told, and amounts as they are', () => {
  expect(toOrder(record)).toMatchObject({ total: 2880, taxTotal: 460, refundedTotal: 0, refundableAmount: 1000 })
  expect(toOrder(record).items).toEqual([
    {
      id: 'item_1',
      quantity: 2,
      originalId: 'item_0',
      editId: null,
      fulfilled: 2,
      shipped: 0,
      returned: 0,
      giftCard: false,
      gift: null,
      title: 'Mug',
      description: 'Black',
      variant: { id: 'variant_1', productId: 'prod_1' },
      createdAt: '2026-03-01T10:00:00.000Z',
      thumbnail: null,
      unitPrice: 1190,
      includesTax: true,
      taxRates: [19],
      discount: 120,
      subtotal: 2000,
      originalTotal: 2380,
    },
  ])
})

it('knows where it goes, and by what code that is free', () => {
  const { shippingAddress, billingAddress, shippingMethods, discounts } = toOrder(record)
  expect(shippingAddress).toMatchObject({ firstName: 'Ada', lastName: '', countryCode: 'de' })
  expect([billingAddress, discounts]).toEqual([null, [{ code: 'SHIP', kind: 'free-shipping' }]])
  expect(shippingMethods).toEqual([{ subtotal: 420, total: 500, option: null, days: null, promised: null }])
})

it('knows the days that the backend has kept of each way, and of others none', () => {
  const withDays = (data: unknown) =>
    toOrder({ ...record, shipping_methods: [{ shipping_option: null, data }] } as unknown as OrderRecord)
  const dates = { from: '2026-11-26', to: '2026-12-01' }
  expect(withDays({ id: 'manual', arrives: dates }).shippingMethods[0]?.promised).toEqual(dates)
  for (const other of [undefined, {}, { arrives: 'x' }, { arrives: { from: 'soon', to: 'later' } }])
    expect(withDays(other).shippingMethods[0]?.promised).toBeNull()
})

it('tells of payments and parcels when what happened, and of a delivery at no time nothing', () => {
  const { payments, fulfillments } = toOrder(record)
  expect(payments[0]).toMatchObject({ provider: 'stripe', refunded: 0, capturedAt: null, exchangeId: 'swap_1' })
  expect(fulfillments.map(({ deliveredAt }) => deliveredAt)).toEqual(['2026-03-05T12:00:00.000Z', null])
  expect(fulfillments.map(({ tracking }) => tracking)).toEqual([[{ number: 'AB 1', url: null }], []])
})

it('calls a line by what is left of it once its variant was deleted', () => {
  expect(toNamedLine({ title: 'Mug', description: null, variant: null, unit_price: 950 }).variant).toBeNull()
})
