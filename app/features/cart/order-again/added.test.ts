import { expect, it } from 'vitest'
import { type AddLineResult } from '../add-line.server'
import { toAdded } from './added'

const refusal = (rest: object) => ({ ok: false, ...rest }) as AddLineResult
const success = (quantity: number) => ({ ok: true, quantity }) as AddLineResult

it.each<[string, AddLineResult | null, pieces: number, missing: string | null]>([
  ['all there is', success(2), 2, null],
  ['less than was ordered', success(1), 1, 'fewer'],
  ['a deleted variant', null, 0, 'gone'],
  ['a variant that is unknown', refusal({ reason: 'unknown-variant' }), 0, 'gone'],
  ['a withdrawn product', refusal({ reason: 'unavailable' }), 0, 'gone'],
  ['no price here', refusal({ reason: 'not-sold-here' }), 0, 'not-sold-here'],
  ['no stock', refusal({ reason: 'out-of-stock', available: 0, inCart: 0 }), 0, 'sold-out'],
  ['all of the stock in the bag', refusal({ reason: 'out-of-stock', available: 3, inCart: 3 }), 0, 'full'],
  ['a full line', refusal({ reason: 'quantity-limit', limit: 99, inCart: 99 }), 0, 'full'],
  ['a bag of another region', refusal({ reason: 'other-region' }), 0, 'other-region'],
])('%s', (_, result, pieces, missing) => {
  expect(toAdded('item_1', 2, result)).toEqual({ lineId: 'item_1', pieces, missing })
})
