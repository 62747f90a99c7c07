import { expect, test } from 'vitest'
import { type CartDiscount, type CartGiftCard } from '~/commerce/shop/cart'
import { makeCart, makeLine } from '../test-cart'
import { isLapsed, toAppliedCodes } from './applied-codes'

const now = new Date('2026-11-21T12:00:00Z')

function makeDiscount(discount: Partial<CartDiscount> = {}): CartDiscount {
  return {
    code: 'TEN',
    kind: 'percentage',
    value: 10,
    disabled: false,
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: null,
    usageLimit: null,
    usageCount: 0,
    ...discount,
  }
}

function makeCard(card: Partial<CartGiftCard> = {}): CartGiftCard {
  return { code: 'AAAA-BBBB-CCCC-DDDD', balance: 1000, disabled: false, endsAt: null, regionId: 'reg-eu', ...card }
}

function apply(discounts: CartDiscount[], lines = [makeLine({ discountTotal: 125 })]) {
  return toAppliedCodes(makeCart(lines, { discounts, giftCards: [] }), now)
}

test.each([
  ['good', {}],
  ['used-up', { usageLimit: 1, usageCount: 1 }],
  ['not-started', { startsAt: '2026-11-21T12:00:01Z' }],
  ['expired', { endsAt: '2026-11-21T11:59:59Z' }],
  ['disabled', { disabled: true }],
])('a discount is %s with %j', (state, discount) => {
  const [code] = apply([makeDiscount(discount)])
  expect(code).toMatchObject({ code: 'TEN', state })
  expect(code && isLapsed(code)).toBe(state !== 'good')
})

test('a discount that is for other products is idle, and may be ordered with', () => {
  const [code] = apply([makeDiscount()], [makeLine({ discountTotal: 0 }), makeLine()])
  expect(code).toMatchObject({ state: 'idle' })
  expect(code && isLapsed(code)).toBe(false)
})

test('an empty cart and free shipping tell nothing about what a code is for', () => {
  expect(apply([makeDiscount()], [])).toMatchObject([{ state: 'good' }])
  expect(apply([makeDiscount({ kind: 'free-shipping' })], [makeLine()])).toMatchObject([{ state: 'good' }])
})

test.each([
  [{ type: 'percentage', percent: 10 }, { kind: 'percentage' }],
  [{ type: 'fixed' }, { kind: 'fixed', value: 500 }],
  [{ type: 'fixed-each' }, { kind: 'fixed-each', value: 500 }],
  [{ type: 'free-shipping' }, { kind: 'free-shipping' }],
] as const)('does %j', (effect, discount) => {
  expect(apply([makeDiscount(discount)])).toMatchObject([{ effect }])
})

test('cards pay in the order in which Medusa spends them: what ends first, then the smaller', () => {
  const giftCards = [
    makeCard({ code: 'BIG', balance: 5000 }),
    makeCard({ code: 'SMALL', balance: 1000 }),
    makeCard({ code: 'ENDS', balance: 2000, endsAt: '2027-01-01T00:00:00Z' }),
  ]
  const codes = toAppliedCodes(makeCart([], { giftCards, giftCardTotal: 3500 }), now)
  expect(codes.map(({ code, effect }) => [code, effect])).toEqual([
    ['ENDS', { type: 'gift-card', used: 2000, left: 0 }],
    ['SMALL', { type: 'gift-card', used: 1000, left: 0 }],
    ['BIG', { type: 'gift-card', used: 500, left: 4500 }],
  ])
})

test.each([
  ['used-up', { balance: 0, disabled: true }],
  ['expired', { endsAt: '2026-11-21T11:00:00Z' }],
  ['disabled', { disabled: true }],
])('a gift card is %s with %j', (state, card) => {
  expect(toAppliedCodes(makeCart([], { giftCards: [makeCard(card)] }), now)).toMatchObject([{ state }])
})
