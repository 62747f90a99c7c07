// `npm test`: every check there is, on ports and data of its own; see `usage`.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findOrInstallChromium } from './chromium.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { checkNode, install } from './install.mjs'
import { showProgress } from './progress.mjs'
import { root, useTestBuild } from './project.mjs'
import { findOrInstallRedis } from './redis.mjs'
import { countCases, readCases } from './test-results.mjs'
import { describeSeconds, describeTimes, keepTimes, readTimes, toTimes } from './test-times.mjs'
import { startTestBackend, startTestShop } from './test-world.mjs'
import { untilStopped } from './until-stopped.mjs'

const usage = `npm test [-- --only=unit,e2e] [--matrix] [-- arguments for Playwright]

--only     stages: format, lint, types, unit, build, backend, contract, e2e
--matrix   every journey in every language, with script and without; one language with -- --project='de-*'`
const reports = join(root, '.cache/reports')
const timesFile = join(root, '.cache/test-times.json')

const bin = (name) => join(root, 'node_modules/.bin', name)
const vitest = (name, ...args) => [
  bin('vitest'),
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(name)}`,
]
const nodeTestReporters = [
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  `--test-reporter=${new URL('node-test-report.mjs', import.meta.url)}`,
]
const reportOf = (name) => join(reports, `${name}.json`)

const quickStages = {
  format: () => execute([bin('prettier'), '--check', '.']),
  lint: () => execute(['npm', 'run', '--silent', 'lint']),
  types: () => execute([bin('tsc')]),
  unit: (env) => execute(vitest('unit', '--project=unit*'), { env }),
}
const wholeStages = {
  backend: (env) => {
    const args = [...nodeTestReporters, `--test-reporter-destination=${reportOf('backend')}`]
    return execute(['npm', 'test', '--silent', '--', ...args], { env, cwd: join(root, 'backend') })
  },
  contract: (env) => execute(vitest('contract', '--project=contract'), { env }),
  e2e: (env, playwrightArgs) => execute([bin('playwright'), 'test', ...playwrightArgs], { env }),
}
const stageNames = [...Object.keys(quickStages), 'build', ...Object.keys(wholeStages)]

useTestBuild()
await untilStopped(
  async (start) => {
    const { only, matrix, playwrightArgs } = readArguments()
    const wanted = (name) => only.includes(name)
    const results = []
    const runAll = async (stages, ...args) => {
      for (const [name, run] of Object.entries(stages))
        if (wanted(name)) results.push(await runStage(name, () => run(...args)))
    }
    checkNode(root)
    const chromium = wanted('e2e') ? await findOrInstallChromium() : undefined
    const redis = wanted('unit') || wanted('e2e') ? await findOrInstallRedis() : undefined
    await showProgress('The shop’s packages', () => install(root))
    rmSync(reports, { recursive: true, force: true })
    mkdirSync(reports, { recursive: true })

    await runAll(quickStages, { REDIS_SERVER: redis })
    const needsBuild = wanted('build') || wanted('e2e')
    if (allPassed(results) && needsBuild) results.push(await runStage('build', ensureBuilt))
    if (allPassed(results) && Object.keys(wholeStages).some(wanted)) {
      await showProgress('The backend’s packages', () => install(join(root, 'backend')))
      const backend = await start('The backend', startTestBackend)
      if (wanted('e2e')) await start('The shop', () => startTestShop(backend))
      const env = {
        ...backend.env,
        CHROMIUM: chromium,
        REDIS_SERVER: redis,
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('e2e'),
        ...(matrix ? { TEST_MATRIX: 'true' } : {}),
      }
      await runAll(wholeStages, env, playwrightArgs)
    }
    const former = printTimes(results, matrix || playwrightArgs.length > 0)
    printSummary(results, only, former)
    return allPassed(results) ? 0 : 1
  },
  { exitCodeWhenAsked: 130 },
)

function readArguments() {
  const separator = process.argv.indexOf('--', 2)
  const own = process.argv.slice(2, separator < 0 ? undefined : separator)
  const playwrightArgs = separator < 0 ? [] : process.argv.slice(separator + 1)
  const { values } = parseArgs({ args: own, options: { only: { type: 'string' }, matrix: { type: 'boolean' } } })
  const only = values.only?.split(',') ?? stageNames
  const unknown = only.find((name) => !stageNames.includes(name))
  if (unknown !== undefined) throw new Error(`There is no stage “${unknown}”.\n\n${usage}`)
  return { only, matrix: values.matrix ?? false, playwrightArgs }
}

/** Runs a command where everybody sees it. @throws Error where it fails */
async function execute([command, ...args], { env = {}, cwd = root } = {}) {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
  process.once('exit', () => child.kill())
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  if (code !== 0) throw new Error(`${command.split('/').at(-1)} ended with exit code ${code}`)
}

async function runStage(name, run) {
  console.log(`\n── ${name} ──`)
  const startedAt = Date.now()
  const error = await Promise.resolve(run()).then(
    () => undefined,
    (thrown) => thrown,
  )
  if (error) console.error(error.message)
  return { name, ok: !error, seconds: (Date.now() - startedAt) / 1000, cases: readCases(name, reportOf(name)) }
}

function allPassed(results) {
  return results.every(({ ok }) => ok)
}

/** @param {boolean} isPart whether a stage ran only a part of its cases: such a run is compared, but not kept */
function printTimes(results, isPart) {
  const former = readTimes(timesFile)
  const times = toTimes(
    Object.fromEntries(results.map(({ name, seconds }) => [name, seconds])),
    results.flatMap(({ cases }) => cases),
  )
  if (times.slowest.length > 0) console.log(`\n${describeTimes(times, former)}`)
  if (!isPart && allPassed(results)) keepTimes(timesFile, times, former)
  return former
}

/** A stage that failed without a failing test (lint, build) counts as one, so that the last line never looks green. */
function printSummary(results, only, former) {
  console.log('\n── summary ──')
  let [allPassed, allFailed] = [0, 0]
  for (const { name, ok, seconds, cases } of results) {
    const { passed, failed, flaky } = countCases(cases)
    const counts = [
      cases.length > 0 ? `${passed} passed, ${failed} failed` : '',
      flaky ? `, ${flaky} only at the second attempt` : '',
    ].join('')
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(10)} ${describeSeconds(seconds, former.stages[name])}  ${counts}`)
    allPassed += passed
    allFailed += ok ? failed : Math.max(1, failed)
  }
  for (const name of only.filter((stage) => !results.some((result) => result.name === stage)))
    console.log(`– ${name.padEnd(10)} not run`)
  console.log(`\n${allPassed} passed, ${allFailed} failed`)
}
