import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallProxy, readDeployFile, runProxy } from './proxy.mjs'

const path = '/usr/bin/caddy'

/** The Caddy for the tests, see `findOrInstallProxy`. */
export function findOrInstallCaddy() {
  return findOrInstallProxy({ variable: 'CADDY', path, package: 'caddy', need: 'The tests of proxies need Caddy' })
}

/**
 * Runs `deploy/Caddyfile` without TLS in front of what listens on `shops`, which it asks in turn.
 * @param {{ port: number, shops: readonly [number, number], command?: string }} options
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 * @throws Error where it does not start, or the file has changed so that this does not fit any more
 */
export function startCaddy({ port, shops, command = process.env.CADDY ?? path }) {
  const servers = readDeployFile('Caddyfile', [
    ['127.0.0.1:3000', `127.0.0.1:${shops[0]}`],
    ['127.0.0.1:3001', `127.0.0.1:${shops[1]}`],
    [/^shop\.example \{/m, `http://localhost:${port} {\nbind 127.0.0.1`],
  ])
  function prepare(/** @type {string} */ directory) {
    const file = join(directory, 'Caddyfile')
    // its administration has one port for all
    writeFileSync(file, `{\nadmin off\nlog {\nlevel ERROR\n}\n}\n${servers}`)
    return ['run', '--adapter', 'caddyfile', '--config', file]
  }
  return runProxy({ command, url: `http://localhost:${port}`, prepare })
}
