import { expect, test } from 'vitest'
import { type Cart, type Discount } from '~/commerce/medusa-v1/types'
import { makeCart, makeLine } from '../test-cart'
import { isLapsed, toAppliedCodes } from './applied-codes'

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

function apply(discounts: Discount[], lines = [makeLine({ discount_total: 125 })]) {
  return toAppliedCodes(makeCart(lines, { discounts, gift_cards: [] }), now)
}

test.each([
  ['good', {}],
  ['used-up', { usage_limit: 1, usage_count: 1 }],
  ['not-started', { starts_at: '2026-11-21T12:00:01Z' }],
  ['expired', { ends_at: '2026-11-21T11:59:59Z' }],
  ['disabled', { is_disabled: true }],
])('a discount is %s with %j', (state, discount) => {
  const [code] = apply([makeDiscount(discount)])
  expect(code).toMatchObject({ code: 'TEN', state })
  expect(code && isLapsed(code)).toBe(state !== 'good')
})

test('a discount that is for other products is idle, and may be ordered with', () => {
  const [code] = apply([makeDiscount()], [makeLine({ discount_total: 0 }), makeLine()])
  expect(code).toMatchObject({ state: 'idle' })
  expect(code && isLapsed(code)).toBe(false)
})

test('an empty cart and free shipping tell nothing about what a code is for', () => {
  expect(apply([makeDiscount()], [])).toMatchObject([{ state: 'good' }])
  expect(apply([makeDiscount({}, { type: 'free_shipping' })], [makeLine()])).toMatchObject([{ state: 'good' }])
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
  const codes = toAppliedCodes(makeCart([], { gift_cards, gift_card_total: 3500 }), now)
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
  expect(toAppliedCodes(makeCart([], { gift_cards: [makeCard(card)] }), now)).toMatchObject([{ state }])
})
