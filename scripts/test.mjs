// `npm test`: every check there is, on ports and data of its own; see `usage`.
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findOrInstallChromium } from './chromium.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { checkNode, install } from './install.mjs'
import { root, useTestBuild } from './project.mjs'
import { findOrInstallRedis } from './redis.mjs'
import { execute, makeStages } from './stages.mjs'
import { readCases } from './test-results.mjs'
import { describeSummary } from './test-summary.mjs'
import { describeTimes, keepTimes, readTimes, toTimes } from './test-times.mjs'
import { startTestBackend, startTestShop } from './test-world.mjs'
import { untilStopped } from './until-stopped.mjs'

const usage = `npm test [-- --only=unit,e2e] [--matrix] [-- arguments for Playwright]

--only     stages: format, lint, types, unit, build, alone, backend, contract, e2e
--matrix   every journey in every language, with script and without; one language with -- --project='de-*'`
const reports = join(root, '.cache/reports')
const timesFile = join(root, '.cache/test-times.json')
const backendDirectory = join(root, 'backend')

const bin = (name) => join(root, 'node_modules/.bin', name)
const reportOf = (name) => join(reports, `${name}.json`)
const vitest = (name, ...args) => [
  bin('vitest'),
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(name)}`,
]
const nodeTests = (name, concurrency) => [
  ...[process.execPath, '--test', `--test-concurrency=${concurrency}`],
  ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
  `--test-reporter=${new URL('node-test-report.mjs', import.meta.url)}`,
  `--test-reporter-destination=${reportOf(name)}`,
]

/** What each stage runs. The tools and the world are promises, of what `findTools` and `startWorld` resolve to. */
const stages = {
  format: ({ print }) => execute([bin('prettier'), '--check', '.'], { print }),
  lint: ({ print }) => execute(['npm', 'run', '--silent', 'lint'], { print }),
  types: ({ print }) => execute([bin('tsc')], { print }),
  unit: async ({ print, tools }) => execute(vitest('unit', '--project=unit*'), { print, env: await tools }),
  build: () => ensureBuilt(),
  alone: async ({ print, world }) => {
    const files = readdirSync(join(backendDirectory, 'tests/alone')).map((name) => join('tests/alone', name))
    await execute([...nodeTests('alone', 1), ...files], { print, env: (await world).env, cwd: backendDirectory })
  },
  backend: async ({ print, world }) =>
    execute(nodeTests('backend', 2), { print, env: (await world).env, cwd: backendDirectory }),
  contract: async ({ print, world }) =>
    execute(vitest('contract', '--project=contract'), { print, env: (await world).env }),
  e2e: async ({ print, tools, world, start, matrix, playwrightArgs }) => {
    const { env } = await world
    await start('The shop', async () => startTestShop(await world))
    const own = { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('e2e'), ...(matrix && { TEST_MATRIX: 'true' }) }
    await execute([bin('playwright'), 'test', ...playwrightArgs], { print, env: { ...env, ...(await tools), ...own } })
  },
}
const checks = ['format', 'lint', 'types', 'unit', 'build']
const needWorld = ['alone', 'backend', 'contract', 'e2e']
const needTools = ['unit', 'e2e']

useTestBuild()
await untilStopped(
  async (start) => {
    const startedAt = Date.now()
    const { only, matrix, playwrightArgs } = readArguments()
    checkNode(root)
    rmSync(reports, { recursive: true, force: true })
    mkdirSync(reports, { recursive: true })

    const { run, results, allPassed } = makeStages()
    const anyOf = (names) => names.some((name) => only.includes(name))
    const context = { start, matrix, playwrightArgs }
    async function inTurn(...names) {
      for (const name of names.filter((one) => only.includes(one)))
        await run(name, (print) => stages[name]({ print, ...context }))
    }

    // Packages, database and Medusa keep one core busy at most: the other checks and builds meanwhile. Medusa answers
    // one call after the other, so what loads it ends before journeys begin, which the rest of its tests run beside.
    const packages = run('packages', () => install(root))
    context.tools = anyOf(needTools) ? run('tools', () => findTools(only)) : undefined
    context.world = anyOf(needWorld) ? run('world', (print) => startWorld(start, print)) : undefined
    await packages
    const alone = context.world?.then((world) => world && inTurn('alone'))
    if (allPassed()) await inTurn(...checks)
    await Promise.all([context.tools, context.world])
    const isReady = results.every(({ name, ok }) => ok || name === 'alone')
    await alone
    if (isReady) await Promise.all([inTurn('e2e'), inTurn('backend', 'contract')])

    report(results, only, { startedAt, isPart: matrix || playwrightArgs.length > 0 })
    return allPassed() ? 0 : 1
  },
  { exitCodeWhenAsked: 130 },
)

function stageNames() {
  return Object.keys(stages)
}

function readArguments() {
  const separator = process.argv.indexOf('--', 2)
  const own = process.argv.slice(2, separator < 0 ? undefined : separator)
  const playwrightArgs = separator < 0 ? [] : process.argv.slice(separator + 1)
  const { values } = parseArgs({ args: own, options: { only: { type: 'string' }, matrix: { type: 'boolean' } } })
  const only = values.only?.split(',') ?? stageNames()
  const unknown = only.find((name) => !stageNames().includes(name))
  if (unknown !== undefined) throw new Error(`There is no stage “${unknown}”.\n\n${usage}`)
  const needed = only.includes('e2e') && !only.includes('build') ? ['build', ...only] : only
  return { only: needed, matrix: values.matrix ?? false, playwrightArgs }
}

/** Where Chromium and Redis are, as the tests read it. One after the other: apt-get lets nobody else in. */
async function findTools(only) {
  const redis = await findOrInstallRedis()
  return { REDIS_SERVER: redis, ...(only.includes('e2e') && { CHROMIUM: await findOrInstallChromium() }) }
}

async function startWorld(start, print) {
  await install(backendDirectory)
  return start('The backend', (signal) => startTestBackend({ signal, onProgress: (line) => print(`  ${line}\n`) }))
}

/** @param {{ startedAt: number, isPart: boolean }} how a part of a stage is compared with its former times, not kept */
function report(results, only, { startedAt, isPart }) {
  const finished = results.map((result) => ({ ...result, cases: readCases(result.name, reportOf(result.name)) }))
  const isWhole = stageNames().every((name) => only.includes(name))
  const seconds = Object.fromEntries(results.map(({ name, seconds }) => [name, seconds]))
  if (isWhole) seconds.all = (Date.now() - startedAt) / 1000
  const former = readTimes(timesFile)
  const times = toTimes(
    seconds,
    finished.flatMap(({ cases }) => cases),
  )
  if (times.slowest.length > 0) console.log(`\n${describeTimes(times, former)}`)
  if (!isPart && results.every(({ ok }) => ok)) keepTimes(timesFile, times, former)
  console.log(`\n${describeSummary(finished, { wanted: only, seconds, former })}`)
}
