import { expect, test } from 'vitest'
import { toCart } from './cart'
import { type Cart as MedusaCart } from './types'

const product = {
  id: 'prod_1',
  status: 'published',
  handle: 'mug',
  title: 'Mug',
  metadata: { a: 1 },
  profile_id: 'sp_1',
}
const variant = { title: 'Black', manage_inventory: true, allow_backorder: false, inventory_quantity: 4, product }
const line = {
  id: 'item_1',
  variant_id: 'variant_1',
  title: 'Mug',
  description: 'Black',
  thumbnail: '/mug.webp',
  quantity: 3,
  unit_price: 1250,
  includes_tax: true,
  subtotal: 3151,
  original_total: 3750,
  discount_total: 315,
  total: 3375,
  is_giftcard: false,
  is_return: false,
  created_at: '2026-01-01T00:00:00.000Z',
  variant,
}
const answered = {
  id: 'cart_1',
  created_at: '2026-01-01T00:00:00.000Z',
  completed_at: null,
  email: 'ann@example.com',
  customer_id: 'cus_1',
  region_id: 'reg_eu',
  region: {
    name: 'Europe',
    currency_code: 'eur',
    includes_tax: true,
    countries: [{ iso_2: 'at' }, { iso_2: 'de' }],
    payment_providers: [{ id: 'manual' }],
  },
  items: [line],
  shipping_address: { first_name: 'Ann', country_code: 'AT', metadata: { vat_number: 'ATU1' } },
  billing_address: null,
  shipping_methods: [
    { shipping_option_id: 'so_1', shipping_option: { profile_id: 'sp_1' }, subtotal: 420, total: 500 },
  ],
  discounts: [
    {
      code: 'TEN',
      is_disabled: false,
      starts_at: '2026-01-01T00:00:00Z',
      ends_at: null,
      usage_limit: null,
      usage_count: 2,
      rule: { type: 'percentage', value: 10, allocation: 'total' },
    },
  ],
  gift_cards: [{ code: 'AAAA', balance: 100, is_disabled: true, ends_at: '2027-01-01T00:00:00Z', region_id: 'reg_eu' }],
  gift_card_total: 100,
  gift_card_tax_total: 19,
  tax_total: 539,
  total: 3375,
  payment_session: { provider_id: 'manual', status: 'requires_more', amount: 3375, data: { state: 'open' } },
  context: { account: 'cus_1' },
}

function read(change: object = {}) {
  return toCart({ ...answered, ...change } as unknown as MedusaCart, new Date('2026-11-21T12:00:00Z'))
}

test('a cart has all that the shop reads of it', () => {
  expect(read()).toMatchObject({
    id: 'cart_1',
    completed: false,
    customerId: 'cus_1',
    region: {
      id: 'reg_eu',
      currency: 'eur',
      taxInclusive: true,
      countries: ['at', 'de'],
      paymentProviders: ['manual'],
    },
    items: [
      {
        variantId: 'variant_1',
        unitPrice: 1250,
        taxInclusive: true,
        originalTotal: 3750,
        discount: 315,
        variant: {
          stock: { manageInventory: true, allowBackorder: false, quantity: 4 },
          product: { published: true, handle: 'mug', shippingProfileId: 'sp_1' },
        },
      },
    ],
    shippingAddress: { firstName: 'Ann', countryCode: 'at', vatNumber: 'ATU1' },
    billingAddress: null,
    shippingMethods: [{ optionId: 'so_1', profileId: 'sp_1', days: null, subtotal: 420, total: 500 }],
    discounts: [{ code: 'TEN', kind: 'percentage' }],
    giftCards: [{ code: 'AAAA', regionId: 'reg_eu' }],
    codes: [
      { code: 'TEN', effect: { type: 'percentage', percent: 10 }, state: 'good' },
      { code: 'AAAA', effect: { type: 'gift-card', used: 100, left: 0 }, state: 'disabled' },
    ],
    giftCardTotal: 100,
    giftCardTaxTotal: 19,
    taxTotal: 539,
    total: 3375,
    paymentSession: { provider: 'manual', status: 'requires-more', amount: 3375, data: { state: 'open' } },
    context: { account: 'cus_1', mergedInto: null },
    prices: null,
  })
})

test('a line whose variant or product was deleted keeps its own words', () => {
  const deleted = read({ items: [{ ...line, variant_id: null, variant: null }] }).items[0]
  expect(deleted).toMatchObject({ variantId: null, variant: null, title: 'Mug', description: 'Black' })
  const [orphan] = read({ items: [{ ...line, variant: { ...variant, product: null } }] }).items
  expect(orphan?.variant).toMatchObject({ title: 'Black', product: null })
})

test.each([
  ['percentage', { type: 'percentage' }],
  ['free-shipping', { type: 'free_shipping' }],
  ['fixed', { type: 'fixed', allocation: 'total' }],
  ['fixed-each', { type: 'fixed', allocation: 'item' }],
])('a discount is %s by its rule %j', (kind, rule) => {
  const [discount] = read({ discounts: [{ ...answered.discounts[0], rule }] }).discounts
  expect(discount?.kind).toBe(kind)
})

test('a payment of a status that nobody knows has to be made anew', () => {
  const payment_session = { provider_id: 'manual', status: 'lost' }
  expect(read({ payment_session }).paymentSession).toEqual({
    provider: 'manual',
    status: 'error',
    amount: null,
    data: {},
  })
})

test('what Medusa leaves out is nothing', () => {
  const bare = { id: 'cart_1', region_id: 'reg_eu', created_at: '2026-01-01T00:00:00.000Z' }
  expect(toCart(bare as unknown as MedusaCart)).toMatchObject({
    email: null,
    customerId: null,
    completed: false,
    region: { id: 'reg_eu', currency: '', countries: [], paymentProviders: [] },
    items: [],
    shippingAddress: null,
    discounts: [],
    giftCards: [],
    total: 0,
    paymentSession: null,
  })
})

test('what became an order is completed', () => {
  expect(read({ completed_at: '2026-01-02T00:00:00Z' }).completed).toBe(true)
})
