import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, findRegion, removeProducts } from './shop-fixtures.mjs'

/** @type {string[]} */
const lists = []
/** @type {string} */
let token
/** @type {import('pg').Client} */
let database

before(async () => {
  token = await signInAsAdmin()
  database = new pg.Client(process.env.DATABASE_URL)
  await database.connect()
})

after(async () => {
  for (const id of lists) await demand('DELETE', `/admin/price-lists/${id}`, { token })
  await removeProducts(token)
  await database.end()
})

function record() {
  return demand('POST', '/admin/vitrine/prices', { token, body: {} })
}

/** A product of one variant that costs 1000, already recorded. @param {object} [options] */
async function makeVariant(options) {
  const { id, variantIds } = await createProduct(token, [{ quantity: 1 }], options)
  await record()
  return { productId: id, variantId: variantIds[0] }
}

/** @param {{ productId: string, variantId: string }} of @param {number} amount */
async function setPrice({ productId, variantId }, amount) {
  const { region } = await findRegion()
  const body = { prices: [{ currency_code: region.currency_code, amount }] }
  await demand('POST', `/admin/products/${productId}/variants/${variantId}`, { token, body })
  await record()
}

/**
 * @param {{ variantId: string }} of
 * @param {number} amount
 * @param {object} [options]
 * @param {{ recorded?: boolean }} [of]
 */
async function startSale({ variantId }, amount, options = {}, { recorded = true } = {}) {
  const { region } = await findRegion()
  const prices = [{ variant_id: variantId, currency_code: region.currency_code, amount }]
  const body = { name: randomUUID(), description: 'A test', type: 'sale', status: 'active', prices, ...options }
  const { price_list: list } = await demand('POST', '/admin/price-lists', { token, body })
  lists.push(list.id)
  if (recorded) await record()
  return list.id
}

/** The prior price as the storefront reads it, or null. @param {{ productId: string }} of */
async function readPrior({ productId }) {
  const { region } = await findRegion()
  const { prior_prices: prices } = await demand(
    'GET',
    `/store/vitrine/prior-prices?product_ids=${productId}&region_id=${region.id}`,
  )
  const [price] = prices
  return price ? { amount: price.amount, current: price.current_amount } : null
}

/**
 * The amounts in their order, `hidden` while nobody was offered them, `now` for the present one.
 * @param {{ variantId: string }} of
 */
async function listRecord({ variantId }) {
  const { region } = await findRegion()
  const { rows } = await database.query(
    `SELECT amount, is_offered, until IS NULL AS open FROM vitrine_price
    WHERE variant_id = $1 AND region_id = $2 ORDER BY since`,
    [variantId, region.id],
  )
  return rows.map(({ amount, is_offered: offered, open }) =>
    [amount, offered ? '' : ' hidden', open ? ' now' : ''].join(''),
  )
}

/** @param {{ productId: string }} of @param {string} status */
async function setStatus({ productId }, status) {
  await demand('POST', `/admin/products/${productId}`, { token, body: { status } })
  await record()
}

/**
 * Lets what is recorded of a variant, and its making, have happened earlier.
 * @param {{ variantId: string }} of
 * @param {number} days
 */
async function age({ variantId }, days) {
  const move = `- $2 * interval '1 day'`
  await database.query(`UPDATE vitrine_price SET since = since ${move}, until = until ${move} WHERE variant_id = $1`, [
    variantId,
    days,
  ])
  await database.query(`UPDATE product_variant SET created_at = created_at ${move} WHERE id = $1`, [variantId, days])
}

describe('the price record', { timeout: 120_000 }, () => {
  test('knows what a variant cost before its sale, and before a deeper cut', async () => {
    const variant = await makeVariant()
    assert.equal(await readPrior(variant), null)
    await startSale(variant, 800)
    assert.deepEqual(await readPrior(variant), { amount: 1000, current: 800 })
    await startSale(variant, 700)
    assert.deepEqual(await readPrior(variant), { amount: 800, current: 700 })
    assert.deepEqual(await listRecord(variant), ['1000', '800', '700 now'])
  })

  test('writes nothing while nothing changes, also when two record at once', async () => {
    const variant = await makeVariant()
    await Promise.all([record(), record(), record()])
    await setPrice(variant, 1000)
    assert.deepEqual(await listRecord(variant), ['1000 now'])
  })

  test('notes by itself what an administrator writes', async () => {
    const variant = await makeVariant()
    await startSale(variant, 800, {}, { recorded: false })
    const deadline = Date.now() + 20_000
    while ((await listRecord(variant)).length < 2 && Date.now() < deadline) await wait(200)
    assert.deepEqual(await listRecord(variant), ['1000', '800 now'])
  })

  test('looks, where a product was written, at that product alone, and leaves the prices of others as they are', async () => {
    const [written, other] = [await makeVariant(), await makeVariant()]
    const { region } = await findRegion()
    const path = `/admin/products/${written.productId}/variants/${written.variantId}`
    const body = { prices: [{ currency_code: region.currency_code, amount: 900 }] }
    await demand('POST', path, { token, body })
    const deadline = Date.now() + 20_000
    while ((await listRecord(written)).length < 2 && Date.now() < deadline) await wait(200)
    assert.deepEqual(await listRecord(written), ['1000', '900 now'])
    assert.deepEqual(await listRecord(other), ['1000 now'])
  })

  test('tells the lowest price of 30 days, not an older one', async () => {
    const variant = await makeVariant()
    await setPrice(variant, 600)
    await setPrice(variant, 900)
    await age(variant, 31)
    await setPrice(variant, 1000)
    await startSale(variant, 500)
    assert.equal((await readPrior(variant))?.amount, 900, 'the 600 ended before the 30 days began')
    await database.query(
      `UPDATE vitrine_price SET until = now() - interval '29 days' WHERE variant_id = $1 AND amount = 600`,
      [variant.variantId],
    )
    assert.equal((await readPrior(variant))?.amount, 600, 'the 600 still held at the beginning of the 30 days')
  })

  test('follows a price list’s scheduled start and end', async () => {
    const variant = await makeVariant()
    const start = Date.now() + 2000
    const schedule = { starts_at: new Date(start), ends_at: new Date(start + 2500) }
    await startSale(variant, 800, schedule)
    assert.equal(await readPrior(variant), null)
    await wait(start + 500 - Date.now())
    await record()
    assert.deepEqual(await readPrior(variant), { amount: 1000, current: 800 })
    await wait(start + 3000 - Date.now())
    await record()
    assert.deepEqual(await listRecord(variant), ['1000', '800', '1000 now'])
  })

  test('leaves out the prices of customer groups, of larger quantities and of drafts', async () => {
    const variant = await makeVariant()
    const body = { name: `Test ${randomUUID()}` }
    const { customer_group: group } = await demand('POST', '/admin/customer-groups', { token, body })
    await startSale(variant, 800, { customer_groups: [{ id: group.id }] })
    const { region } = await findRegion()
    const many = { variant_id: variant.variantId, currency_code: region.currency_code, amount: 700, min_quantity: 10 }
    await startSale(variant, 900, { status: 'draft' })
    await startSale(variant, 700, { prices: [many] })
    assert.deepEqual(await listRecord(variant), ['1000 now'])
    const draft = await makeVariant({ status: 'draft' })
    assert.deepEqual(await listRecord(draft), ['1000 hidden now'])
  })

  test('keeps silent about a variant whose record begins long after it did', async () => {
    const variant = await makeVariant()
    await startSale(variant, 800)
    await database.query(`UPDATE product_variant SET created_at = created_at - interval '1 day' WHERE id = $1`, [
      variant.variantId,
    ])
    assert.equal(await readPrior(variant), null)
    await age(variant, 31)
    await setPrice(variant, 1100)
    await startSale(variant, 750)
    assert.equal((await readPrior(variant))?.amount, 800, 'by now the record reaches back 30 days')
  })

  test('closes the price of a variant that is not sold any more', async () => {
    const variant = await makeVariant()
    await setStatus(variant, 'draft')
    assert.deepEqual(await listRecord(variant), ['1000', '1000 hidden now'])
    assert.equal(await readPrior(variant), null)
    await demand('DELETE', `/admin/products/${variant.productId}`, { token })
    await record()
    assert.deepEqual(await listRecord(variant), ['1000', '1000 hidden'])
  })

  test('knows the price before the sale of what was a draft for long', async () => {
    const variant = await makeVariant({ status: 'draft' })
    await age(variant, 10)
    await setStatus(variant, 'published')
    assert.equal(await readPrior(variant), null)
    await age(variant, 5)
    await startSale(variant, 800)
    assert.deepEqual(await readPrior(variant), { amount: 1000, current: 800 })
  })

  test('counts no price that only a draft had', async () => {
    const variant = await makeVariant({ status: 'draft' })
    await setPrice(variant, 500)
    await setPrice(variant, 1000)
    await age(variant, 10)
    await setStatus(variant, 'published')
    await age(variant, 5)
    await startSale(variant, 800)
    assert.equal((await readPrior(variant))?.amount, 1000)
    const begun = await makeVariant({ status: 'draft' })
    await startSale(begun, 800)
    await age(begun, 10)
    await setStatus(begun, 'published')
    assert.equal(await readPrior(begun), null, 'nobody was ever offered the 1000')
  })

  test('does not take a sale for the price before it because the product was withdrawn meanwhile', async () => {
    const variant = await makeVariant()
    await age(variant, 20)
    await startSale(variant, 800)
    await age(variant, 2)
    await setStatus(variant, 'draft')
    await age(variant, 2)
    await setStatus(variant, 'published')
    assert.deepEqual(await readPrior(variant), { amount: 1000, current: 800 })
    await setStatus(variant, 'draft')
    await age(variant, 31)
    await setStatus(variant, 'published')
    assert.equal((await readPrior(variant))?.amount, 800, 'after that long it is a new beginning')
  })

  test('compares no prices of two currencies', async () => {
    const body = { name: 'Prices, backend tests', currency_code: 'eur', tax_rate: 0, countries: ['mt'] }
    const providers = { payment_providers: ['manual'], fulfillment_providers: ['manual'] }
    const { region } = await demand('POST', '/admin/regions', { token, body: { ...body, ...providers } })
    const variant = await makeVariant({ currency: 'eur' })
    const path = `/admin/products/${variant.productId}/variants/${variant.variantId}`
    const inBoth = [
      { currency_code: 'eur', amount: 1000 },
      { currency_code: 'jpy', amount: 900 },
    ]
    await demand('POST', path, { token, body: { prices: inBoth } })
    await record()
    const read = async () => {
      const query = `product_ids=${variant.productId}&region_id=${region.id}`
      return (await demand('GET', `/store/vitrine/prior-prices?${query}`)).prior_prices
    }
    try {
      await demand('POST', `/admin/regions/${region.id}`, { token, body: { currency_code: 'jpy' } })
      await record()
      assert.deepEqual(await read(), [], '1000 cents are not the price before 900 yen')
      const { rows } = await database.query(
        'SELECT currency_code FROM vitrine_price WHERE variant_id = $1 AND region_id = $2 ORDER BY since',
        [variant.variantId, region.id],
      )
      assert.deepEqual(
        rows.map(({ currency_code: currency }) => currency),
        ['eur', 'jpy'],
      )
    } finally {
      await demand('DELETE', `/admin/regions/${region.id}`, { token })
    }
  })

  test('takes its time when it is its turn, not when it began to wait', async () => {
    const variant = await makeVariant()
    const other = new pg.Client(process.env.DATABASE_URL)
    await other.connect()
    await other.query('BEGIN')
    await other.query(`SELECT pg_advisory_xact_lock(hashtext('vitrine_price'))`)
    const { region } = await findRegion()
    const prices = [{ currency_code: region.currency_code, amount: 700 }]
    await demand('POST', `/admin/products/${variant.productId}/variants/${variant.variantId}`, {
      token,
      body: { prices },
    })
    const waiting = record()
    await untilWaiting()
    /** @type {{ rows: { at: Date }[] }} */
    const { rows: before } = await other.query('SELECT clock_timestamp() AS at')
    await other.query('COMMIT')
    await other.end()
    await waiting
    /** @type {{ rows: { since: Date }[] }} */
    const { rows } = await database.query(
      'SELECT since FROM vitrine_price WHERE variant_id = $1 AND region_id = $2 AND until IS NULL',
      [variant.variantId, region.id],
    )
    assert.ok(rows[0].since >= before[0].at, `${rows[0].since.toISOString()} < ${before[0].at.toISOString()}`)
  })

  test('answers 400 to a question without a product or a region, and records for administrators only', async () => {
    for (const query of [
      '',
      '?product_ids=a',
      '?region_id=a',
      '?product_ids=a&product_ids=b&region_id=c',
      '?product_ids=%00&region_id=a',
      `?product_ids=${Array.from({ length: 101 }, (_, number) => number)}&region_id=a`,
    ]) {
      assert.equal((await call('GET', `/store/vitrine/prior-prices${query}`)).status, 400, query)
    }
    assert.equal((await call('POST', '/admin/vitrine/prices', { body: {} })).status, 401)
  })
})

/** Waits until somebody waits for an advisory lock. */
async function untilWaiting() {
  const query = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
  const deadline = Date.now() + 10_000
  while ((await database.query(query)).rowCount === 0) {
    assert.ok(Date.now() < deadline, 'nobody waits')
    await wait(20)
  }
}
