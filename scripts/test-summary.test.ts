import { expect, test } from 'vitest'
import { describeSummary } from './test-summary.mjs'

const former = { stages: { unit: 50, all: 99 }, projects: {}, slowest: [] }

function makeCase(name: string, error?: string) {
  return { project: 'unit', name, seconds: 1, outcome: error ? ('failed' as const) : ('passed' as const), error }
}

const unit = { name: 'unit', ok: true, seconds: 40, output: '', cases: [makeCase('adds'), makeCase('takes away')] }
const lint = { name: 'lint', ok: false, seconds: 12, output: 'cart.ts: no-console\n', cases: [] }

test('the last line counts the cases, and a stage that failed without one', () => {
  const seconds = { unit: 40, lint: 12 }
  const lines = describeSummary([unit, lint], { wanted: ['lint', 'unit', 'e2e'], seconds, former }).split('\n')
  expect(lines).toEqual([
    '── failed: lint ──',
    'cart.ts: no-console',
    '',
    '── summary ──',
    '✓ unit          40 s   −10 s  2 passed, 0 failed',
    '✗ lint          12 s',
    '– e2e        not run',
    '',
    '2 passed, 1 failed',
  ])
})

test('failed cases are told once more, with what they say, and all seconds', () => {
  const failing = { ...unit, ok: false, cases: [makeCase('adds'), makeCase('takes away', 'expected 1\n  to be 2')] }
  const summary = describeSummary([failing], { wanted: ['unit'], seconds: { unit: 40, all: 105 }, former })
  expect(summary).toContain('── failed: unit ──\n✗ [unit] takes away\n    expected 1\n      to be 2\n')
  expect(summary).toMatch(/\n {2}all +105 s +\+6 s\n\n1 passed, 1 failed$/)
})
