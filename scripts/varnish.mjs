import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOnPath, installPackage } from './debian-package.mjs'
import { root } from './project.mjs'

const debianPath = '/usr/sbin/varnishd'

/**
 * The Varnish for the tests: VARNISHD, else one on the PATH, else Debian's, installed where that is allowed, with
 * `varnish-modules`, whose vmod_xkey knows tags.
 * @returns {Promise<string>} its path
 * @throws Error of one line where there is none
 */
export async function findOrInstallVarnish() {
  // an ordinary user's PATH has no /usr/sbin
  const find = () => findOnPath(['varnishd']) ?? (existsSync(debianPath) ? debianPath : undefined)
  const known = process.env.VARNISHD ?? find()
  if (known) return known
  // which brings varnish along
  await installPackage('varnish-modules', 'The tests of an edge need varnishd with vmod_xkey', 'VARNISHD')
  return find() ?? debianPath
}

/**
 * Runs `deploy/varnish.vcl` in front of what listens on the port `shop`.
 * @param {{ port: number, shop: number, command?: string }} options
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 * @throws Error where it does not start, or the file has changed so that this does not fit any more
 */
export async function startVarnish({ port, shop, command = process.env.VARNISHD ?? debianPath }) {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-varnish-'))
  const file = join(directory, 'default.vcl')
  writeFileSync(file, toTestConfiguration(shop))
  const args = ['-F', '-n', join(directory, 'work'), '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,32m']
  const child = spawn(command, [...args, '-j', 'none'], { stdio: ['ignore', 'ignore', 'pipe'] })
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
  const url = `http://127.0.0.1:${port}`
  // it has a C compiler translate the file first
  for (let tries = 0; !(await fetch(`${url}/healthz`).catch(() => undefined)); tries += 1) {
    if (ended || tries > 300) {
      await stop()
      throw new Error(`Varnish did not start: ${errors}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { url, stop }
}

/** @param {number} shop */
function toTestConfiguration(shop) {
  const text = readFileSync(join(root, 'deploy/varnish.vcl'), 'utf8')
  const changed = text.replace('.port = "3000";', `.port = "${shop}";`)
  if (changed === text) throw new Error('deploy/varnish.vcl has no port 3000')
  return changed
}
