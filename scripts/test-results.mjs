import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './project.mjs'

/**
 * @typedef {object} Case one test, or one test in one of Playwright's projects
 * @property {string} project Playwright's, else the stage
 * @property {string} name with its file and the groups that it stands in
 * @property {number} seconds of all attempts
 * @property {'passed' | 'failed'} outcome
 * @property {string} [error] what a failed one says
 *
 * @typedef {{ name: string, assertionResults: VitestCase[] }} VitestFile
 * @typedef {object} VitestCase
 * @property {string[]} ancestorTitles
 * @property {string} title
 * @property {string} status
 * @property {number | null} [duration]
 * @property {string[]} failureMessages
 *
 * @typedef {{ title: string, suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite
 * @typedef {{ title: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ projectName: string, status: string, results: PlaywrightResult[] }} PlaywrightTest
 * @typedef {{ duration: number, errors?: { message?: string }[] }} PlaywrightResult
 *
 * @typedef {{ testResults?: VitestFile[], suites?: PlaywrightSuite[] }} Report
 */

/**
 * The cases of a stage, out of the JSON that vitest, Playwright or `node-test-report.mjs` has written; none where there
 * is no report. Skipped ones are left out.
 * @param {string} stage
 * @param {string} file
 * @returns {Case[]}
 */
export function readCases(stage, file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  /** @type {Report | Omit<Case, 'project'>[]} */
  const report = text ? JSON.parse(text) : []
  if (Array.isArray(report)) return report.map((one) => ({ project: stage, ...one }))
  const { testResults = [], suites = [] } = report
  return [
    ...testResults.flatMap((result) => readVitestFile(stage, result)),
    ...suites.flatMap((suite) => readPlaywrightSuite(suite, [])),
  ]
}

/** @param {string} project @param {VitestFile} file @returns {Case[]} */
function readVitestFile(project, { name: file, assertionResults }) {
  return assertionResults.flatMap(({ ancestorTitles, title, status, duration, failureMessages }) => {
    if (status !== 'passed' && status !== 'failed') return []
    const name = [relative(root, file), ...ancestorTitles, title].join(' › ')
    const error = failureMessages.join('\n') || undefined
    return [{ project, name, seconds: (duration ?? 0) / 1000, outcome: status, error }]
  })
}

/** @type {Record<string, Case['outcome'] | undefined>} */
const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'passed' }

/** @param {PlaywrightSuite} suite @param {string[]} above @returns {Case[]} */
function readPlaywrightSuite({ title, suites = [], specs = [] }, above) {
  const path = [...above, title]
  const own = specs.flatMap((spec) => spec.tests.flatMap((test) => readPlaywrightTest(test, [...path, spec.title])))
  return [...own, ...suites.flatMap((suite) => readPlaywrightSuite(suite, path))]
}

/** @param {PlaywrightTest} test @param {string[]} path @returns {Case[]} none where it was skipped */
function readPlaywrightTest({ projectName, status, results }, path) {
  const outcome = outcomes[status]
  if (!outcome) return []
  const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000
  const errors = results.flatMap((result) => result.errors ?? [])
  const error = errors.map(({ message }) => message).join('\n') || undefined
  return [{ project: projectName, name: path.join(' › '), seconds, outcome, error }]
}

/** @param {Case[]} cases */
export function countCases(cases) {
  const count = (/** @type {Case['outcome']} */ outcome) => cases.filter((one) => one.outcome === outcome).length
  return { passed: count('passed'), failed: count('failed') }
}
