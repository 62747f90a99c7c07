import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallProxy, readDeployFile, runProxy } from './proxy.mjs'

const path = '/usr/sbin/nginx'

/** The nginx for the tests, see `findOrInstallProxy`. */
export function findOrInstallNginx() {
  const need = 'The tests of several processes need nginx'
  return findOrInstallProxy({ variable: 'NGINX', path, package: 'nginx-light', need })
}

/**
 * Runs `deploy/nginx.conf` without TLS in front of what listens on `shops`, which it asks in turn.
 * @param {{ port: number, shops: readonly [number, number], command?: string }} options
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 * @throws Error where it does not start, or the file has changed so that this does not fit any more
 */
export function startNginx({ port, shops, command = process.env.NGINX ?? path }) {
  function prepare(/** @type {string} */ directory) {
    const file = join(directory, 'nginx.conf')
    writeFileSync(file, toWholeConfiguration(toTestServers(port, shops), directory))
    return ['-p', directory, '-c', file, '-e', 'stderr']
  }
  return runProxy({ command, url: `http://localhost:${port}`, prepare })
}

/** @param {number} port @param {readonly [number, number]} shops */
function toTestServers(port, shops) {
  return readDeployFile('nginx.conf', [
    ['127.0.0.1:3000', `127.0.0.1:${shops[0]}`],
    ['127.0.0.1:3001', `127.0.0.1:${shops[1]}`],
    [/server \{\s+listen 80;[^}]+\}/, ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    [/ssl_certificate .+;/, ''],
    [/ssl_certificate_key .+;/, ''],
    // the port is a part of the tests' address
    ['Host $host;', 'Host $http_host;'],
  ])
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
