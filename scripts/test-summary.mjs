import { countCases } from './test-results.mjs'
import { describeSeconds } from './test-times.mjs'

/**
 * @typedef {import('./test-results.mjs').Case} Case
 * @typedef {import('./stages.mjs').Result & { cases: Case[] }} Finished
 */

const errorLines = 30
const outputLines = 80

/**
 * What failed once more, then each stage’s time and cases, then alone on the last line what a reader of the log counts.
 * A stage that failed without a failing test (lint, build) counts as one, so that the last line never looks green.
 * @param {Finished[]} results
 * @param {{ wanted: string[], seconds: Record<string, number>, former: import('./test-times.mjs').Times }} options
 *   `wanted` names also the stages that were not reached
 */
export function describeSummary(results, { wanted, seconds, former }) {
  const reached = new Set(results.map(({ name }) => name))
  const counts = results.map(({ ok, cases }) => {
    const { passed, failed } = countCases(cases)
    return { passed, failed: ok ? failed : Math.max(1, failed) }
  })
  const sum = (/** @type {'passed' | 'failed'} */ key) => counts.reduce((total, count) => total + count[key], 0)
  const time = (/** @type {string} */ name) =>
    `${name.padEnd(10)} ${describeSeconds(seconds[name] ?? 0, former.stages[name])}`
  return [
    ...results.filter(({ ok }) => !ok).map((result) => `── failed: ${result.name} ──\n${describeFailure(result)}\n`),
    '── summary ──',
    ...results.map(({ name, ok, cases }) => `${ok ? '✓' : '✗'} ${time(name)}  ${describeCases(cases)}`.trimEnd()),
    ...wanted.filter((name) => !reached.has(name)).map((name) => `– ${name.padEnd(10)} not run`),
    ...(seconds.all === undefined ? [] : [`  ${time('all')}`.trimEnd()]),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n')
}

/** @param {Finished} result */
function describeFailure({ cases, output }) {
  const failed = cases.filter(({ outcome }) => outcome === 'failed')
  if (failed.length === 0) return output.trimEnd().split('\n').slice(-outputLines).join('\n')
  return failed.map(({ project, name, error = '' }) => `✗ [${project}] ${name}\n${indent(error)}`).join('\n\n')
}

/** @param {string} text */
function indent(text) {
  const lines = text.trimEnd().split('\n')
  const shown = lines.length > errorLines ? [...lines.slice(0, errorLines), '…'] : lines
  return shown.map((line) => `    ${line}`).join('\n')
}

/** @param {Case[]} cases */
function describeCases(cases) {
  const { passed, failed } = countCases(cases)
  if (cases.length === 0) return ''
  return `${passed} passed, ${failed} failed`
}
