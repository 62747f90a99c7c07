// @ts-nocheck
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './run.mjs'
import { withTarballAddresses } from './tarball-addresses.mjs'

/** Refuses a Node older than package.json asks for. @throws Error of one line */
export function checkNode(directory) {
  const { engines } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const [major, minor] = engines.node.match(/\d+/g).map(Number)
  const [ourMajor, ourMinor] = process.versions.node.split('.').map(Number)
  if (ourMajor > major || (ourMajor === major && ourMinor >= (minor ?? 0))) return
  throw new Error(`Node ${engines.node} is needed, and this is ${process.version}: see https://nodejs.org.`)
}

/**
 * Runs `npm ci` in `directory` unless node_modules already holds exactly what the lockfile says.
 * @returns whether it installed
 * @throws Error with npm's last words
 */
export async function install(directory) {
  if (isInstalled(directory)) return false
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  await withTarballAddresses(directory, async () => {
    await runQuietly(`npm ci failed in ${directory}`, 'npm', args, { cwd: directory })
  })
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

function readPackages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages
  } catch {
    return {}
  }
}
