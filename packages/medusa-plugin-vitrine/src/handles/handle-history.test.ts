import assert from 'node:assert/strict'
import { test } from 'vitest'

import type { Services } from '../container'
import { makeLogger, makeManager, standIn } from '../fixtures'
import HandleHistoryService from '../services/handle-history'

/** A service on a database that has nothing, and the ids that it asked for, "all" at the start. */
function makeHistory(query = async (): Promise<unknown[]> => []) {
  const asked: string[] = []
  const warnings: unknown[] = []
  const manager = makeManager((sql, [ids]) => {
    const plain = sql.replace(/ARRAY\([^]*?\)::/g, '')
    const kind = /product_category category|product_collection|FROM product /.exec(plain)?.[0]
    asked.push(`${kind?.trim().split(' ').at(-1)}: ${ids ?? 'all'}`)
    return query()
  })
  const services = standIn<Services>({ manager, logger: makeLogger(warnings) })
  return { history: new HandleHistoryService(services), asked, warnings }
}

test('everything is read at the start', async () => {
  const { history, asked } = makeHistory()
  history.start()
  await history.settle()
  assert.deepEqual(asked, ['product: all', 'category: all', 'product_collection: all'])
})

test('what was noted is written down once when somebody waits for it, and other changes are passed over', async () => {
  const { history, asked } = makeHistory()
  history.note([{ kind: 'product', id: 'prod_1' }, { kind: 'products' }, { kind: 'region', id: 'reg_1' }])
  history.note([
    { kind: 'product', id: 'prod_1' },
    { kind: 'product', id: 'prod_2' },
  ])
  assert.deepEqual(asked, [])
  await history.settle()
  assert.deepEqual(asked, ['product: prod_1,prod_2'])
})

test('a failure is said and does not end the recording', async () => {
  let failures = 1
  const { history, asked, warnings } = makeHistory(async () => {
    if (failures-- > 0) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
    return []
  })
  history.note([{ kind: 'product', id: 'prod_1' }])
  await history.settle()
  history.note([{ kind: 'product', id: 'prod_2' }])
  await history.settle()
  assert.deepEqual(asked, ['product: prod_1', 'product: prod_2'])
  assert.deepEqual(warnings, ['The handles of a product were not recorded: ECONNREFUSED'])
})
