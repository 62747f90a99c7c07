import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { demand, signInAsAdmin } from './medusa-client.mjs'
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
})

function makeWord() {
  return `w${randomBytes(8).toString('hex')}`
}
