// `npm test`: every check there is, on ports and data of its own; see `usage`.
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { findOrInstallCaddy } from './caddy.mjs'
import { describeChange, describeRest } from './change-journeys.mjs'
import { readChange, toReach } from './change.mjs'
import { findOrInstallBrowsers } from './chromium.mjs'
import { checkNode, install } from './install.mjs'
import { findOrInstallNginx } from './nginx.mjs'
import { root, useTestBuild } from './project.mjs'
import { findOrInstallRedis } from './redis.mjs'
import { makeStages } from './stages.mjs'
import { readCases } from './test-results.mjs'
import { listStagesFor, reportOf, stages } from './test-stages.mjs'
import { describeSummary } from './test-summary.mjs'
import { describeTimes, keepTimes, readTimes, toTimes } from './test-times.mjs'
import { startTestBackend } from './test-world.mjs'
import { untilStopped } from './until-stopped.mjs'
import { findOrInstallVarnish } from './varnish.mjs'

/** @typedef {import('./test-stages.mjs').Context} Context */

const stageNames = Object.keys(stages)
const usage = `npm test [-- --only=unit,e2e] [--changed[=main]] [--matrix] [-- arguments for Playwright]

--only     stages: ${stageNames.join(', ')}
--changed  what the work reaches that is not committed, or not landed yet, or that began from another commit
--matrix   every journey in every language, with script and without; one language with -- --project='de-*'`

const checks = ['format', 'lint', 'types', 'unit']
const ofMedusa = ['alone', 'backend', 'contract']
const needTools = ['unit', 'e2e']
const needWorld = [...ofMedusa, 'e2e']
const needBackendPackages = ['types', 'unit', ...needWorld]
const none = Promise.resolve(undefined)
const timesFile = join(root, '.cache/test-times.json')

useTestBuild()
await untilStopped(
  async (start) => {
    const startedAt = Date.now()
    const { only, change, matrix, playwrightArgs } = readArguments()
    checkNode(root)
    if (change) console.log(describeChange(change))
    rmSync(dirname(reportOf('')), { recursive: true, force: true })
    mkdirSync(dirname(reportOf('')), { recursive: true })

    const { run, results, allPassed } = makeStages()
    const needsAny = (/** @type {string[]} */ names) => names.some((name) => only.includes(name))

    // npm, the database and Medusa keep one core busy at most: the other checks and builds meanwhile. Medusa refuses one of
    // two calls that write to the same order at once (409), so its own tests end before the journeys begin.
    const packages = run('packages', () => install(root))
    const tools = needsAny(needTools) ? run('tools', () => findTools(only)) : none
    const backendPackages = needsAny(needBackendPackages) ? run('medusa', () => install(join(root, 'backend'))) : none
    const startWorld = async (/** @type {Context['print']} */ print) => {
      // the plugin lies beside the shop and reads its packages
      await Promise.all([packages, backendPackages])
      return startBackend(start, print, Boolean(change))
    }
    const world = needsAny(needWorld) ? run('world', startWorld) : none
    const context = { start, change, matrix, playwrightArgs, tools, backendPackages, world }
    /** @param {string[]} names */
    async function inTurn(...names) {
      for (const name of names.filter((one) => only.includes(one)))
        await run(name, (print) => stages[name]?.({ print, ...context }))
    }

    const asked = Promise.all([world, packages]).then(([backend]) => backend && inTurn(...ofMedusa))
    await packages
    // who waits for a change's journeys has them walked beside the checks; the whole run begins with what fails soonest
    if (allPassed()) await inTurn(...(change ? [] : checks), 'build')
    const checked = change && allPassed() ? inTurn(...checks) : none
    await Promise.all([tools, world])
    await asked
    if (results.every(({ name, ok }) => ok || [...ofMedusa, ...(change ? checks : [])].includes(name)))
      await inTurn('e2e')
    await checked

    if (change && only.includes('e2e')) console.log(`\n${describeRest(change.reach)}`)
    report(results, { only, startedAt, isPart: Boolean(change) || matrix || playwrightArgs.length > 0 })
    return allPassed() ? 0 : 1
  },
  { exitCodeWhenAsked: 130 },
)

function readArguments() {
  const separator = process.argv.indexOf('--', 2)
  const own = process.argv.slice(2, separator < 0 ? undefined : separator)
  const playwrightArgs = separator < 0 ? [] : process.argv.slice(separator + 1)
  // parseArgs knows no option whose value may be left out
  const args = own.map((arg) => (arg === '--changed' ? '--changed=' : arg))
  const { only, changed, matrix } = parseArgs({
    args,
    options: { only: { type: 'string' }, changed: { type: 'string' }, matrix: { type: 'boolean', default: false } },
  }).values
  const change = changed === undefined ? undefined : readReached(changed)
  const wanted = only?.split(',') ?? (change ? listStagesFor(change) : stageNames)
  const unknown = wanted.find((name) => !stageNames.includes(name))
  if (unknown !== undefined) throw new Error(`There is no stage “${unknown}”.\n\n${usage}`)
  if (wanted.includes('e2e') && !wanted.includes('build')) wanted.push('build')
  return { only: wanted, change, matrix, playwrightArgs }
}

/** @param {string} ref */
function readReached(ref) {
  const { base, files } = readChange(ref)
  return { base, files, reach: toReach(files) }
}

/** One after the other: apt-get lets nobody else in. @param {string[]} only */
async function findTools(only) {
  const redis = await findOrInstallRedis()
  if (!only.includes('e2e')) return { REDIS_SERVER: redis }
  const proxies = {
    NGINX: await findOrInstallNginx(),
    CADDY: await findOrInstallCaddy(),
    VARNISHD: await findOrInstallVarnish(),
  }
  return { REDIS_SERVER: redis, ...proxies, ...(await findOrInstallBrowsers()) }
}

/** @param {Context['start']} start @param {Context['print']} print @param {boolean} reuseSeed */
async function startBackend(start, print, reuseSeed) {
  const onProgress = (/** @type {string} */ line) => print(`  ${line}\n`)
  return start('The backend', (signal) => startTestBackend({ signal, onProgress, reuseSeed }))
}

/**
 * @param {import('./stages.mjs').Result[]} results
 * @param {{ only: string[], startedAt: number, isPart: boolean }} options `isPart`: a stage ran only some of its cases, so
 *   its times are compared, but not kept
 */
function report(results, { only, startedAt, isPart }) {
  const finished = results.map((result) => ({ ...result, cases: readCases(result.name, reportOf(result.name)) }))
  const seconds = Object.fromEntries(results.map((result) => [result.name, result.seconds]))
  if (stageNames.every((name) => only.includes(name))) seconds.all = (Date.now() - startedAt) / 1000
  const cases = finished.flatMap((result) => result.cases)
  const former = readTimes(timesFile)
  const times = toTimes(seconds, cases)
  if (cases.length > 0) console.log(`\n${describeTimes(times, former)}`)
  if (!isPart && results.every(({ ok }) => ok)) keepTimes(timesFile, times, former)
  console.log(`\n${describeSummary(finished, { wanted: only, seconds, former })}`)
}
