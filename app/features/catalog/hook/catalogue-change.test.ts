import { expect, it } from 'vitest'
import { goneTag } from '~/commerce/purge-tag'
import { toPurgeTags } from './catalogue-change'

it('purges one page, and in the lists one part, for one product', () => {
  expect(toPurgeTags([{ kind: 'product', id: 'prod_1', handle: 'mug' }])).toEqual(['products#prod_1', 'product:mug'])
})

it('leaves the lists alone where only a number changed that no list shows', () => {
  expect(toPurgeTags([{ kind: 'stock', id: 'prod_1', handle: 'mug' }])).toEqual(['product:mug'])
})

it('purges every page where it cannot tell which', () => {
  expect(toPurgeTags([{ kind: 'product', id: 'prod_1' }])).toEqual(['products#prod_1', 'product'])
  expect(toPurgeTags([{ kind: 'products' }])).toEqual(['products', 'product'])
})

it('shows nobody the page of a product that is gone for a moment longer', () => {
  const gone = { kind: 'product', id: 'prod_1', handle: 'mug', gone: true } as const
  expect(toPurgeTags([gone])).toEqual(['products#prod_1', goneTag('product:mug')])
})

it('takes no handle for more than one', () => {
  expect(toPurgeTags([{ kind: 'stock', handle: 'mug#products' }])).toEqual(['product:mug%23products'])
})

it('names each tag once, however many changes there are', () => {
  const changes = ['mug', 'cup', 'mug'].map((handle) => ({ kind: 'product' as const, handle }))
  expect(toPurgeTags([...changes, { kind: 'category' }])).toEqual([
    'products',
    'product:mug',
    'product:cup',
    'categories',
  ])
})

it('leaves nothing out where everything changed', () => {
  const kinds = ['products', 'product', 'collection', 'category', 'region'] as const
  const tags = toPurgeTags(kinds.map((kind) => ({ kind })))
  expect(toPurgeTags([{ kind: 'everything' }]).sort()).toEqual(tags.sort())
})
