import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './run.mjs'

/** @param {string[]} names @returns {string | undefined} the path of the first of `names` that the PATH has */
export function findOnPath(names) {
  const directories = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => directories.map((directory) => join(directory, name))).find((path) => existsSync(path))
}

/**
 * Installs a package of Debian's where we may.
 * @param {string} name
 * @param {string} need the sentence that says what for, without its full stop
 * @param {string} variable what else to set, to the path of the program
 * @throws Error of one line where we may not, or it fails
 */
export async function installPackage(name, need, variable) {
  const prefix = getAdministratorPrefix()
  if (!prefix || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`${need}: install it (apt-get install ${name}) or set ${variable} to its path.`)
  }
  console.log(`  ${name} is missing: installing Debian’s package …`)
  const aptGet = [...prefix, '/usr/bin/env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq']
  await runQuietly('apt-get update failed', [...aptGet, 'update'])
  const install = [...aptGet, 'install', '-y', '--no-install-recommends', name]
  await runQuietly(`apt-get install ${name} failed`, install)
}

function getAdministratorPrefix() {
  if (process.getuid?.() === 0) return []
  const canSudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  return canSudo ? ['sudo', '-n'] : undefined
}
