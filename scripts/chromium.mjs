import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser for the end-to-end tests: CHROMIUM, else one on the PATH, else Debian's, installed where that is allowed.
 * @returns {Promise<string>} its path
 * @throws Error of one line where there is none
 */
export async function findOrInstallChromium() {
  const { CHROMIUM } = process.env
  if (CHROMIUM && existsSync(CHROMIUM)) return CHROMIUM
  if (CHROMIUM) throw new Error(`CHROMIUM names ${CHROMIUM}, and there is nothing there.`)
  const found = findOnPath()
  if (found) return found
  const prefix = getAdministratorPrefix()
  if (!prefix || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      'The end-to-end tests need Chromium: install it (apt-get install chromium) or set CHROMIUM to its path.',
    )
  }
  console.log('  Chromium is missing: installing Debian’s package …')
  const [command, ...args] = [...prefix, '/usr/bin/env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq']
  await runQuietly('apt-get update failed', command, [...args, 'update'], {})
  await runQuietly(
    'apt-get install chromium failed',
    command,
    [...args, 'install', '-y', '--no-install-recommends', 'chromium'],
    {},
  )
  return findOnPath() ?? '/usr/bin/chromium'
}

function findOnPath() {
  const directories = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => directories.map((directory) => join(directory, name))).find((path) => existsSync(path))
}

function getAdministratorPrefix() {
  if (process.getuid?.() === 0) return []
  const canSudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  return canSudo ? ['sudo', '-n'] : undefined
}
