import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startPostgres } from './postgres.mjs'
import { identifyProcess, waitForEnd } from './runtime/processes.mjs'

const secrets = { databasePassword: 'only-for-this-test', clusterId: 'vitrinetest1' }
const options = { timeout: 60_000 }
/** @type {string} */
let dataDir
/** @type {number} */
let port

before(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'))
  // as root the server runs under another user
  chmodSync(dataDir, 0o755)
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  port = await findFreePort()
})

function start() {
  return startPostgres({ dataDir, port, secrets, onProgress: () => {} })
}

function readPid() {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

/** @param {string} url @param {string} text */
async function query(url, text) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('keeps what was written from one start to the next, and stops', options, async () => {
  const first = await start()
  await query(first.urlOf('postgres'), 'CREATE TABLE kept AS SELECT 7 AS number')
  const pid = readPid()
  await first.stop()
  assert.equal(identifyProcess(pid), undefined)
  const second = await start()
  assert.deepEqual(await query(second.urlOf('postgres'), 'SELECT number FROM kept'), [{ number: 7 }])
  await second.stop()
})

test('says how it ended when it is killed, and comes up again after that', options, async () => {
  const killed = await start()
  process.kill(readPid(), 'SIGKILL')
  assert.equal(await killed.exited, 'signal 9')
  const next = await start()
  await next.stop()
})

test('starts in spite of the lock file of a crash, the process of which is another now', options, async () => {
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n`)
  const server = await start()
  await server.stop()
  assert.equal(existsSync(join(dataDir, 'postgres/postmaster.pid')), false)
})

test('ends when the process that started it is killed', options, async () => {
  const module = fileURLToPath(new URL('postgres.mjs', import.meta.url))
  const code = `
    const { startPostgres } = await import(${JSON.stringify(module)})
    await startPostgres({ ...${JSON.stringify({ dataDir, port, secrets })}, onProgress: () => {} })
    console.log('up')`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => parent.stdout?.once('data', resolve))
  const pid = readPid()
  assert.ok(identifyProcess(pid))
  parent.kill('SIGKILL')
  assert.ok(await waitForEnd(pid, 20_000), 'the server outlived its parent')
})

test('says in one line why it does not start', options, async () => {
  writeFileSync(join(dataDir, 'postgres/postgresql.auto.conf'), 'no_such_setting = 1\n')
  await assert.rejects(start(), { message: /^The database did not start: [^\n]+$/ })
})

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(free))
    })
  })
}
