import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { countMore } from '../tests/support/metrics'
import { sumSamples } from '../tests/support/metrics-text'
import { createCatalogueCache } from './commerce/cache.server'
import { CommerceError } from './commerce/errors'
import { countCall, countRequest, noteCatalogue, readMetrics } from './metrics.server'
import { logSecurity } from './security-log.server'

async function count(name: string, labels?: Record<string, string>): Promise<number> {
  return sumSamples((await readMetrics()).text, name, labels)
}

it('counts a request with how long it took', async () => {
  const request = { route: 'routes/catalog/home', method: 'GET', status: '2xx' }
  const name = 'vitrine_http_request_duration_seconds'
  expect(await countMore(`${name}_count`, request, () => countRequest(request, 0.3))).toBe(1)
  expect(await countMore(`${name}_bucket`, { ...request, le: '0.25' }, () => countRequest(request, 0.3))).toBe(0)
  expect(await countMore(`${name}_bucket`, { ...request, le: '0.5' }, () => countRequest(request, 0.3))).toBe(1)
})

it('makes no more series than a few hundred of calls, whatever ids are made up for them', async () => {
  for (let made = 0; made < 1000; made += 1) countCall(`GET /store/carts/${made}`, 'ok', 0.01)
  const { text } = await readMetrics()
  const named = text.match(/^vitrine_backend_call_duration_seconds_count\{operation="[^"]*",outcome="ok"\}/gm) ?? []
  expect(named.length).toBeGreaterThan(100)
  expect(named.length).toBeLessThanOrEqual(301)
  expect(await count('vitrine_backend_call_duration_seconds_count', { operation: 'other' })).toBeGreaterThan(600)
})

it('counts what stands in the security log, and of whom it tells nothing', async () => {
  const log = { info: () => undefined, warn: () => undefined }
  const person = { email: 'ada@example.com', customerId: 'cus_1', session: 'cus_1 1790000000' }
  const name = 'vitrine_security_events_total'
  const hit = () => logSecurity({ log, address: '203.0.113.7' }, 'limit-hit', { ...person, limit: 'sign-in' })
  expect(await countMore(name, { event: 'limit-hit', kind: 'sign-in' }, hit)).toBe(1)
  const sent = () => logSecurity({ log }, 'sign-in', { ...person, method: 'ada@example.com' })
  expect(await countMore(name, { event: 'sign-in', kind: 'other' }, sent)).toBe(1)
  expect((await readMetrics()).text).not.toMatch(/ada|cus_1|203\.0/)
})

it('tells reads that the cache answered from those that waited for the backend', async () => {
  const cache = createCatalogueCache({ maxBytes: 1e6 })
  let isDown = false
  const answer = () => {
    const error = new CommerceError({ kind: 'unreachable', call: 'GET /store/regions', mayHaveHappened: false })
    return isDown ? Promise.reject(error) : Promise.resolve('regions')
  }
  const log = { warn: () => undefined }
  const read = (key: string) => cache.read({ key, tags: ['regions'], policy: 'regions', log }, answer)
  const tell = (result: string, run: () => unknown) =>
    countMore('vitrine_cache_reads_total', { policy: 'regions', result }, run)
  const key = randomUUID()
  expect(await tell('miss', () => Promise.all([read(key), read(key)]))).toBe(2)
  expect(await tell('hit', () => read(key))).toBe(1)
  await cache.purge(['regions'])
  isDown = true
  expect(await tell('stale', () => read(key)), 'there is nothing better').toBe(1)
  expect(await tell('stale', () => read(key)), 'nor a moment later').toBe(1)
  expect(await tell('miss', () => read('never read').catch(() => undefined))).toBe(1)
})

it('says how many products the index has, and since when', async () => {
  noteCatalogue(1234, Date.now())
  expect(await count('vitrine_catalogue_products')).toBe(1234)
  expect(Math.abs((await count('vitrine_catalogue_read_timestamp_seconds')) - Date.now() / 1000)).toBeLessThan(60)
})
