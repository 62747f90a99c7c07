// Medusa as a process of its own. `medusa start` cannot be bound to one address, so its loaders are called here.
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithParent, failToStart, tellReady } from './runtime/children.mjs'
import { scaleEventPace } from './runtime/event-pace.mjs'
import { disableTelemetry } from './runtime/no-telemetry.mjs'

const require = createRequire(import.meta.url)
const directory = dirname(fileURLToPath(import.meta.url))
const { HOST: host = '127.0.0.1', PORT: port = '9000', PAUSE_SCALE: pauseScale = '1' } = process.env

try {
  disableTelemetry()
  scaleEventPace(Number(pauseScale))
  require('regenerator-runtime/runtime')
  /** @type {typeof import('express')} */
  const express = require('express')
  /** @type {{ default: typeof import('@medusajs/medusa/dist/loaders/index.js').default }} */
  const { default: load } = require('@medusajs/medusa/dist/loaders/index.js')
  const app = express()
  app.disable('x-powered-by')
  const medusa = await load({ directory, expressApp: app, isTest: false })
  const server = await listen(app)
  endWithParent(() => stop(server, medusa))
  tellReady()
} catch (error) {
  failToStart(error)
}

/** @param {import('express').Express} app @returns {Promise<import('node:http').Server>} */
function listen(app) {
  return new Promise((resolve, reject) => {
    const server = app.listen(Number(port), host, () => resolve(server))
    server.once('error', reject)
    // longer than the storefront keeps an idle connection, so that none closes under a request
    server.keepAliveTimeout = 65_000
    server.headersTimeout = 66_000
  })
}

/**
 * @param {import('node:http').Server} server
 * @param {Awaited<ReturnType<typeof import('@medusajs/medusa/dist/loaders/index.js').default>>} medusa
 */
async function stop(server, { container, prepareShutdown, shutdown }) {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const tooLong = setTimeout(() => server.closeAllConnections(), 5000)
  await closed
  clearTimeout(tooLong)
  // the plugin ends its work while there still is a database
  await container.dispose()
  await prepareShutdown()
  await shutdown()
}
