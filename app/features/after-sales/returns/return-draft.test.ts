import { describe, expect, it } from 'vitest'
import { checkDraft } from './check-return'
import { type OfferedLine, readDraft, type ReturnOffer, toDraftQuery } from './return-draft'

const line: OfferedLine = {
  id: 'a',
  returnable: 2,
}
const post = { id: 'post', name: 'By post', cost: 390 }
const reasons = [{ label: 'Not right', reasons: [{ value: 'small', label: 'Too small' }] }]
const offer: ReturnOffer = {
  lines: [line, { id: 'b', returnable: 1 }],
  reasons,
  ways: [post],
  // of two pieces a cent is rounded away
  toRefund: (lineId, quantity) => (lineId === 'a' ? 1000 * quantity - (quantity - 1) : 300 * quantity),
}

function check(query: string) {
  return checkDraft(readDraft(new URLSearchParams(query), offer), offer)
}

describe('readDraft', () => {
  it('chooses nothing of several pieces, and the first way back', () => {
    const draft = readDraft(new URLSearchParams(), offer)
    expect(draft.lines.map(({ quantity }) => quantity)).toEqual(['0', '0'])
    expect(draft.wayId).toBe('post')
  })

  it('chooses the only piece that there is', () => {
    const only = { ...offer, lines: [{ ...line, returnable: 1 }], ways: [] }
    expect(readDraft(new URLSearchParams(), only)).toMatchObject({ lines: [{ quantity: '1' }], wayId: 'own' })
  })

  it('is what it was when it comes back out of its own address', () => {
    const query = 'quantity.a=2&reason.a=small&note.a=Too+tight&way=own'
    const draft = readDraft(new URLSearchParams(query), offer)
    expect(readDraft(toDraftQuery(draft), offer)).toEqual(draft)
  })
})

describe('checkDraft', () => {
  it('comes to what is paid back less the way back', () => {
    expect(check('quantity.a=2&reason.a=small&note.a=+Tight+&quantity.b=&way=post').review).toEqual({
      lines: [{ lineId: 'a', quantity: 2, reasonId: 'small', note: 'Tight' }],
      way: post,
      items: 1999,
      total: 1609,
    })
    expect(check('quantity.a=1&way=own').review).toMatchObject({ way: null, items: 1000, total: 1000 })
  })

  it.each([
    ['', { 'quantity.a': 'none' }],
    ['quantity.a=3', { 'quantity.a': 'quantity-max' }],
    ['quantity.a=-1&quantity.b=1', { 'quantity.a': 'quantity-whole' }],
    ['quantity.a=1.5&quantity.b=1', { 'quantity.a': 'quantity-whole' }],
    ['quantity.a=1&reason.a=nope', { 'reason.a': 'reason-unknown' }],
    [`quantity.a=1&note.b=${'x'.repeat(301)}`, { 'note.b': 'note-long' }],
    ['quantity.a=1&way=nope', { way: 'way-unknown' }],
    ['quantity.b=1&way=post', { way: 'way-costs-more' }],
    ['quantity.a=9&way=nope', { 'quantity.a': 'quantity-max', way: 'way-unknown' }],
  ])('names by field what is wrong with %s', (query, problems) => {
    expect(check(query)).toEqual({ review: null, problems })
  })

  it('has nothing to look over where nothing can be sent back', () => {
    const empty = { ...offer, lines: [] }
    expect(checkDraft(readDraft(new URLSearchParams('way=own'), empty), empty)).toEqual({ review: null, problems: {} })
  })
})
