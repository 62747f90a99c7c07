import pg from 'pg'

/** @typedef {(database: string) => string} UrlOf */

/**
 * What the demo backend has finished in its database, kept in a table beside Medusa's: `migrated` (which set of
 * migrations) and `seeded`. A database without `seeded` is half made.
 */
const stateTable = 'CREATE TABLE IF NOT EXISTS vitrine_state (key text PRIMARY KEY, value text NOT NULL)'

/**
 * @param {UrlOf} urlOf
 * @param {string} database
 * @returns {Promise<Record<string, string> | undefined>} undefined where the database is not there
 */
export async function readState(urlOf, database) {
  const found = await query(urlOf('postgres'), 'SELECT 1 FROM pg_database WHERE datname = $1', [database])
  if (found.length === 0) return undefined
  await query(urlOf(database), stateTable)
  const rows = await query(urlOf(database), 'SELECT key, value FROM vitrine_state')
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** @param {UrlOf} urlOf @param {string} database @param {string} key @param {string} value */
export async function writeState(urlOf, database, key, value) {
  const upsert = 'INSERT INTO vitrine_state VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value'
  await query(urlOf(database), stateTable)
  await query(urlOf(database), upsert, [key, value])
}

/** Makes the database anew; what was in it is lost. @param {UrlOf} urlOf @param {string} database */
export async function recreateDatabase(urlOf, database) {
  await query(urlOf('postgres'), `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
  await query(urlOf('postgres'), `CREATE DATABASE ${database}`)
}

/** @param {string} connectionString @param {string} text @param {string[]} [values] */
async function query(connectionString, text, values) {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
