import assert from 'node:assert/strict'
import { test } from 'vitest'
import * as received from './received'

const { listMismatches } = received

test('what came is compared with what was announced, line by line', () => {
  const announced = [
    { itemId: 'lamp', quantity: 3 },
    { itemId: 'vase', quantity: 1 },
    { itemId: 'rug', quantity: 1 },
  ]
  const came = [
    { item_id: 'lamp', quantity: 1 },
    { item_id: 'lamp', quantity: 1 },
    { item_id: 'rug', quantity: 1 },
    { item_id: 'bowl', quantity: 2 },
  ]
  assert.deepEqual(listMismatches(announced, came), [
    { itemId: 'lamp', difference: -1 },
    { itemId: 'vase', difference: -1 },
    { itemId: 'bowl', difference: 2 },
  ])
})
