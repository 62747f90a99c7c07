import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallProxy, readDeployFile, runProxy } from './proxy.mjs'

const path = '/usr/sbin/varnishd'

/** The Varnish for the tests with `varnish-modules`, whose vmod_xkey knows tags and which brings it along; see `findOrInstallProxy`. */
export function findOrInstallVarnish() {
  const need = 'The tests of an edge need varnishd with vmod_xkey'
  return findOrInstallProxy({ variable: 'VARNISHD', path, package: 'varnish-modules', need })
}

/**
 * Runs `deploy/varnish.vcl` in front of what listens on the port `shop`.
 * @param {{ port: number, shop: number, command?: string }} options
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 * @throws Error where it does not start, or the file has changed so that this does not fit any more
 */
export function startVarnish({ port, shop, command = process.env.VARNISHD ?? path }) {
  function prepare(/** @type {string} */ directory) {
    const file = join(directory, 'default.vcl')
    writeFileSync(file, readDeployFile('varnish.vcl', [['.port = "3000";', `.port = "${shop}";`]]))
    const args = ['-F', '-n', join(directory, 'work'), '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,32m']
    return [...args, '-j', 'none']
  }
  return runProxy({ command, url: `http://127.0.0.1:${port}`, prepare })
}
