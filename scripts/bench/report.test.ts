import { expect, it } from 'vitest'
import { toMedians } from './numbers.mjs'
import { toReport } from './report.mjs'

const run = { shop: 'http://localhost:3000', date: '2026-11-27', machine: '2 cores', chromium: '140', runs: 3 }

it('the middle of the measured counts, and what could not be measured does not', () => {
  const rows = [
    { fcp: 300, processor: NaN },
    { fcp: 100, processor: NaN },
    { fcp: 200, processor: NaN },
    { fcp: 1000, processor: NaN },
  ]
  expect(toMedians(rows)).toEqual({ fcp: 250, processor: NaN })
})

it('a figure stands beside the floor’s and how many times that it is; nothing is a multiple of nothing', () => {
  const report = toReport({
    ...run,
    pages: { fast: { home: { fcp: { shop: 220, floor: 200 }, tbt: { shop: 12, floor: 0 } } } },
    processor: { home: { shop: NaN, floor: 0.05 } },
  })
  expect(report).toContain('| home | FCP, ms | 220 | 200 | × 1.10 |')
  expect(report).toContain('|  | TBT, ms | 12 | 0 | – |')
  expect(report).toContain('| home | – | 0.05 | – |')
})
