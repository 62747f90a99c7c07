// Asks a running backend's database what Medusa tells nobody, or in too many answers
import pg from 'pg'

/**
 * @param {string} databaseUrl
 * @param {{ name: string, text: string, values: unknown[] }[]} queries
 * @returns {Promise<Record<string, unknown[]>>} the rows of each, by its name
 */
export async function queryBackend(databaseUrl, queries) {
  const database = new pg.Client(databaseUrl)
  await database.connect()
  try {
    /** @type {Record<string, unknown[]>} */
    const answers = {}
    for (const { name, text, values } of queries) answers[name] = (await database.query(text, values)).rows
    return answers
  } finally {
    await database.end()
  }
}
