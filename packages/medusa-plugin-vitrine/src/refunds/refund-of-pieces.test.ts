import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type LineAccount, toRefund, withGone } from './refund-of-pieces'

function listSplits(pieces: number): number[][] {
  if (pieces === 0) return [[]]
  return Array.from({ length: pieces }, (_, at) => listSplits(pieces - at - 1).map((rest) => [at + 1, ...rest])).flat()
}

test('pieces bring back what they have cost, in whatever parts they come', () => {
  for (const [pieces, total] of [
    [3, 11700],
    [3, 100],
    [4, 6493],
    [5, 3],
    [7, 0],
  ] as const) {
    for (const parts of listSplits(pieces)) {
      let account: LineAccount = { pieces, total, gone: { pieces: 0, amount: 0 } }
      for (const part of parts) {
        const amount = toRefund(account, part)
        assert.ok(amount >= 0)
        account = withGone(account, { pieces: part, amount })
      }
      assert.equal(account.gone.amount, total, parts.join('+'))
    }
  }
})

test('a piece is not paid back twice, nor less than nothing', () => {
  assert.equal(toRefund({ pieces: 2, total: 100, gone: { pieces: 2, amount: 100 } }, 1), 0)
  assert.equal(toRefund({ pieces: 2, total: 100, gone: { pieces: 1, amount: 70 } }, 5), 30)
  assert.equal(toRefund({ pieces: 2, total: 100, gone: { pieces: 0, amount: 60 } }, 1), 0)
})
