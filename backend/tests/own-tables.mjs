import { randomUUID } from 'node:crypto'
import { DataSource } from 'typeorm'

const listDemanded = `
  SELECT attname AS name FROM pg_attribute
  WHERE attrelid = $1::regclass AND attnum > 0 AND attnotnull AND NOT attisdropped AND NOT EXISTS (
    SELECT FROM pg_index WHERE indrelid = attrelid AND indisprimary AND attnum = ANY(indkey))`

/**
 * Empty copies of some of the backend's tables, which no Medusa works on, for what the plugin does to whole tables. A
 * row may leave out whatever a test has no use for.
 * @param {string[]} tables
 * @returns {Promise<{ database: DataSource, drop(): Promise<void> }>} `database` finds the copies in the place of the tables
 */
export async function copyTables(tables) {
  const schema = `own_${randomUUID().replaceAll('-', '')}`
  const database = new DataSource({
    type: 'postgres',
    url: process.env.DATABASE_URL,
    extra: { options: `-c search_path=${schema},public` },
  })
  await database.initialize()
  await database.query(`CREATE SCHEMA ${schema}`)
  for (const table of tables) {
    const copy = `${schema}."${table}"`
    await database.query(`CREATE TABLE ${copy} (LIKE public."${table}" INCLUDING ALL)`)
    /** @type {{ name: string }[]} */
    const demanded = await database.query(listDemanded, [copy])
    for (const { name } of demanded) await database.query(`ALTER TABLE ${copy} ALTER "${name}" DROP NOT NULL`)
  }
  async function drop() {
    await database.query(`DROP SCHEMA ${schema} CASCADE`)
    await database.destroy()
  }
  return { database, drop }
}
