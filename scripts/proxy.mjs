import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOnPath, installPackage } from './debian-package.mjs'
import { root } from './project.mjs'

const mostTries = 300

/**
 * A proxy for the tests: what the variable names, else one on the PATH, else Debian's, installed where that is allowed.
 * @param {{ variable: string, path: string, package: string, need: string }} options `path`: where Debian has it, which may not
 *   be on an ordinary user's PATH; `need`: the sentence that says what for, without its full stop
 * @returns {Promise<string>} its path
 * @throws Error of one line where there is none
 */
export async function findOrInstallProxy({ variable, path, package: name, need }) {
  const find = () => findOnPath([path.replace(/.*\//, '')]) ?? (existsSync(path) ? path : undefined)
  const known = process.env[variable] ?? find()
  if (known) return known
  await installPackage(name, need, variable)
  return find() ?? path
}

/**
 * Runs a proxy until it is stopped, in a folder of its own.
 * @param {{ command: string, url: string, prepare: (directory: string) => string[] }} options
 *   `prepare` writes what it needs into the folder and answers its arguments
 * @returns {Promise<{ url: string, stop(): Promise<void> }>} once it answers
 * @throws Error with what it wrote where it does not start
 */
export async function runProxy({ command, url, prepare }) {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-proxy-'))
  // Caddy keeps things at home
  const env = { ...process.env, HOME: directory, XDG_CONFIG_HOME: directory, XDG_DATA_HOME: directory }
  const child = spawn(command, prepare(directory), { stdio: ['ignore', 'ignore', 'pipe'], env })
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += chunk))
  let ended = false
  /** @type {Promise<unknown>} */
  const exited = new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  void exited.then(() => (ended = true))
  const kill = () => child.kill()
  process.once('exit', kill)
  async function stop() {
    process.off('exit', kill)
    kill()
    await exited
    rmSync(directory, { recursive: true, force: true })
  }
  for (let tries = 0; !(await fetch(`${url}/healthz`).catch(() => undefined)); tries += 1) {
    if (ended || tries > mostTries) {
      await stop()
      throw new Error(`${command} did not start: ${errors}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url, stop }
}

/**
 * A file of `deploy/` with other ports and the like.
 * @param {string} name
 * @param {readonly (readonly [string | RegExp, string])[]} changes
 * @throws Error where the file has changed so that one of these does not fit any more
 */
export function readDeployFile(name, changes) {
  return changes.reduce(
    (text, [from, to]) => {
      const changed = text.replace(from, to)
      if (changed === text) throw new Error(`deploy/${name} has nothing like ${from}`)
      return changed
    },
    readFileSync(join(root, 'deploy', name), 'utf8'),
  )
}
