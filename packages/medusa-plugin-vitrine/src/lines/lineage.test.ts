import assert from 'node:assert/strict'
import { test } from 'vitest'
import { toLineage } from './lineage'

const lineage = toLineage([
  { id: 'third', origin: 'second' },
  { id: 'second', origin: 'first' },
  { id: 'other-2', origin: 'other' },
])

test('a line is the same under every id that it has had', () => {
  for (const id of ['first', 'second', 'third']) {
    assert.deepEqual(lineage.of(id), ['first', 'second', 'third'])
    assert.equal(lineage.last(id), 'third')
  }
})

test('a line that no edit has touched has its own id alone', () => {
  assert.deepEqual(lineage.of('alone'), ['alone'])
  assert.equal(lineage.last('alone'), 'alone')
})

test('every former id leads to the last one', () => {
  assert.deepEqual(Object.fromEntries(lineage.replaced()), { first: 'third', second: 'third', other: 'other-2' })
})
