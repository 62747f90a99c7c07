import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { toPlaywrightArgs } from './change-journeys.mjs'
import { listPresent } from './change.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { root } from './project.mjs'
import { execute } from './stages.mjs'
import { startTestShop } from './test-world.mjs'

const backend = join(root, 'backend')
const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name)

// ten seconds each; the whole run walks more of them
const walksOfChange = '2'

/** Where a stage leaves what it has found out of its cases. @param {string} stage */
export const reportOf = (stage) => join(root, '.cache/reports', `${stage}.json`)

/**
 * @typedef {import('./change.mjs').Change & { reach: import('./change.mjs').Reach }} Reached
 *
 * @typedef {object} Context
 * @property {import('./stages.mjs').Print} print
 * @property {Promise<unknown>} backendPackages fulfilled when they are there, or could not be installed
 * @property {Promise<Record<string, string> | undefined>} tools where Chromium and Redis are, as the tests read it
 * @property {Promise<import('./test-world.mjs').TestBackend | undefined>} world
 * @property {import('./until-stopped.mjs').Start} start
 * @property {Reached} [change] only what it reaches
 * @property {boolean} matrix
 * @property {string[]} playwrightArgs
 */

/** What each stage runs. @type {Record<string, (context: Context) => unknown>} */
export const stages = {
  async format({ print, change }) {
    const files = change ? listPresent(change.files, /./) : ['.']
    if (files.length > 0) await execute([bin('prettier'), '--check', '--ignore-unknown', ...files], { print })
  },

  async lint({ print, change }) {
    if (!change || change.files.includes('eslint.config.js'))
      return execute(['npm', 'run', '--silent', 'lint'], { print })
    const code = listPresent(change.files, /\.[cm]?[jt]sx?$/)
    const styles = listPresent(change.files, /^app\/.*\.css$/)
    if (code.length > 0) await execute([bin('eslint'), '--no-warn-ignored', ...code], { print })
    if (styles.length > 0) await execute([bin('stylelint'), ...styles], { print })
  },

  types: async ({ print, backendPackages, change }) => {
    await backendPackages
    // no script and no backend imports what the shop is made of
    const isOfShop = change?.files.every((file) => /^(app|content|docs|locales|tests)\//.test(file))
    await execute([process.execPath, 'scripts/typecheck.mjs', ...(isOfShop ? ['app'] : [])], { print })
  },

  unit: async ({ print, tools, backendPackages, change }) => {
    await backendPackages
    await execute(vitest('unit', change?.base, 'unit*'), { print, env: await tools })
  },

  build: () => ensureBuilt(),

  alone: async ({ print, world }) => {
    const files = readdirSync(join(backend, 'tests/alone')).map((name) => join('tests/alone', name))
    await execute([...nodeTests('alone', 1), ...files], { print, env: (await requireWorld(world)).env, cwd: backend })
  },

  backend: async ({ print, world }) =>
    execute([...nodeTests('backend', 2), '.', '../packages/medusa-plugin-vitrine/src'], {
      print,
      env: (await requireWorld(world)).env,
      cwd: backend,
    }),

  contract: async ({ print, world, change }) => {
    // what the backend itself has changed no import leads to
    const base = change?.reach.backend ? undefined : change?.base
    await execute(vitest('contract', base), { print, env: (await requireWorld(world)).env })
  },

  e2e: async ({ print, tools, world, start, change, matrix, playwrightArgs }) => {
    const backendOfTests = await requireWorld(world)
    await start('The shop', () => startTestShop(backendOfTests))
    const walks = change ? { ORDER_WALKS: process.env.ORDER_WALKS ?? walksOfChange } : {}
    const chosen = change ? toPlaywrightArgs(change.reach) : []
    const projects = { TEST_MATRIX: matrix ? 'true' : undefined, TEST_CHANGED: chosen.length > 0 ? 'true' : undefined }
    const report = { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('e2e') }
    const env = { ...backendOfTests.env, ...(await tools), ...walks, ...projects, ...report }
    await execute([bin('playwright'), 'test', ...chosen, ...playwrightArgs], { print, env })
  },
}

/** @param {Context['world']} world */
async function requireWorld(world) {
  const started = await world
  if (!started) throw new Error('There is no backend to test against.')
  return started
}

/**
 * @param {string} stage
 * @param {string} [base] the commit since which something has changed that the tests import
 * @param {string} [projects]
 */
function vitest(stage, base, projects = stage) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(stage)}`]
  return [bin('vitest'), 'run', `--project=${projects}`, ...(base ? [`--changed=${base}`] : []), ...reporters]
}

/** @param {string} stage @param {number} concurrency */
function nodeTests(stage, concurrency) {
  return [
    ...[process.execPath, '--test', `--test-concurrency=${concurrency}`],
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    `--test-reporter=${new URL('node-test-report.mjs', import.meta.url)}`,
    `--test-reporter-destination=${reportOf(stage)}`,
  ]
}

/** The stages that a change asks for. @param {Reached} change */
export function listStagesFor({ files, reach }) {
  const walks = reach.everything || reach.core || reach.areas.size + reach.specs.size > 0
  const asksMedusa = reach.backend || files.some((file) => /^(app|tests\/contract)\//.test(file))
  /** @type {Record<string, boolean>} */
  const asked = { build: walks, alone: reach.backend, backend: reach.backend, contract: asksMedusa, e2e: walks }
  return Object.keys(stages).filter((name) => asked[name] ?? true)
}
