import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { call, demand, signInAsAdmin, storefront } from './medusa-client.mjs'
import { createProduct, removeProducts } from './shop-fixtures.mjs'

const deadlineMs = 15_000
/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

/** @param {string} q */
async function search(q) {
  const { hits } = await demand('POST', '/store/products/search', { body: { q } })
  return hits.map(({ id }) => id)
}

/** Medusa's events take some seconds. @param {string} q @param {string[]} expected */
async function waitForHits(q, expected) {
  let found
  for (const deadline = Date.now() + deadlineMs; Date.now() < deadline; await wait(200)) {
    found = await search(q)
    if (found.join() === expected.join()) return
  }
  assert.deepEqual(found, expected, `searching for ${q}`)
}

describe('the search', { timeout: 120_000 }, () => {
  test('follows a product from its making through a new name and a withdrawal to its end', async () => {
    const [first, second] = [makeWord(), makeWord()]
    const { id } = await createProduct(token, [{ quantity: 1 }], { title: `Lamp ${first}` })
    await waitForHits(first, [id])
    const path = `/admin/products/${id}`
    await demand('POST', path, { token, body: { title: `Lamp ${second}` } })
    await waitForHits(second, [id])
    assert.deepEqual(await search(first), [])
    await demand('POST', path, { token, body: { status: 'draft' } })
    await waitForHits(second, [])
    await demand('POST', path, { token, body: { status: 'published' } })
    await waitForHits(second, [id])
    await demand('DELETE', path, { token })
    await waitForHits(second, [])
  })

  test('never finds what is not published', async () => {
    const word = makeWord()
    await createProduct(token, [{ quantity: 1 }], { title: word, status: 'draft' })
    const published = await createProduct(token, [{ quantity: 1 }], { title: `${word} too` })
    await waitForHits(word, [published.id])
  })

  test('finds the same with a publishable key, which Medusa itself would take “search” for a product’s id', async () => {
    const word = makeWord()
    const { id } = await createProduct(token, [{ quantity: 1 }], { title: word })
    await waitForHits(word, [id])
    const body = { title: 'A shop of the search’s test' }
    const { publishable_api_key: key } = await demand('POST', '/admin/publishable-api-keys', { token, body })
    const { sales_channels: channels } = await demand('GET', '/admin/sales-channels?limit=1', { token })
    const channel_ids = channels.map((/** @type {{ id: string }} */ channel) => ({ id: channel.id }))
    const path = `/admin/publishable-api-keys/${key.id}`
    await demand('POST', `${path}/sales-channels/batch`, { token, body: { sales_channel_ids: channel_ids } })
    try {
      const headers = { ...storefront, 'x-publishable-api-key': key.id }
      const { status, body: found } = await call('POST', '/store/products/search', { body: { q: word }, headers })
      assert.equal(status, 200)
      assert.deepEqual(
        found.hits.map((/** @type {{ id: string }} */ hit) => hit.id),
        [id],
      )
    } finally {
      await demand('DELETE', path, { token })
    }
  })
})

function makeWord() {
  return `w${randomBytes(8).toString('hex')}`
}
