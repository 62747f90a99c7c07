import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'

/** @type {typeof import('../../packages/medusa-plugin-vitrine/src/database/named-statements.ts')} */
const { nameStatements } = createRequire(import.meta.url)(
  '../../packages/medusa-plugin-vitrine/dist/database/named-statements.js',
)

describe('questions to PostgreSQL', () => {
  const table = `named_${randomUUID().replaceAll('-', '')}`
  const text = `SELECT id FROM ${table} WHERE id = $1`
  /** @type {import('pg').Client} */
  let client

  before(async () => {
    class Client extends pg.Client {}
    nameStatements(Client.prototype, 2)
    client = new Client(process.env.DATABASE_URL)
    await client.connect()
    await client.query(`CREATE TABLE ${table} (id int)`)
    await client.query(`INSERT INTO ${table} VALUES ($1)`, [1])
  })

  after(async () => {
    await client.query(`DROP TABLE ${table}`)
    await client.end()
  })

  /** @param {string} question @param {number} times */
  async function ask(question, times) {
    for (let count = 0; count < times; count += 1)
      assert.deepEqual((await client.query(question, [1])).rows.map(Object.values).flat(), [1])
  }

  async function listKept() {
    const { rows } = await client.query('SELECT statement FROM pg_prepared_statements ORDER BY statement')
    return rows.map(({ statement }) => statement)
  }

  test('are kept once they were asked often', async () => {
    await ask(text, 9)
    assert.deepEqual(await listKept(), [])
    await ask(text, 2)
    assert.deepEqual(await listKept(), [text])
  })

  test('are asked as they stand beyond the most that is kept', async () => {
    await ask(`${text} AND id > 0`, 12)
    await ask(`${text} AND id > -1`, 12)
    assert.equal((await listKept()).length, 2)
  })

  test('that fail say why, and go on', async () => {
    await assert.rejects(client.query(text, ['one']), { code: '22P02' })
    await ask(text, 1)
  })

  test('about a table that was changed meanwhile fail once', async () => {
    await client.query(`ALTER TABLE ${table} ALTER id TYPE smallint`)
    await assert.rejects(client.query(text, [1]), { code: '0A000' })
    await ask(text, 12)
  })
})
