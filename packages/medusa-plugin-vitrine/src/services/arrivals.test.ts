import type { EntityManager } from 'typeorm'
import { expect, test } from 'vitest'
import type { Services } from '../container'
import ArrivalsService from './arrivals'

const standard = { id: 'sm_1', metadata: { min_days: 3, max_days: 5 }, country: 'de' }
const silent = { id: 'sm_2', metadata: null, country: 'de' }
const placedAt = new Date('2026-12-21T10:00:00Z')

function makeManager({ awaited = [] as unknown[] } = {}) {
  const writes: unknown[][] = []
  async function query(sql: string, params: unknown[]) {
    if (sql.includes('FROM shipping_method')) return [standard, silent].map((method) => ({ ...method, placedAt }))
    if (sql.includes('UPDATE')) writes.push(params)
    return sql.includes('product_variant') ? awaited : []
  }
  return { writes, manager: { query } as unknown as EntityManager }
}

const service = new ArrivalsService({} as Services, {
  mail: { timeZone: 'Europe/Berlin' },
  delivery: { cutOff: '14:00' },
})

test('keeps with an order when it arrives, by each way that says how long it takes', async () => {
  const { manager, writes } = makeManager()
  await service.keep(manager, 'order_1')
  expect(writes).toEqual([['sm_1', JSON.stringify({ arrives: { from: '2026-12-24', to: '2026-12-29' } })]])
})

test('promises nothing where something is ordered before it is there', async () => {
  const { manager, writes } = makeManager({ awaited: [{}] })
  await service.keep(manager, 'order_1')
  expect(writes).toEqual([])
})
