// `npm run pages`: what the shop's pages say, kept before a change and compared after it; see `usage`.
import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './ensure-built.mjs'
import { showProgress } from './progress.mjs'
import { isMain, root, useTestBuild } from './project.mjs'
import { startTestBackend, startTestShop } from './test-world.mjs'
import { untilStopped } from './until-stopped.mjs'

const usage = `npm run pages -- --out DIR            walks the shop and keeps its pages in DIR as normalised HTML
npm run pages -- --compare DIR DIR    says in which pages and lines two such folders differ

The walk starts a world of its own, or takes that which SHOP_URL and its kin name: a fresh one, since orders are numbered
and stock is counted.`

/**
 * @param {string} directory is emptied first
 * @param {NodeJS.ProcessEnv} env names the world
 * @returns {Promise<number>} the exit code
 */
function walk(directory, env) {
  rmSync(directory, { recursive: true, force: true })
  const args = ['playwright', 'test', '--config', 'tests/pages/playwright.config.ts']
  const child = spawn('npx', args, { cwd: root, stdio: 'inherit', env: { ...env, PAGES_DIRECTORY: directory } })
  return new Promise((done, fail) => child.once('error', fail).once('close', (code) => done(code ?? 1)))
}

/** @param {string} directory */
async function walkOwnWorld(directory) {
  useTestBuild()
  await untilStopped(async (start) => {
    await showProgress('The shop’s test build', ensureBuilt)
    const backend = await start('The backend', (signal) => startTestBackend({ signal, reuseSeed: true }))
    await start('The shop', () => startTestShop(backend))
    return walk(directory, { ...process.env, ...backend.env })
  })
}

/** @param {string} before @param {string} after @returns {number} 0 where every page is the same, 1 where one is not */
function compare(before, after) {
  const { status } = spawnSync('git', ['diff', '--no-index', '--stat', '--patch', '--unified=2', before, after], {
    stdio: 'inherit',
  })
  if (status === 0) console.log(`${readdirSync(before).length} pages are the same.`)
  return status ?? 1
}

if (isMain(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, compare: { type: 'boolean', default: false } },
  })
  const [before, after] = positionals
  if (values.out) {
    const directory = resolve(values.out)
    if (process.env.SHOP_URL) process.exitCode = await walk(directory, process.env)
    else await walkOwnWorld(directory)
  } else if (values.compare && before && after) process.exitCode = compare(before, after)
  else {
    console.error(usage)
    process.exitCode = 2
  }
}
