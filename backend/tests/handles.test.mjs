import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, removeProducts } from './shop-fixtures.mjs'

const deadlineMs = 20_000
/** @type {string[]} */
const groups = []
/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(async () => {
  await removeProducts(token)
  for (const path of groups.toReversed()) await call('DELETE', path, { token })
})

/** @param {string} kind @param {string} handle @param {string} [language] */
async function find(kind, handle, language = 'en') {
  const { place } = await demand('GET', `/store/vitrine/handles/${kind}/${handle}?language=${language}`)
  return place
}

/** Medusa's events take some seconds. @param {() => unknown} isSo @param {string} [message] */
async function waitUntil(isSo, message) {
  for (const deadline = Date.now() + deadlineMs; Date.now() < deadline; await wait(200)) {
    if (await isSo()) return
  }
  assert.fail(message)
}

const toHandle = () => `h${randomBytes(6).toString('hex')}`
/** @param {Record<string, string>} words */
const inGerman = (words) => ({ translations: { de: words } })
/** @param {string} path @param {object} [body] */
const update = (path, body) => demand('POST', path, { token, body })

/**
 * A product with a German handle, already noted: the handle in the other language is found by the record only.
 * @param {object} [options]
 */
async function makeProduct(options) {
  const { id } = await createProduct(token, [{ quantity: 1 }], options)
  const [handle, german] = [toHandle(), toHandle()]
  await update(`/admin/products/${id}`, { handle, metadata: inGerman({ handle: german, title: 'Lampe' }) })
  return { id, handle, german, path: `/admin/products/${id}` }
}

/** @param {object} [options] */
async function makeNotedProduct(options) {
  const product = await makeProduct(options)
  await waitUntil(async () => (await find('product', product.german)) !== null, 'the product was not noted')
  return product
}

/** Everything that was written before has been noted when what is written now is. */
async function waitForEvents() {
  await makeNotedProduct()
}

/** @param {string} path @param {'collection' | 'product_category'} name @param {object} [body] */
async function makeGroup(path, name, body) {
  const answer = await update(path, body)
  const { id, handle } = answer[name]
  groups.push(`${path}/${id}`)
  return { id, handle, path: `${path}/${id}` }
}

describe('a handle', { timeout: 180_000 }, () => {
  test('that a product had leads to what the product is called now, in every language', async () => {
    const { id, handle, german, path } = await makeNotedProduct()
    const renamed = { handle: toHandle(), metadata: inGerman({ handle: toHandle() }) }
    await update(path, renamed)
    const now = { id, state: 'published', ...renamed }
    assert.deepEqual(await find('product', handle), now)
    assert.deepEqual(await find('product', german, 'de'), now)
    assert.deepEqual(await find('product', renamed.handle), now, 'found before it is noted')
    await waitUntil(async () => (await find('product', renamed.metadata.translations.de.handle ?? '')) !== null)
  })

  test('that a category or a collection had leads to its present one', async () => {
    const category = await makeGroup('/admin/product-categories', 'product_category', {
      name: 'Old',
      handle: toHandle(),
      is_active: true,
    })
    const collection = await makeGroup('/admin/collections', 'collection', { title: 'Old', handle: toHandle() })
    for (const [kind, group] of Object.entries({ category, collection })) {
      const handle = toHandle()
      const german = toHandle()
      await update(group.path, { metadata: inGerman({ handle: german }) })
      await waitUntil(async () => (await find(kind, german)) !== null, `the ${kind} was not noted`)
      await update(group.path, { handle })
      const now = { id: group.id, state: 'published', handle, metadata: inGerman({ handle: german }) }
      assert.deepEqual(await find(kind, group.handle), now)
    }
  })

  test('of a product that was withdrawn tells what was public of it, and nothing newer', async () => {
    const parent = await makeGroup('/admin/product-categories', 'product_category', { name: 'Top', is_active: true })
    const category = await makeGroup('/admin/product-categories', 'product_category', {
      name: 'Below',
      is_active: true,
      parent_category_id: parent.id,
    })
    const collection = await makeGroup('/admin/collections', 'collection', { title: 'Late' })
    const { id, handle, path } = await makeProduct({ title: 'Lamp' })
    const last = toHandle()
    const metadata = inGerman({ handle: last, title: 'Lampe' })
    await update(path, { categories: [{ id: category.id }], collection_id: collection.id, metadata })
    await waitUntil(async () => (await find('product', last)) !== null, 'the product was not noted')
    await update(path, { status: 'draft', title: 'A secret', handle: toHandle() })
    const was = { id, state: 'withdrawn', title: 'Lamp', metadata, category_ids: [category.id, parent.id] }
    assert.deepEqual(await find('product', handle), { ...was, collection_id: collection.id })
    await waitForEvents()
    assert.deepEqual(await find('product', handle), { ...was, collection_id: collection.id }, 'after the event as well')
    await update(path, { status: 'published', handle })
    assert.equal((await find('product', handle))?.state, 'published')
    await demand('DELETE', path, { token })
    assert.equal((await find('product', handle))?.state, 'withdrawn')
  })

  test('of a category that was deleted or hidden, or of a deleted collection, says so', async () => {
    const body = { name: 'Gone', is_active: true }
    const deleted = await makeGroup('/admin/product-categories', 'product_category', { ...body, handle: toHandle() })
    const hidden = await makeGroup('/admin/product-categories', 'product_category', { ...body, handle: toHandle() })
    const collection = await makeGroup('/admin/collections', 'collection', { title: 'Gone', handle: toHandle() })
    await waitForEvents()
    await demand('DELETE', deleted.path, { token })
    await update(hidden.path, { is_active: false })
    await demand('DELETE', collection.path, { token })
    const places = await Promise.all([
      find('category', deleted.handle),
      find('category', hidden.handle),
      find('collection', collection.handle),
    ])
    for (const place of places) assert.equal(`${place?.state} ${place?.title}`, 'withdrawn Gone')
  })

  test('that something else has taken stands for that', async () => {
    const first = await makeNotedProduct()
    await update(first.path, { handle: toHandle() })
    const second = await makeNotedProduct()
    await update(second.path, { handle: first.handle })
    assert.equal((await find('product', first.handle))?.id, second.id)
  })

  test('of a draft, or of what only another sales channel sells, is nothing to be told', async () => {
    const draft = await makeProduct({ status: 'draft' })
    const { sales_channel: channel } = await update('/admin/sales-channels', { name: `Trade ${toHandle()}` })
    const trade = await createProduct(token, [{ quantity: 1 }], { status: 'draft' })
    const handle = toHandle()
    const sold = { handle, status: 'published', sales_channels: [{ id: channel.id }] }
    await update(`/admin/products/${trade.id}`, sold)
    await waitForEvents()
    await demand('DELETE', draft.path, { token })
    assert.equal(await find('product', draft.handle), null)
    assert.equal(await find('product', draft.german), null)
    assert.equal(await find('product', handle), null)
  })

  test('that nobody had, or a question that makes no sense, tells nothing', async () => {
    assert.equal(await find('product', toHandle()), null)
    assert.equal(await find('product', encodeURIComponent(`'; DROP TABLE vitrine_handle; --`)), null)
    for (const path of ['customer/a', 'product/%00', 'product/a?language=%00', 'product/a?language=a&language=b']) {
      assert.equal((await call('GET', `/store/vitrine/handles/${path}`)).status, 400, path)
    }
  })
})
