// @ts-nocheck
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './project.mjs'

/**
 * @typedef {object} Case one test, or one test in one of Playwright's projects
 * @property {string} project Playwright's, else the stage
 * @property {string} name with its file and the groups that it stands in
 * @property {number} seconds of all attempts
 * @property {'passed' | 'failed' | 'flaky'} outcome flaky: passed at the second attempt
 * @property {string} [error] what a failed one says
 */

/**
 * The cases of a stage, out of the JSON that vitest, Playwright or `node-test-report.mjs` has written; none where there
 * is no report. Skipped ones are left out.
 * @returns {Case[]}
 */
export function readCases(stage, file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const report = text ? JSON.parse(text) : []
  if (report.testResults) return report.testResults.flatMap((result) => readVitestFile(stage, result))
  if (report.suites) return report.suites.flatMap((suite) => readPlaywrightSuite(suite, []))
  return report.map((one) => ({ project: stage, ...one }))
}

function readVitestFile(project, { name: file, assertionResults }) {
  const finished = assertionResults.filter(({ status }) => status === 'passed' || status === 'failed')
  return finished.map(({ ancestorTitles, title, status, duration, failureMessages }) => ({
    project,
    name: [relative(root, file), ...ancestorTitles, title].join(' › '),
    seconds: (duration ?? 0) / 1000,
    outcome: status,
    error: failureMessages.join('\n') || undefined,
  }))
}

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'flaky' }

function readPlaywrightSuite({ title, suites = [], specs = [] }, above) {
  const path = [...above, title]
  const own = specs.flatMap((spec) => spec.tests.map((test) => readPlaywrightTest(test, [...path, spec.title])))
  return [...own.filter(({ outcome }) => outcome), ...suites.flatMap((suite) => readPlaywrightSuite(suite, path))]
}

function readPlaywrightTest({ projectName, status, results }, path) {
  const errors = results.flatMap((result) => result.errors ?? [])
  return {
    project: projectName,
    name: path.join(' › '),
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    outcome: outcomes[status],
    error: errors.map(({ message }) => message).join('\n') || undefined,
  }
}

/** @param {Case[]} cases */
export function countCases(cases) {
  const count = (outcome) => cases.filter((one) => one.outcome === outcome).length
  const [flaky, failed] = [count('flaky'), count('failed')]
  return { passed: count('passed') + flaky, failed, flaky }
}
