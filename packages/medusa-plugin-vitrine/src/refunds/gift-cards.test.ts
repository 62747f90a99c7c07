import assert from 'node:assert/strict'
import { test } from 'vitest'

import { share } from './gift-cards'

test('each card gets back no more than it has paid, and no more than is missing', () => {
  const cards = [
    { id: 'a', balance: 1000, factor: 1, back: 400 },
    { id: 'b', balance: 2000, factor: 1, back: 0 },
  ]
  assert.deepEqual(share(500, cards), [{ id: 'a', amount: 500, balance: 500 }])
  assert.deepEqual(share(900, cards), [
    { id: 'a', amount: 600, balance: 600 },
    { id: 'b', amount: 300, balance: 300 },
  ])
  assert.equal(share(2601, cards), null)
})

test('a card that was sold with tax gets back what it has paid of its balance', () => {
  const cards = [{ id: 'a', balance: 1000, factor: 1.2, back: 0 }]
  assert.deepEqual(share(1200, cards), [{ id: 'a', amount: 1200, balance: 1000 }])
  assert.deepEqual(share(600, cards), [{ id: 'a', amount: 600, balance: 500 }])
  assert.equal(share(1201, cards), null)
})
