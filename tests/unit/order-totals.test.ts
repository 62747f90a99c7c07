import { describe, expect, it, test } from 'vitest'
import { calculateTotals } from '../support/order-totals/calculate-totals'
import { type Order, type OrderLine } from '../support/order-totals/order'

// all amounts below were worked out by hand

function line(unitPrice: number, quantity: number, rest: Partial<OrderLine> = {}): OrderLine {
  return { product: 'bowl', unitPrice, quantity, taxRate: 10, discountable: true, ...rest }
}

function withTax(lines: OrderLine[], rest: Partial<Order> = {}): Order {
  return { taxInclusive: true, lines, shipping: [], ...rest }
}

function withoutTax(lines: OrderLine[], rest: Partial<Order> = {}): Order {
  return { taxInclusive: false, lines, shipping: [], ...rest }
}

describe('tax', () => {
  it('is taken out of each price that contains it, by the piece', () => {
    // 950 contain 152 (151.68), so nine pieces are 9 × 798 = 7182 before tax and 1365 (1364.58) tax; 490 contain 78
    const order = withTax([line(950, 9, { taxRate: 19 })], { shipping: [{ price: 490, taxRate: 19 }] })
    expect(calculateTotals(order)).toEqual({
      items: 8550,
      shipping: 490,
      discount: 0,
      giftCards: 0,
      tax: 1443,
      total: 9040,
    })
  })

  it('is added line by line to prices without it', () => {
    // 321.75 and 107.25, and 57.34 on the shipping
    const lines = [line(1300, 3, { taxRate: 8.25 }), line(1300, 1, { taxRate: 8.25 })]
    const order = withoutTax(lines, { shipping: [{ price: 695, taxRate: 8.25 }] })
    expect(calculateTotals(order)).toEqual({
      items: 5200,
      shipping: 695,
      discount: 0,
      giftCards: 0,
      tax: 322 + 107 + 57,
      total: 6381,
    })
  })

  it('is nothing where the rate is nothing', () => {
    const order = withoutTax([line(6125, 2, { taxRate: 0 })], { shipping: [{ price: 2000, taxRate: 0 }] })
    expect(calculateTotals(order)).toMatchObject({ items: 12_250, shipping: 2000, tax: 0, total: 14_250 })
  })
})

describe('a percentage', () => {
  it('takes its part of the tax as well where prices contain it', () => {
    // 2500 are 2101 and 399 tax; 210 (210.1) off leave 359 (359.1) tax
    const order = withTax([line(1250, 2, { taxRate: 19 })], {
      discount: { type: 'percentage', value: 10, allocation: 'item' },
    })
    expect(calculateTotals(order)).toMatchObject({ items: 2500, discount: 250, tax: 359, total: 2250 })
  })

  it('is rounded for each line', () => {
    // 3.5 and 3.5
    const lines = [line(5, 7, { taxRate: 0 }), line(35, 1, { taxRate: 0 })]
    const order = withoutTax(lines, { discount: { type: 'percentage', value: 10, allocation: 'total' } })
    expect(calculateTotals(order)).toMatchObject({ discount: 8, total: 62 })
  })

  it('may lose a half to the way numbers are kept', () => {
    const order = withoutTax([line(410, 1, { taxRate: 0 })], {
      discount: { type: 'percentage', value: 15, allocation: 'total' },
    })
    expect(calculateTotals(order)).toMatchObject({ discount: 61, total: 349 })
  })

  it('of all leaves nothing, and never what was rounded below it', () => {
    // 7185 and 1365 tax; without 7185, 7182 − 7185 are taxed: −0.57
    const order = withTax([line(950, 9, { taxRate: 19 })], {
      discount: { type: 'percentage', value: 100, allocation: 'total' },
    })
    expect(calculateTotals(order)).toMatchObject({ items: 8550, discount: 8550, tax: 0, total: 0 })
    const withCard = { ...order, giftCard: { balance: 100 } }
    expect(calculateTotals(withCard)).toMatchObject({ items: 8550, discount: 8550, giftCards: 0, total: 0 })
  })
})

describe('a fixed value', () => {
  const lines = [line(1000, 1), line(500, 4, { product: 'vase' })]

  it('off the total is shared out by worth before tax is worked out', () => {
    // 166.67 and 333.33 off; 83 (83.33) and 167 (166.67) tax
    const order = withoutTax(lines, { discount: { type: 'fixed', value: 500, allocation: 'total' } })
    expect(calculateTotals(order)).toMatchObject({ items: 3000, discount: 500, tax: 250, total: 2750 })
  })

  it('off the total of some products is only what falls to these', () => {
    // 166.67 off the bowl; 83 and 200 tax
    const order = withoutTax(lines, {
      discount: { type: 'fixed', value: 500, allocation: 'total', products: ['bowl'] },
    })
    expect(calculateTotals(order)).toMatchObject({ discount: 167, tax: 283, total: 3116 })
  })

  it('is never more than the goods', () => {
    const order = withoutTax(lines, { discount: { type: 'fixed', value: 5000, allocation: 'total' } })
    expect(calculateTotals(order)).toMatchObject({ discount: 3000, tax: 0, total: 0 })
  })

  it('per item counts for each piece, up to its price', () => {
    // 600 and all of 4 × 500
    const order = withoutTax(lines, { discount: { type: 'fixed', value: 600, allocation: 'item' } })
    expect(calculateTotals(order)).toMatchObject({ discount: 2600, tax: 40, total: 440 })
  })

  it('takes nothing off what cannot be discounted', () => {
    const card = line(5000, 1, { taxRate: 0, discountable: false })
    const order = withoutTax([line(1000, 1), card], { discount: { type: 'fixed', value: 500, allocation: 'total' } })
    expect(calculateTotals(order)).toMatchObject({ items: 6000, discount: 500, tax: 50, total: 5550 })
  })
})

test('free shipping strikes out its price and its tax', () => {
  const order = withoutTax([line(1000, 1)], {
    shipping: [{ price: 500, taxRate: 10 }],
    discount: { type: 'free_shipping', value: 0, allocation: 'total' },
  })
  expect(calculateTotals(order)).toEqual({
    items: 1000,
    shipping: 0,
    discount: 0,
    giftCards: 0,
    tax: 100,
    total: 1100,
  })
})

describe('a gift card', () => {
  const goods = [line(1000, 1)]

  it.each([
    [400, { giftCards: 400, total: 700 }],
    [5000, { giftCards: 1100, total: 0 }],
  ])('with %i on it pays what there is, tax and all', (balance, paid) => {
    expect(calculateTotals(withoutTax(goods, { giftCard: { balance } }))).toMatchObject({ tax: 100, ...paid })
  })

  it('that is taxed itself bears the tax on what it pays', () => {
    const order = withoutTax(goods, { giftCard: { balance: 400, taxRate: 10 } })
    expect(calculateTotals(order)).toMatchObject({ giftCards: 440, tax: 100, total: 660 })
    const rich = withoutTax(goods, { giftCard: { balance: 5000, taxRate: 10 } })
    expect(calculateTotals(rich)).toMatchObject({ giftCards: 1100, total: 0 })
  })

  it('pays what a discount leaves', () => {
    const discount = { type: 'percentage', value: 50, allocation: 'total' } as const
    const order = withTax(goods, { discount, giftCard: { balance: 300 } })
    // 1000 are 909 and 91 tax; 455 (454.5) off leave 45 (45.4) tax
    expect(calculateTotals(order)).toMatchObject({ discount: 501, tax: 45, giftCards: 300, total: 199 })
  })
})
