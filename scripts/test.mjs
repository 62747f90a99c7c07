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
import { readNodeTestOutput, readReport } from './test-results.mjs'
import { startTestBackend, startTestShop } from './test-world.mjs'
import { untilStopped } from './until-stopped.mjs'

const usage = `npm test [-- --only=unit,e2e] [--matrix] [-- arguments for Playwright]

--only     stages: format, lint, types, unit, build, backend, contract, e2e
--matrix   every journey in every language, with script and without; one language with -- --project='de-*'`
const reports = join(root, '.cache/reports')

const bin = (name) => join(root, 'node_modules/.bin', name)
const vitest = (name, ...args) => [
  bin('vitest'),
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(name)}`,
]
const reportOf = (name) => join(reports, `${name}.json`)

const quickStages = {
  format: () => execute([bin('prettier'), '--check', '.']),
  lint: () => execute(['npm', 'run', '--silent', 'lint']),
  types: () => execute([bin('tsc')]),
  unit: (env) => execute(vitest('unit'), { env }),
}
const wholeStages = {
  backend: (env) => execute(['npm', 'test', '--silent'], { env, cwd: join(root, 'backend'), name: 'backend' }),
  contract: (env) => execute(vitest('contract', '--config', 'vitest.contract.config.ts'), { env }),
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
    printSummary(results, only)
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

/** Runs a command where everybody sees it. @returns what it printed, if it has a `name` to be counted under */
async function execute([command, ...args], { env = {}, cwd = root, name } = {}) {
  const stdio = ['ignore', name ? 'pipe' : 'inherit', 'inherit']
  const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } })
  process.once('exit', () => child.kill())
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
    process.stdout.write(chunk)
  })
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  if (code !== 0)
    throw Object.assign(new Error(`${command.split('/').at(-1)} ended with exit code ${code}`), { output })
  return output
}

async function runStage(name, run) {
  console.log(`\n── ${name} ──`)
  const startedAt = Date.now()
  const { error, output } = await Promise.resolve(run()).then(
    (printed) => ({ output: printed }),
    (thrown) => ({ error: thrown, output: thrown.output }),
  )
  if (error) console.error(error.message)
  const counts = name === 'backend' ? readNodeTestOutput(output ?? '') : readReport(reportOf(name))
  return { name, ok: !error, seconds: Math.round((Date.now() - startedAt) / 1000), ...counts }
}

function allPassed(results) {
  return results.every(({ ok }) => ok)
}

/** A stage that failed without a failing test (lint, build) counts as one, so that the last line never looks green. */
function printSummary(results, only) {
  console.log('\n── summary ──')
  for (const { name, ok, seconds, passed, failed, flaky } of results) {
    const counts = [
      passed + failed > 0 ? `${passed} passed, ${failed} failed` : '',
      flaky ? `, ${flaky} only at the second attempt` : '',
    ].join('')
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(10)} ${String(seconds).padStart(4)} s  ${counts}`)
  }
  for (const name of only.filter((stage) => !results.some((result) => result.name === stage)))
    console.log(`– ${name.padEnd(10)} not run`)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + (result.ok ? result.failed : Math.max(1, result.failed)), 0)
  console.log(`\n${passed} passed, ${failed} failed`)
}
