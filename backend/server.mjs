// Medusa as a process of its own. `medusa start` cannot be bound to one address, so its loaders are called here.
import { EventEmitter, once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithParent, failToStart, tellReady } from './runtime/children.mjs'
import { paceEvents } from './runtime/event-pace.mjs'
import { disableTelemetry } from './runtime/no-telemetry.mjs'

/** @typedef {Awaited<ReturnType<typeof import('@medusajs/medusa/dist/loaders/index.js').default>>} Medusa */

const require = createRequire(import.meta.url)
const lifetime = new EventEmitter()
const directory = dirname(fileURLToPath(import.meta.url))
const { HOST: host = '127.0.0.1', PORT: port = '9000', PAUSE_SCALE: pauseScale = '1' } = process.env

try {
  disableTelemetry()
  paceEvents(Number(pauseScale), once(lifetime, 'up'))
  require('regenerator-runtime/runtime')
  /** @type {typeof import('express')} */
  const express = require('express')
  /** @type {{ default: typeof import('@medusajs/medusa/dist/loaders/index.js').default }} */
  const { default: load } = require('@medusajs/medusa/dist/loaders/index.js')
  const app = express()
  app.disable('x-powered-by')
  const medusa = await load({ directory, expressApp: app, isTest: false })
  const server = await listen(app)
  lifetime.emit('up')
  void getWorker(medusa)?.run()
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
 * What takes events from a Redis, once everybody who wants to hear of them has said so. The event bus of one process has none.
 * @param {Medusa} medusa
 * @returns {{ run(): Promise<void> } | undefined}
 */
function getWorker({ container }) {
  return container.resolve('eventBusModuleService').bullWorker_
}

/**
 * @param {import('node:http').Server} server
 * @param {Medusa} medusa
 */
async function stop(server, { container, prepareShutdown, shutdown }) {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const tooLong = setTimeout(() => server.closeAllConnections(), 5000)
  await closed
  clearTimeout(tooLong)
  // what would come now the next process takes, or another one
  const eventBus = container.resolve('eventBusService')
  eventBus.listJobs = async () => []
  await prepareShutdown()
  // the plugin ends its work while there still is a database
  await container.dispose()
  await shutdown()
}
