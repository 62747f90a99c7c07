import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { findLastLine, openLog } from './runtime/logs.mjs'
import { findPostgresHome } from './runtime/postgres-home.mjs'
import { identifyProcess, waitForEnd } from './runtime/processes.mjs'

/**
 * @typedef {import('./runtime/logs.mjs').Log} Log
 * @typedef {Awaited<ReturnType<typeof findPostgresHome>>} Home
 */

const startDeadlineMs = 60_000
const stopDeadlineMs = 20_000
const role = 'vitrine'

const undurable = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
// Medusa joins a dozen tables from the one row that it looks for: the order that it writes them in is good, and to look for
// a better one takes longer than the query. Only prices it looks for from the far end, three tables away.
const hardlyPlanned = ['join_collapse_limit=3', 'from_collapse_limit=3']

/**
 * Runs the server and ends it when our end of its standard input closes, so also when this process is killed. A server
 * in the background ignores an interrupt from the terminal, but not one that is sent to it.
 */
const guard = `
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
trap 'kill -INT "$server"' INT TERM HUP
( read -r line <&3; kill -INT "$server" ) 2>/dev/null &
watcher=$!
wait "$server"; status=$?
while kill -0 "$server" 2>/dev/null; do wait "$server"; status=$?; done
kill "$watcher" 2>/dev/null
exit "$status"
`

/**
 * Starts the embedded PostgreSQL of a data folder, making its cluster on the first start.
 * @param {object} options
 * @param {string} options.dataDir absolute
 * @param {number} options.port on 127.0.0.1
 * @param {{ databasePassword: string, clusterId: string }} options.secrets
 * @param {boolean} [options.isThrowaway] nothing waits until it is on the disk, and a power cut may leave a broken cluster
 * @param {(line: string) => void} options.onProgress
 * @returns {Promise<{ urlOf(database: string): string, exited: Promise<string>, stop(): Promise<void> }>}
 *   `exited` resolves to how the server ended
 * @throws Error of one line that begins with "The database did not start"
 */
export async function startPostgres({ dataDir, port, secrets, isThrowaway = false, onProgress }) {
  const log = openLog(dataDir, 'postgres')
  const home = await findPostgresHome({ dataDir, clusterId: secrets.clusterId })
  const cluster = join(home.base, 'postgres')
  await endPredecessor(cluster)
  if (!existsSync(cluster)) {
    onProgress('Creating the database (only on the first start)')
    createCluster({ ...home, cluster, log, password: secrets.databasePassword })
  }
  const server = spawnServer({ ...home, cluster, port, log, isThrowaway })
  const urlOf = (/** @type {string} */ database) =>
    `postgres://${role}:${secrets.databasePassword}@127.0.0.1:${port}/${database}`
  try {
    await waitUntilItAnswers(urlOf('postgres'), server, log)
  } catch (error) {
    await server.stop()
    throw error
  }
  return { urlOf, exited: server.exited, stop: server.stop }
}

/**
 * A server that outlived its backend is stopped; a lock file that a crash left behind is removed.
 * @param {string} cluster
 */
async function endPredecessor(cluster) {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (pid > 0 && identifyProcess(pid) && isServerOf(pid, cluster)) {
    process.kill(pid, 'SIGINT')
    if (!(await waitForEnd(pid, stopDeadlineMs))) {
      throw new Error(`The database did not start: an older server (process ${pid}) does not stop.`)
    }
  }
  rmSync(file, { force: true })
}

/** @param {number} pid @param {string} cluster */
function isServerOf(pid, cluster) {
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  const args = existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : stdout
  return Boolean(args?.includes(cluster))
}

/**
 * Made beside its place and moved there when complete, so that an interrupted start leaves no half of one.
 * @param {Home & { cluster: string, log: Log, password: string }} options
 */
function createCluster({ user, base, binDir, cluster, log, password }) {
  const fresh = `${cluster}.new`
  const passwordFile = join(base, 'postgres.password')
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [fresh, passwordFile]) chownSync(path, user.uid, user.gid)
  const args = ['-D', fresh, '-U', role, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  const settings = ['--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions']
  const { status, error } = spawnSync(join(binDir, 'initdb'), [...args, ...settings], {
    ...serverOptions(user, base),
    stdio: ['ignore', log.fd, log.fd],
  })
  rmSync(passwordFile, { force: true })
  if (status !== 0) {
    const reason = error?.message ?? findLastLine(log.file, /(?:error|fatal):\s*(.*)/i) ?? `see ${log.file}`
    throw new Error(`The database did not start: its folder could not be made (${reason}).`)
  }
  renameSync(fresh, cluster)
}

/** @param {Home['user']} user @param {string} base */
function serverOptions(user, base) {
  return { ...user, cwd: base, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
}

/** @param {Home & { cluster: string, port: number, log: Log, isThrowaway: boolean }} options */
function spawnServer({ user, base, binDir, cluster, port, log, isThrowaway }) {
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'jit=off']
  // all of it is in memory: by the default, for disks that turn, each look at a price reads those of all products
  settings.push('random_page_cost=1.1')
  if (isThrowaway) settings.push(...undurable, ...hardlyPlanned)
  const server = [join(binDir, 'postgres'), '-D', cluster, ...settings.flatMap((setting) => ['-c', setting])]
  const child = spawn('/bin/sh', ['-c', guard, 'sh', ...server], {
    ...serverOptions(user, base),
    stdio: ['pipe', log.fd, log.fd],
    detached: true,
  })
  child.stdin?.on('error', () => {})
  /** @type {string | undefined} */
  let how
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : describeStatus(code)))
  })
  void exited.then((ended) => (how = ended))
  async function stop() {
    child.stdin?.end()
    const timer = setTimeout(() => killAtOnce(cluster), stopDeadlineMs)
    await exited
    clearTimeout(timer)
  }
  return { exited, stop, howItEnded: () => how }
}

/** @param {number | null} code */
function describeStatus(code) {
  return code !== null && code > 128 ? `signal ${code - 128}` : `exit code ${code}`
}

/** @param {string} cluster */
function killAtOnce(cluster) {
  const file = join(cluster, 'postmaster.pid')
  if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT')
}

/** @param {string} url @param {ReturnType<typeof spawnServer>} server @param {Log} log */
async function waitUntilItAnswers(url, server, log) {
  const deadline = Date.now() + startDeadlineMs
  for (;;) {
    const refusal = await askOnce(url)
    if (!refusal) return
    const ended = server.howItEnded()
    if (ended) throw new Error(`The database did not start: ${findReason(log) ?? ended} (see ${log.file}).`)
    // a wrong password will not become right
    if (refusal.code === '28P01') throw new Error(`The database did not start: ${refusal.message}.`)
    if (Date.now() > deadline)
      throw new Error(`The database did not start: no answer within ${startDeadlineMs / 1000} s.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** @param {Log} log */
function findReason(log) {
  return findLastLine(log.file, /(?:FATAL|PANIC|error while loading.*?|^postgres):\s*(.*)/)
}

/** @param {string} connectionString @returns {Promise<{ message: string, code?: string } | undefined>} */
async function askOnce(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  } finally {
    await client.end().catch(() => {})
  }
}
