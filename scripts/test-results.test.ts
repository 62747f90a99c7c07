import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readNodeTestOutput, readReport } from './test-results.mjs'

function write(report: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('counts vitest’s tests', () => {
  expect(readReport(write({ numPassedTests: 12, numFailedTests: 3 }))).toEqual({ passed: 12, failed: 3 })
})

test('counts Playwright’s tests; those that needed a second attempt are named beside', () => {
  const stats = { expected: 20, unexpected: 1, flaky: 2, skipped: 5 }
  expect(readReport(write({ stats }))).toEqual({ passed: 22, failed: 1, flaky: 2 })
})

test('counts what node prints, in both of its forms', () => {
  expect(readNodeTestOutput('ℹ tests 5\nℹ pass 4\nℹ fail 1\n')).toEqual({ passed: 4, failed: 1 })
  expect(readNodeTestOutput('# tests 5\n# pass 5\n# fail 0\n')).toEqual({ passed: 5, failed: 0 })
})

test('a report that is not there counts nothing', () => {
  expect(readReport('/nowhere/report.json')).toEqual({ passed: 0, failed: 0 })
})
