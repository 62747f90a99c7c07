import assert from 'node:assert/strict'
import { describe, test } from 'vitest'

import { makeManager } from '../fixtures'
import type { Change } from './change-set'
import { nameProducts } from './name-products'

const handles = new Map([
  ['prod_1', 'mug'],
  ['prod_2', 'cup'],
])
const drafts = ['prod_2']

/** A database in which the stock of these variants has turned since it was told last. */
function makeShelf(turned: string[]) {
  return makeManager((sql, [asked]) => {
    const ids = asked as string[]
    if (sql.includes('product_variant')) return ids.filter((id) => turned.includes(id)).map((id) => ({ id }))
    return ids.filter((id) => handles.has(id)).map((id) => ({ id, handle: handles.get(id), gone: drafts.includes(id) }))
  })
}

const sale: Change = { kind: 'stock', id: 'variant_1', productId: 'prod_1' }

describe('what the shops are told', () => {
  test('has the handles of products, and that one is not there to be sold', async () => {
    const changes = [
      { kind: 'product', id: 'prod_1' },
      { kind: 'product', id: 'prod_2' },
      { kind: 'region', id: 'reg' },
    ]
    assert.deepEqual(await nameProducts(makeShelf([]), changes), [
      { kind: 'region', id: 'reg' },
      { kind: 'product', id: 'prod_1', handle: 'mug' },
      { kind: 'product', id: 'prod_2', handle: 'cup', gone: true },
    ])
  })

  test('is the stock only, while a sale leaves something', async () => {
    const told = await nameProducts(makeShelf([]), [sale])
    assert.deepEqual(told, [{ kind: 'stock', id: 'prod_1', handle: 'mug' }])
  })

  test('is the product where it sells out, or comes back', async () => {
    const told = await nameProducts(makeShelf(['variant_1']), [sale])
    assert.deepEqual(told, [{ kind: 'product', id: 'prod_1', handle: 'mug' }])
  })

  test('is the product once, whatever else changed in it', async () => {
    const changes = [sale, { kind: 'product', id: 'prod_1' }, { ...sale, id: 'variant_2' }]
    const told = await nameProducts(makeShelf(['variant_1', 'variant_2']), changes)
    assert.deepEqual(told, [{ kind: 'product', id: 'prod_1', handle: 'mug' }])
  })

  test('has no handle where the product is unknown', async () => {
    const told = await nameProducts(makeShelf([]), [{ kind: 'product', id: 'prod_9' }])
    assert.deepEqual(JSON.parse(JSON.stringify(told)), [{ kind: 'product', id: 'prod_9' }])
  })
})
