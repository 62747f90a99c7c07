import { readFileSync, readdirSync, rmSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { plugin } from './plugin.mjs'
import { readState, recreateDatabase, writeState } from './database.mjs'
import { migrate } from './services.mjs'

/**
 * @typedef {import('./database.mjs').UrlOf} UrlOf
 * @typedef {import('./settings.mjs').Settings} Settings
 */

const require = createRequire(import.meta.url)

/** The name of the one database in the cluster that is ours. */
export const database = 'vitrine'

/**
 * Sees to it that the database is there. One whose seed did not end is made anew, and the folder of uploads too: half a
 * shop cannot be told from a whole one later.
 * @param {Settings} settings
 * @param {UrlOf} urlOf
 * @returns {Promise<{ needsSeed: boolean }>}
 */
export async function findOrMakeDatabase({ dataDir, onProgress }, urlOf) {
  const state = await readState(urlOf, database)
  if (!state?.seeded) {
    if (state) onProgress('The last first start was interrupted: beginning it anew')
    await recreateDatabase(urlOf, database)
    rmSync(join(dataDir, 'uploads'), { recursive: true, force: true })
    mkdirSync(join(dataDir, 'uploads'))
  }
  return { needsSeed: !state?.seeded }
}

/**
 * Makes the tables that the database does not have yet.
 * @param {Settings} settings
 * @param {UrlOf} urlOf
 * @throws Error of one line that begins with "The migrations failed"
 */
export async function makeTables(settings, urlOf) {
  const migrations = describeMigrations()
  const state = await readState(urlOf, database)
  if (state?.migrated === migrations) return
  settings.onProgress('Making the tables')
  await migrate(settings, urlOf(database))
  await writeState(urlOf, database, 'migrated', migrations)
}

/** Remembers that the seed has ended. @param {UrlOf} urlOf */
export async function markSeeded(urlOf) {
  await writeState(urlOf, database, 'seeded', new Date().toISOString())
}

function describeMigrations() {
  const file = join(dirname(require.resolve('@medusajs/medusa/package.json')), 'package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8'))
  return [`medusa ${version}`, ...readdirSync(join(plugin, 'dist/migrations')).sort()].join(', ')
}
