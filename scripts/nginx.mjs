import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOnPath, installPackage } from './debian-package.mjs'
import { root } from './project.mjs'

const debianPath = '/usr/sbin/nginx'

/**
 * The nginx for the tests: NGINX, else one on the PATH, else Debian's, installed where that is allowed.
 * @returns {Promise<string>} its path
 * @throws Error of one line where there is none
 */
export async function findOrInstallNginx() {
  // an ordinary user's PATH has no /usr/sbin
  const find = () => findOnPath(['nginx']) ?? (existsSync(debianPath) ? debianPath : undefined)
  const known = process.env.NGINX ?? find()
  if (known) return known
  await installPackage('nginx-light', 'The tests of several processes need nginx', 'NGINX')
  return find() ?? debianPath
}

/**
 * Runs `deploy/nginx.conf` without TLS in front of what listens on `shops`, which it asks in turn.
 * @param {{ port: number, shops: readonly [number, number], command?: string }} options
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 * @throws Error where the file has changed so that this does not fit any more
 */
export async function startNginx({ port, shops, command = process.env.NGINX ?? debianPath }) {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-nginx-'))
  const file = join(directory, 'nginx.conf')
  writeFileSync(file, toWholeConfiguration(toTestServers(port, shops), directory))
  const child = spawn(command, ['-p', directory, '-c', file, '-e', join(directory, 'error.log')], { stdio: 'ignore' })
  /** @type {Promise<unknown>} */
  const exited = new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  const kill = () => child.kill()
  process.once('exit', kill)
  async function stop() {
    process.off('exit', kill)
    kill()
    await exited
    rmSync(directory, { recursive: true, force: true })
  }
  const url = `http://localhost:${port}`
  for (let tries = 0; !(await fetch(url, { redirect: 'manual' }).catch(() => undefined)); tries += 1) {
    if (tries > 100) {
      const errors = existsSync(join(directory, 'error.log')) ? readFileSync(join(directory, 'error.log'), 'utf8') : ''
      await stop()
      throw new Error(`nginx did not start: ${errors}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url, stop }
}

/** @param {number} port @param {readonly [number, number]} shops */
function toTestServers(port, shops) {
  /** @type {[string | RegExp, string][]} */
  const changes = [
    ['127.0.0.1:3000', `127.0.0.1:${shops[0]}`],
    ['127.0.0.1:3001', `127.0.0.1:${shops[1]}`],
    [/server \{\s+listen 80;[^}]+\}/, ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    [/ssl_certificate .+;/, ''],
    [/ssl_certificate_key .+;/, ''],
    // the port is a part of the tests' address
    ['Host $host;', 'Host $http_host;'],
  ]
  return changes.reduce(
    (text, [from, to]) => {
      const changed = text.replace(from, to)
      if (changed === text) throw new Error(`deploy/nginx.conf has nothing like ${from}`)
      return changed
    },
    readFileSync(join(root, 'deploy/nginx.conf'), 'utf8'),
  )
}

/** @param {string} servers @param {string} directory */
function toWholeConfiguration(servers, directory) {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(directory, name)};`,
  )
  return `daemon off; worker_processes 1; pid ${join(directory, 'pid')};
events { worker_connections 256; }
http { access_log off; ${folders.join(' ')}
${servers} }`
}
