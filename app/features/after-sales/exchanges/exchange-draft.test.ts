import { describe, expect, it } from 'vitest'
import {
  checkExchange,
  type ExchangeableLine,
  type ExchangeOffer,
  readExchangeDraft,
  toExchangeQuery,
  type WantedVariant,
} from './exchange-draft'

const large: WantedVariant = { id: 'large', title: 'Large', price: 1500, stock: 3 }
const small: WantedVariant = { id: 'small', title: 'Small', price: 400, stock: null }
const gone: WantedVariant = { id: 'gone', title: 'Huge', price: 1000, stock: 0 }
const line: ExchangeableLine = {
  id: 'a',
  returnable: 2,
  instead: [large, small, gone],
}
const post = { id: 'post', name: 'By post', cost: 390 }
const offer: ExchangeOffer = {
  lines: [line, { ...line, id: 'b' }],
  reasons: [{ label: null, reasons: [{ value: 'size', label: 'Wrong size' }] }],
  ways: [post],
  toRefund: (_, quantity) => 1000 * quantity,
}

function check(query: string) {
  return checkExchange(readExchangeDraft(new URLSearchParams(query), offer), offer)
}

describe('readExchangeDraft', () => {
  it('keeps every line and would exchange one piece of it', () => {
    const draft = readExchangeDraft(new URLSearchParams(), offer)
    expect(draft.lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      ['', '1'],
      ['', '1'],
    ])
    expect(draft.wayId).toBe('post')
  })

  it('is what it was when it comes back out of its own address', () => {
    const query = 'instead.a=large&quantity.a=2&reason.a=size&way=own'
    const draft = readExchangeDraft(new URLSearchParams(query), offer)
    expect(readExchangeDraft(toExchangeQuery(draft), offer)).toEqual(draft)
  })
})

describe('checkExchange', () => {
  it('comes to the new pieces and the way back, less what is paid back', () => {
    expect(check('instead.a=large&quantity.a=2&reason.a=size&way=post').review).toEqual({
      lines: [{ lineId: 'a', quantity: 2, variant: large, reasonId: 'size' }],
      way: post,
      wanted: 3000,
      back: 2000,
      difference: 1390,
    })
    expect(check('instead.a=small&way=own').review).toMatchObject({ way: null, difference: -600 })
  })

  it.each([
    ['', { 'instead.a': 'none' }],
    ['quantity.a=2', { 'instead.a': 'none' }],
    ['instead.a=nope', { 'instead.a': 'variant-unknown' }],
    ['instead.a=gone', { 'instead.a': 'variant-short' }],
    [
      'instead.a=large&quantity.a=2&instead.b=large&quantity.b=2',
      { 'instead.a': 'variant-short', 'instead.b': 'variant-short' },
    ],
    ['instead.a=large&quantity.a=3', { 'quantity.a': 'quantity-max' }],
    ['instead.a=large&quantity.a=0', { 'quantity.a': 'quantity-whole' }],
    ['instead.a=large&quantity.a=1.5', { 'quantity.a': 'quantity-whole' }],
    ['instead.a=large&quantity.a=-1', { 'quantity.a': 'quantity-whole' }],
    ['instead.a=large&quantity.a=', { 'quantity.a': 'quantity-whole' }],
    ['instead.a=large&reason.a=nope', { 'reason.a': 'reason-unknown' }],
    ['instead.a=large&way=nope', { way: 'way-unknown' }],
    ['quantity.a=9&way=nope', { 'instead.a': 'none', way: 'way-unknown' }],
  ])('names by field what is wrong with %s', (query, problems) => {
    expect(check(query)).toEqual({ review: null, problems })
  })

  it('has nothing to look over where nothing can be exchanged', () => {
    const empty = { ...offer, lines: [] }
    const draft = readExchangeDraft(new URLSearchParams('way=own'), empty)
    expect(checkExchange(draft, empty)).toEqual({ review: null, problems: {} })
  })
})
