import { readFileSync, readdirSync, rmSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readState, recreateDatabase, writeState } from './database.mjs'
import { migrate } from './services.mjs'

const require = createRequire(import.meta.url)
const pluginMigrations = join(dirname(fileURLToPath(import.meta.url)), '../plugins/medusa-plugin-vitrine/migrations')

/** The name of the one database in the cluster that is ours. */
export const database = 'vitrine'

/**
 * Sees to it that the database is there with all its tables. One whose seed did not end is made anew: half a shop cannot
 * be told from a whole one later.
 * @returns {Promise<{ needsSeed: boolean }>}
 * @throws Error of one line that begins with "The migrations failed"
 */
export async function prepareDatabase(settings, urlOf) {
  const { dataDir, onProgress } = settings
  const state = await readState(urlOf, database)
  if (!state?.seeded) {
    if (state) onProgress('The last first start was interrupted: beginning it anew')
    await recreateDatabase(urlOf, database)
    rmSync(join(dataDir, 'uploads'), { recursive: true, force: true })
    mkdirSync(join(dataDir, 'uploads'))
  }
  const migrations = describeMigrations()
  if (!state?.seeded || state.migrated !== migrations) {
    onProgress('Making the tables')
    await migrate(settings, urlOf(database))
    await writeState(urlOf, database, 'migrated', migrations)
  }
  return { needsSeed: !state?.seeded }
}

/** Remembers that the seed has ended. */
export async function markSeeded(urlOf) {
  await writeState(urlOf, database, 'seeded', new Date().toISOString())
}

function describeMigrations() {
  const file = join(dirname(require.resolve('@medusajs/medusa/package.json')), 'package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8'))
  return [`medusa ${version}`, ...readdirSync(pluginMigrations).sort()].join(', ')
}
