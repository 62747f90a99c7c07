/** @import { Answered } from './visitors.mjs' */

/**
 * What a stretch of time was like.
 * @typedef {object} Figures
 * @property {number} answers
 * @property {number} failures answers of 5xx, and questions without any
 * @property {Record<'read' | 'write', [median: number, p95: number, p99: number]>} ms
 */

/** @param {Answered[]} answers @returns {Figures} */
export function toFigures(answers) {
  const failures = answers.filter(({ status }) => status === 0 || status >= 500).length
  /** @param {'read' | 'write'} kind @returns {[number, number, number]} */
  function spread(kind) {
    const times = answers.filter((one) => one.kind === kind).map(({ ms }) => ms)
    const sorted = times.toSorted((one, other) => one - other)
    const at = (/** @type {number} */ share) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
    return [at(0.5), at(0.95), at(0.99)]
  }
  return { answers: answers.length, failures, ms: { read: spread('read'), write: spread('write') } }
}

/** @param {string} when @param {Figures} figures @param {number[]} heaps bytes, by process */
export function toLine(when, { answers, failures, ms }, heaps) {
  const times = (/** @type {number[]} */ list) => list.map((value) => `${Math.round(value)}`.padStart(7)).join('')
  const sizes = heaps.map((bytes) => (bytes / 1e6).toFixed(0).padStart(5)).join('')
  return `${when.padStart(6)}${`${answers}`.padStart(8)}${`${failures}`.padStart(9)}  ${times(ms.read)}  ${times(ms.write)}  ${sizes}`
}

export const heading = `   min answers failures  read:p50    p95    p99  write:p50  p95    p99   heap, MB`
