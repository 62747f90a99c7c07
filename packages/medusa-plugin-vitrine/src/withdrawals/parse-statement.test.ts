import assert from 'node:assert/strict'
import { test } from 'vitest'
import { parseStatement } from './parse-statement'

const items = [
  { id: 'a', quantity: 2 },
  { id: 'b', quantity: 1 },
]
const statement = { id: 'an-id-of-16-signs', name: ' Ada Huber ', lines: [{ item_id: 'a', quantity: 2, more: true }] }

test('reads a statement and leaves out what is not of it', () => {
  assert.deepEqual(parseStatement({ ...statement, more: true }, items), {
    id: 'an-id-of-16-signs',
    name: 'Ada Huber',
    lines: [{ item_id: 'a', quantity: 2 }],
  })
})

const line = (item_id: string, quantity: unknown) => ({ ...statement, lines: [{ item_id, quantity }] })
const wrong = [
  undefined,
  { ...statement, id: 'short' },
  { ...statement, name: '  ' },
  { ...statement, name: 'x'.repeat(101) },
  { ...statement, name: 'Ada\r\nBcc: all' },
  { ...statement, lines: [] },
  { ...statement, lines: [null] },
  { ...statement, lines: [...statement.lines, ...statement.lines] },
  line('c', 1),
  line('a', 0),
  line('a', 3),
  line('a', 1.5),
  line('a', '1'),
]
for (const body of wrong) {
  test(`does not take for one ${JSON.stringify(body)?.slice(0, 80)}`, () => {
    assert.equal(parseStatement(body, items), null)
  })
}
