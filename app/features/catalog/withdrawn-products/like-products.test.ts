import { expect, test } from 'vitest'
import { createTestIndex } from '../../../../tests/support/test-index'
import { listLike } from './like-products'

const collection = { id: 'col', handle: 'harbour', title: 'Harbour', metadata: null }
const index = createTestIndex([
  { id: 'far', categoryIds: ['garden'], variants: [{ Size: 'M' }] },
  { id: 'shelf', categoryIds: ['kitchen'], variants: [{ Size: 'M' }] },
  { id: 'cup', categoryIds: ['mugs', 'kitchen'], variants: [{ Size: 'M' }] },
  { id: 'older-cup', categoryIds: ['mugs', 'kitchen'], variants: [{ Size: 'M' }] },
  { id: 'towel', categoryIds: ['kitchen'], collection, variants: [{ Size: 'M' }] },
  { id: 'sold-out-cup', categoryIds: ['mugs', 'kitchen'], variants: [{ Size: 'M', left: false }] },
  { id: 'unpriced-cup', categoryIds: ['mugs', 'kitchen'], variants: [{ Size: 'M' }], price: null },
  { id: 'voucher', categoryIds: ['mugs', 'kitchen'], giftCard: true, variants: [{ Size: 'M' }] },
])

function like(gone: { categoryIds: string[]; collectionId: string | null }, most = 9): (string | undefined)[] {
  return listLike(index, gone, most).map((position) => index.products[position]?.id)
}

test('what shares the collection and most categories comes first, of equals the newer', () => {
  const gone = { categoryIds: ['mugs', 'kitchen'], collectionId: 'col' }
  expect(like(gone)).toEqual(['towel', 'cup', 'older-cup', 'shelf'])
  expect(like({ ...gone, collectionId: null })).toEqual(['cup', 'older-cup', 'shelf', 'towel'])
})

test('no more than asked for are listed, and none where nothing is shared', () => {
  expect(like({ categoryIds: ['kitchen'], collectionId: null }, 2)).toEqual(['shelf', 'cup'])
  expect(like({ categoryIds: [], collectionId: null })).toEqual([])
})
