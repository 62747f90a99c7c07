import { expect, it } from 'vitest'
import { toLineLives } from '~/features/orders/line-life'
import { makeLine } from '../../../../tests/support/test-order'
import { followLines } from './follow-lines'

const lives = toLineLives({ status: 'pending', items: [makeLine({ id: 'now', originalId: 'then' })] }, null)

it('finds what was typed for a line before an edit gave it another id', () => {
  const fields = followLines(new URLSearchParams({ 'quantity.then': '2', way: 'own' }), lives)
  expect(fields.get('quantity.now')).toBe('2')
  expect(fields.get('way')).toBe('own')
  expect(fields.get('note.now')).toBeNull()
})

it('takes what was typed since first', () => {
  const typed = new URLSearchParams({ 'quantity.then': '2', 'quantity.now': '0' })
  expect(followLines(typed, lives).get('quantity.now')).toBe('0')
})
