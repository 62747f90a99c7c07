import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const listed = 20

/**
 * @typedef {object} Times seconds, rounded to tenths
 * @property {Record<string, number>} stages
 * @property {Record<string, { cases: number, seconds: number }>} projects
 * @property {{ project: string, name: string, seconds: number }[]} slowest of all stages
 */

/**
 * @param {Record<string, number>} stages seconds by name
 * @param {import('./test-results.mjs').Case[]} cases
 * @returns {Times}
 */
export function toTimes(stages, cases) {
  /** @type {Times['projects']} */
  const projects = {}
  for (const { project, seconds } of cases) {
    const sum = (projects[project] ??= { cases: 0, seconds: 0 })
    sum.cases += 1
    sum.seconds += seconds
  }
  for (const project of Object.values(projects)) project.seconds = round(project.seconds)
  const slowest = cases.map(({ project, name, seconds }) => ({ project, name, seconds: round(seconds) }))
  return {
    stages: Object.fromEntries(Object.entries(stages).map(([name, seconds]) => [name, round(seconds)])),
    projects,
    slowest: slowest.sort((a, b) => b.seconds - a.seconds).slice(0, listed),
  }
}

/** @param {string} file @returns {Times} of the run before; empty where there was none, or another version wrote it */
export function readTimes(file) {
  try {
    const { stages, projects, slowest } = JSON.parse(readFileSync(file, 'utf8'))
    return { stages: { ...stages }, projects: { ...projects }, slowest: [...slowest] }
  } catch {
    return { stages: {}, projects: {}, slowest: [] }
  }
}

/**
 * Keeps what this run has measured; what it left out stays as the runs before have left it.
 * @param {string} file
 * @param {Times} times
 * @param {Times} former
 */
export function keepTimes(file, times, former) {
  const others = former.slowest.filter(({ project }) => !times.projects[project])
  const kept = {
    stages: { ...former.stages, ...times.stages },
    projects: { ...former.projects, ...times.projects },
    slowest: [...times.slowest, ...others].sort((a, b) => b.seconds - a.seconds).slice(0, listed),
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}

/** "12 s", and where the run before took another time: "12 s  +3 s". @param {number} seconds @param {number} [former] */
export function describeSeconds(seconds, former) {
  const difference = former === undefined ? 0 : Math.round(seconds - former)
  const sign = difference > 0 ? '+' : '−'
  const change = difference === 0 ? '' : `${sign}${Math.abs(difference)} s`
  return `${String(Math.round(seconds)).padStart(5)} s ${change.padStart(7)}`
}

/**
 * What took the time: the sum of each project’s cases, and the slowest cases.
 * @param {Times} times
 * @param {Times} former
 * @returns {string} lines
 */
export function describeTimes(times, former) {
  const projects = Object.entries(times.projects).map(([name, { cases, seconds }]) => {
    const change = describeSeconds(seconds, former.projects[name]?.seconds)
    return `  ${name.padEnd(12)} ${change}  ${cases} cases`
  })
  const slowest = times.slowest.map(({ project, name, seconds }) => {
    const before = former.slowest.find((one) => one.project === project && one.name === name)
    return `  ${describeSeconds(seconds, before?.seconds)}  [${project}] ${name}`
  })
  return ['── time in cases ──', ...projects, '', `── the ${slowest.length} slowest ──`, ...slowest].join('\n')
}

/** @param {number} seconds */
function round(seconds) {
  return Math.round(seconds * 10) / 10
}
