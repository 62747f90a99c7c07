import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './run.mjs'
import { withTarballAddresses } from './tarball-addresses.mjs'

/** Refuses a Node older than package.json asks for. @param {string} directory @throws Error of one line */
export function checkNode(directory) {
  /** @type {{ engines: { node: string } }} */
  const { engines } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const [major = 0, minor = 0] = toNumbers(engines.node)
  const [ourMajor = 0, ourMinor = 0] = toNumbers(process.versions.node)
  if (ourMajor > major || (ourMajor === major && ourMinor >= minor)) return
  throw new Error(`Node ${engines.node} is needed, and this is ${process.version}: see https://nodejs.org.`)
}

/** @param {string} version */
function toNumbers(version) {
  return (version.match(/\d+/g) ?? []).map(Number)
}

/**
 * Runs `npm ci` in `directory` unless node_modules already holds exactly what the lockfile says.
 * @param {string} directory
 * @returns whether it installed
 * @throws Error with npm's last words
 */
export async function install(directory) {
  if (isInstalled(directory)) return false
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  await withTarballAddresses(directory, () =>
    runQuietly(`npm ci failed in ${directory}`, ['npm', ...args], { cwd: directory }),
  )
  return true
}

/**
 * By npm's own record of what it put into node_modules, written when all of it is there.
 * @param {string} directory
 */
export function isInstalled(directory) {
  const wanted = readPackages(join(directory, 'package-lock.json'))
  const found = readPackages(join(directory, 'node_modules/.package-lock.json'))
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    const there = found[path]
    return path === '' || (there ? there.version === version && there.integrity === integrity : optional)
  })
}

/** @param {string} lockfile @returns {import('./tarball-addresses.mjs').Lockfile['packages']} */
function readPackages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages
  } catch {
    return {}
  }
}
