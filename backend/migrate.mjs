// Brings the database's tables up to date as a process of its own. Medusa's own command hides its failures.
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithParent, failToStart, tellDone } from './runtime/children.mjs'
import { disableTelemetry } from './runtime/no-telemetry.mjs'

const require = createRequire(import.meta.url)
const directory = dirname(fileURLToPath(import.meta.url))

async function migrate() {
  const { default: loadConfig } = require('@medusajs/medusa/dist/loaders/config.js')
  const { default: loadFlags } = require('@medusajs/medusa/dist/loaders/feature-flags/index.js')
  const migrations = require('@medusajs/medusa/dist/commands/utils/get-migrations.js')
  const { DataSource } = require('typeorm')
  const config = loadConfig(directory)
  const flags = loadFlags(config)
  const { coreMigrations } = migrations.default(directory, flags)
  const source = new DataSource({
    type: 'postgres',
    url: config.projectConfig.database_url,
    migrations: [...coreMigrations, ...migrations.getModuleSharedResources(config, flags).migrations],
  })
  await source.initialize()
  await source.runMigrations()
  const pending = await source.showMigrations()
  await source.destroy()
  if (pending) throw new Error('some of them were not applied')
  await migrations.runIsolatedModulesMigration(config)
}

try {
  disableTelemetry()
  endWithParent(async () => {})
  await migrate()
  tellDone()
} catch (error) {
  failToStart(error)
}
