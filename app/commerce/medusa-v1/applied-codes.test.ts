import { expect, test } from 'vitest'
import { toAppliedCodes } from './applied-codes'
import { type Cart, type Discount } from './types'

const now = new Date('2026-11-21T12:00:00Z')

function makeDiscount(discount: object = {}, rule: object = {}): Discount {
  const base = {
    code: 'TEN',
    is_disabled: false,
    starts_at: '2026-01-01T00:00:00Z',
    ends_at: null,
    usage_limit: null,
    usage_count: 0,
    rule: { type: 'percentage', value: 10, allocation: 'total', ...rule },
  }
  return { ...base, ...discount } as unknown as Discount
}

function makeCard(card: object = {}): Cart['gift_cards'][number] {
  const base = { code: 'AAAA-BBBB-CCCC-DDDD', balance: 1000, value: 1000, is_disabled: false, ends_at: null }
  return { ...base, ...card } as unknown as Cart['gift_cards'][number]
}

function apply(discounts: Discount[], lines: object[] = [{ discount_total: 125 }]) {
  return toAppliedCodes({ items: lines as Cart['items'], discounts, gift_cards: [] }, now)
}

test.each([
  ['good', {}],
  ['used-up', { usage_limit: 1, usage_count: 1 }],
  ['not-started', { starts_at: '2026-11-21T12:00:01Z' }],
  ['expired', { ends_at: '2026-11-21T11:59:59Z' }],
  ['disabled', { is_disabled: true }],
])('a discount is %s with %j', (state, discount) => {
  expect(apply([makeDiscount(discount)])).toMatchObject([{ code: 'TEN', state }])
})

test('a discount that is for other products is idle', () => {
  expect(apply([makeDiscount()], [{ discount_total: 0 }, {}])).toMatchObject([{ state: 'idle' }])
})

test('what goes back with an exchange does not keep a discount from being idle', () => {
  const lines = [{ discount_total: 0 }, { discount_total: -125, is_return: true }]
  expect(apply([makeDiscount()], lines)).toMatchObject([{ state: 'idle' }])
})

test('an empty cart and free shipping tell nothing about what a code is for', () => {
  expect(apply([makeDiscount()], [])).toMatchObject([{ state: 'good' }])
  expect(apply([makeDiscount({}, { type: 'free_shipping' })], [{}])).toMatchObject([{ state: 'good' }])
})

test.each([
  [{ type: 'percentage', percent: 10 }, {}],
  [{ type: 'fixed' }, { type: 'fixed', value: 500 }],
  [{ type: 'fixed-each' }, { type: 'fixed', value: 500, allocation: 'item' }],
  [{ type: 'free-shipping' }, { type: 'free_shipping' }],
])('does %j', (effect, rule) => {
  expect(apply([makeDiscount({}, rule)])).toMatchObject([{ effect }])
})

test('cards pay in the order in which Medusa spends them: what ends first, then the smaller', () => {
  const gift_cards = [
    makeCard({ code: 'BIG', balance: 5000 }),
    makeCard({ code: 'SMALL', balance: 1000 }),
    makeCard({ code: 'ENDS', balance: 2000, ends_at: '2027-01-01T00:00:00Z' }),
  ]
  const codes = toAppliedCodes({ gift_cards, gift_card_total: 3500 }, now)
  expect(codes.map(({ code, effect }) => [code, effect])).toEqual([
    ['ENDS', { type: 'gift-card', used: 2000, left: 0 }],
    ['SMALL', { type: 'gift-card', used: 1000, left: 0 }],
    ['BIG', { type: 'gift-card', used: 500, left: 4500 }],
  ])
})

test.each([
  ['used-up', { balance: 0, is_disabled: true }],
  ['expired', { ends_at: '2026-11-21T11:00:00Z' }],
  ['disabled', { is_disabled: true }],
])('a gift card is %s with %j', (state, card) => {
  expect(toAppliedCodes({ gift_cards: [makeCard(card)] }, now)).toMatchObject([{ state }])
})
