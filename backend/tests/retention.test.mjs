// What the plugin forgets after a time, on tables of its own
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { after, before, beforeEach, describe, test } from 'node:test'
import { copyTables } from './own-tables.mjs'

const require = createRequire(import.meta.url)
const dist = '../../packages/medusa-plugin-vitrine/dist'
const { forgetAnswers } = require(`${dist}/retention/forget-answers.js`)
const { forgetOld } = require(`${dist}/retention/forget-old.js`)
const { listPriorPrices } = require(`${dist}/prices/prior-prices.js`)
const variants = 100
const dayMs = 24 * 60 * 60_000

/** @type {Awaited<ReturnType<typeof copyTables>>['database']} */
let database
/** @type {() => Promise<void>} */
let drop

before(async () => {
  const tables = ['idempotency_key', 'vitrine_mail', 'vitrine_task', 'vitrine_price', 'product', 'product_variant']
  ;({ database, drop } = await copyTables(tables))
})

beforeEach(() =>
  database.query('TRUNCATE idempotency_key, vitrine_mail, vitrine_task, vitrine_price, product, product_variant'),
)

after(() => drop())

describe('of mails', { timeout: 60_000 }, () => {
  test('those that were sent go after a year, unless they tell when a gift card went out', async () => {
    await database.query(
      `INSERT INTO vitrine_mail (kind, subject_id, created_at, sent_at) SELECT kind, at::text, sent, sent
      FROM (VALUES ('order.placed', 1, now() - interval '367 days'), ('order.placed', 2, now() - interval '364 days'),
        ('gift_card.given', 3, now() - interval '3 years')) mail (kind, at, sent)`,
    )
    assert.deepEqual(await forgetOld(database.manager), { sentMails: 1, lostMails: 0, prices: 0 })
    const left = await database.query('SELECT subject_id AS id FROM vitrine_mail ORDER BY id')
    assert.deepEqual(left, [{ id: '2' }, { id: '3' }])
  })

  test('those that were given up go after 90 days, and nobody has to see to them any more', async () => {
    /** @type {{ id: string }[]} */
    const mails = await database.query(
      `INSERT INTO vitrine_mail (kind, subject_id, recipient, created_at)
      VALUES ('customer.passkey_added', 'a', 'a@shopper.example', now() - interval '91 days'),
        ('customer.passkey_added', 'b', 'b@shopper.example', now() - interval '89 days'),
        ('customer.passkey_added', 'c', 'c@shopper.example', now()) RETURNING id`,
    )
    const ids = mails.map(({ id }) => id)
    await database.query(
      `INSERT INTO vitrine_task (kind, subject_id, order_id)
      VALUES ('mail-not-sent', $1, NULL), ('mail-not-sent', $2, NULL), ('withdrawal-declared', $1, NULL)`,
      ids.slice(0, 2),
    )
    assert.deepEqual(await forgetOld(database.manager), { sentMails: 0, lostMails: 1, prices: 0 })
    const left = await database.query('SELECT id FROM vitrine_mail ORDER BY id')
    assert.deepEqual(left, mails.slice(1))
    const open = await database.query(
      'SELECT kind, subject_id AS id FROM vitrine_task WHERE done_at IS NULL ORDER BY kind',
    )
    assert.deepEqual(open, [
      { kind: 'mail-not-sent', id: ids[1] },
      { kind: 'withdrawal-declared', id: ids[0] },
    ])
  })

  test('nothing goes while another Medusa is at it', async () => {
    await database.query(
      `INSERT INTO vitrine_mail (kind, subject_id, sent_at) VALUES ('order.placed', '1', now() - interval '2 years')`,
    )
    await database.transaction(async (other) => {
      await other.query(`SELECT pg_advisory_xact_lock(hashtext('vitrine_retention'))`)
      assert.equal(await forgetOld(database.manager), null)
    })
    assert.equal((await forgetOld(database.manager))?.sentMails, 1)
  })
})

describe('of what Medusa answered', { timeout: 60_000 }, () => {
  /** @param {number} from @param {number} to @param {string} age */
  const keepAnswers = (from, to, age) =>
    database.query(
      `INSERT INTO idempotency_key (id, idempotency_key, created_at, response_body)
      SELECT 'ikey_' || at, at, now() - $3::interval, '{"cart": {"email": "ada@shopper.example"}}'
      FROM generate_series($1::int, $2::int) at`,
      [from, to, age],
    )

  test('all goes that is as old as is said, however much it is, and nothing that somebody may ask for again', async () => {
    await keepAnswers(1, 12_000, '169 hours')
    await keepAnswers(12_001, 12_002, '167 hours')
    assert.equal(await forgetAnswers(database.manager, 0), 0, 'for ever')
    assert.equal(await forgetAnswers(database.manager, 7), 12_000)
    const left = await database.query('SELECT id FROM idempotency_key ORDER BY id')
    assert.deepEqual(left, [{ id: 'ikey_12001' }, { id: 'ikey_12002' }])
  })

  test('none is forgotten twice where two Medusas begin at once, and a day is the least', async () => {
    await keepAnswers(1, 9000, '25 hours')
    await keepAnswers(9001, 9001, '23 hours')
    const counts = await Promise.all([0.1, 0.1].map((days) => forgetAnswers(database.manager, days)))
    assert.equal(counts[0] + counts[1], 9000)
    assert.equal((await database.query('SELECT id FROM idempotency_key')).length, 1)
  })
})

test('the prices of two years ago go, and every prior price stays what it is, now and after another change', async () => {
  const productIds = await makeHistories()
  /** @returns {Promise<{ variant_id: string }[]>} */
  const readPrior = (manager = database.manager) => listPriorPrices(manager, { productIds, regionId: 'reg_1' })
  const read = async () => [await readPrior(), await readAfterChange(readPrior)].map(sort)
  const told = await read()
  const [{ count }] = await database.query('SELECT count(*)::int FROM vitrine_price')
  const forgotten = await forgetOld(database.manager)
  assert.ok(forgotten.prices > count / 10 && forgotten.prices < count, `${forgotten.prices} of ${count}`)
  assert.deepEqual(await read(), told)
  assert.ok(
    told.every((prices) => prices.length > variants / 10),
    told.map(({ length }) => length).join(),
  )
  assert.equal((await forgetOld(database.manager))?.prices, 0)
})

/** @param {{ variant_id: string }[]} prices */
function sort(prices) {
  return prices.toSorted((one, other) => one.variant_id.localeCompare(other.variant_id))
}

/**
 * What is told once every price has become another one, which is then undone.
 * @param {(manager: import('typeorm').EntityManager) => Promise<{ variant_id: string }[]>} readPrior
 */
async function readAfterChange(readPrior) {
  const runner = database.createQueryRunner()
  await runner.startTransaction()
  await runner.query('UPDATE vitrine_price SET until = now() WHERE until IS NULL')
  await runner.query(
    `INSERT INTO vitrine_price (variant_id, region_id, amount, currency_code, includes_tax, is_offered, since)
    SELECT id, 'reg_1', 500, 'eur', true, true, now() FROM product_variant`,
  )
  const prices = await readPrior(runner.manager)
  await runner.rollbackTransaction()
  await runner.release()
  return prices
}

/**
 * Some years of prices of each variant: sales, times without an offer or a price, another currency, and prices that stay.
 * @returns {Promise<string[]>} ids of products, each of one variant
 */
async function makeHistories() {
  let seed = 7
  /** @param {number} below */
  const roll = (below) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return Math.floor((seed / 2 ** 31) * below)
  }
  /** @type {{ product: string, variant: string, made: Date }[]} */
  const made = []
  const prices = []
  for (let at = 0; at < variants; at += 1) {
    const variant = `variant_${at}`
    const began = Date.now() - (2 + roll(4)) * 365 * dayMs
    made.push({ product: `prod_${at}`, variant, made: new Date(began) })
    const longest = 20 + roll(500)
    for (let since = began; since < Date.now();) {
      const ends = since + (1 + roll(longest)) * dayMs
      const isOpen = ends >= Date.now() && roll(10) > 0
      prices.push({
        variant_id: variant,
        amount: 800 + 100 * roll(3),
        currency_code: roll(20) === 0 ? 'chf' : 'eur',
        is_offered: roll(6) > 0,
        since: new Date(since),
        until: isOpen ? null : new Date(Math.min(ends, Date.now())),
      })
      since = ends + (roll(10) === 0 ? roll(60) * dayMs : 0)
    }
  }
  await database.query(
    `INSERT INTO product (id, status) SELECT product, 'published' FROM json_to_recordset($1) made (product text)`,
    [JSON.stringify(made)],
  )
  await database.query(
    `INSERT INTO product_variant (id, product_id, created_at)
    SELECT variant, product, made FROM json_to_recordset($1) made (variant text, product text, made timestamptz)`,
    [JSON.stringify(made)],
  )
  await database.query(
    `INSERT INTO vitrine_price (variant_id, region_id, amount, currency_code, includes_tax, is_offered, since, until)
    SELECT variant_id, 'reg_1', amount, currency_code, true, is_offered, since, until
    FROM json_to_recordset($1) price
      (variant_id text, amount integer, currency_code text, is_offered boolean, since timestamptz, until timestamptz)`,
    [JSON.stringify(prices)],
  )
  return made.map(({ product }) => product)
}
