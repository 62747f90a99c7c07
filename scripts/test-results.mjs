import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, flaky?: number }} Counts `flaky` ones passed at the second attempt */

/** Counts out of the JSON reports of vitest and Playwright; a missing report counts nothing. @returns {Counts} */
export function readReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats
    return { passed: expected + flaky, failed: unexpected, flaky }
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

/** Counts out of what `node --test` prints. @returns {Counts} */
export function readNodeTestOutput(output) {
  const count = (word) => Number(new RegExp(`^(?:#|ℹ) ${word} (\\d+)`, 'm').exec(output)?.[1] ?? 0)
  return { passed: count('pass'), failed: count('fail') }
}
