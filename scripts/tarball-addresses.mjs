import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './run.mjs'

/**
 * @typedef {{ name?: string, version?: string, integrity?: string, optional?: boolean, resolved?: string, inBundle?: boolean }} Locked
 *   what a lockfile says of a package
 * @typedef {{ packages: Record<string, Locked> }} Lockfile
 */

/**
 * The lockfile names no registry, so npm asks for the description of every package before it downloads it: half of the
 * computing and more than half of the bytes of a first install. While `work` runs, a second lockfile that goes before the
 * first tells npm where nearly every registry keeps its files. What they hold is checked by the lockfile all the same.
 * @param {string} directory
 * @param {() => Promise<unknown>} work an npm that installs in `directory`; run again without, where files are kept elsewhere
 */
export async function withTarballAddresses(directory, work) {
  const file = join(directory, 'npm-shrinkwrap.json')
  const remove = () => rmSync(file, { force: true })
  const registry = await runQuietly('npm does not start', ['npm', 'config', 'get', 'registry', '--loglevel=error'], {
    cwd: directory,
  })
  const lockfile = JSON.parse(readFileSync(join(directory, 'package-lock.json'), 'utf8'))
  process.once('exit', remove)
  writeFileSync(file, JSON.stringify(addTarballAddresses(lockfile, registry.trim())))
  try {
    await work()
  } catch (error) {
    if (!/\bE4\d\d\b/.test(String(error))) throw error
    remove()
    await work()
  } finally {
    remove()
    process.off('exit', remove)
  }
}

/**
 * @param {Lockfile} lockfile
 * @param {string} registry its address
 * @returns {Lockfile} with `resolved` for all that the registry has
 */
export function addTarballAddresses(lockfile, registry) {
  const base = registry.replace(/\/*$/, '/')
  const packages = Object.entries(lockfile.packages).map(([path, entry]) => {
    if (!entry.integrity || entry.resolved || entry.inBundle) return [path, entry]
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const resolved = new URL(`${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`, base).href
    return [path, { ...entry, resolved }]
  })
  return { ...lockfile, packages: Object.fromEntries(packages) }
}
