import { expect, it } from 'vitest'
import { type OrderEdit } from '~/commerce/shop/order-edits'
import { type LineLife } from '~/features/orders/line-life'
import { findEditObstacles } from './edit-obstacles'

const life: LineLife = {
  id: 'item_1',
  ids: ['item_1'],
  ordered: 3,
  quantity: 3,
  cancelled: 0,
  packed: 0,
  shipped: 0,
  onItsWayBack: 0,
  received: 0,
  exchanged: 0,
  claimed: 0,
  returnable: 0,
}

function line(id: string, quantity: number, variantId = 'v1') {
  const variant = { id: variantId, productId: 'p1' }
  return { id, title: 'Mug', description: null, thumbnail: null, giftCard: false, unitPrice: 950, quantity, variant }
}

const original = line('item_1', 3)
const toOne: OrderEdit['changes'] = [{ id: 'c', kind: 'update', line: line('item_2', 1), original }]
const away: OrderEdit['changes'] = [{ id: 'c', kind: 'remove', line: null, original }]
const toFive: OrderEdit['changes'] = [{ id: 'c', kind: 'update', line: line('item_2', 5), original }]

function find(changes: OrderEdit['changes'], facts: Partial<LineLife> = {}, stock: number | null = 9) {
  return findEditObstacles({ changes }, [{ ...life, ...facts }], () => stock)
}

it.each<[string, Partial<LineLife>]>([
  ['packed', { packed: 2 }],
  ['on their way back or there', { onItsWayBack: 1, received: 1 }],
  ['settled by a claim', { claimed: 2 }],
])('no more is taken out than stays free: pieces that are %s', (_, facts) => {
  expect(find(toOne, facts)).toEqual({ c: 'bound' })
  expect(find(toFive, facts)).toEqual({})
})

it('a line goes as a whole where nothing of it was packed or settled', () => {
  expect(find(away)).toEqual({})
  expect(find(away, { packed: 1 })).toEqual({ c: 'bound' })
  expect(find(away, { received: 1 })).toEqual({ c: 'bound' })
})

it('no more is added than there is, of all lines of one thing together', () => {
  expect(find(toFive, {}, 2)).toEqual({})
  expect(find(toFive, {}, 1)).toEqual({ c: 'short' })
  expect(find(toFive, {}, null)).toEqual({})
  const more: OrderEdit['changes'] = [...toFive, { id: 'd', kind: 'add', line: line('item_3', 1), original: null }]
  expect(find(more, {}, 2)).toEqual({ c: 'short', d: 'short' })
  const instead: OrderEdit['changes'] = [...away, { id: 'd', kind: 'add', line: line('item_3', 3), original: null }]
  expect(find(instead, {}, 0)).toEqual({})
})

it('nothing stands in the way of what nobody knows of', () => {
  expect(findEditObstacles({ changes: toOne }, [], () => 0)).toEqual({})
  expect(find([{ id: 'c', kind: 'add', line: { ...original, variant: null }, original: null }], {}, 0)).toEqual({})
})
