import { afterEach, expect, it } from 'vitest'
import { answerJson, createLogSpy, type FaultServer, startFaultServer } from '../../../tests/support/fault-server'
import { createCommerce } from './commerce.server'
import { pingBackend } from './ready.server'

let server: FaultServer
afterEach(() => server.close())

function ping() {
  return pingBackend({ baseUrl: server.url, maxRetries: 3 }, { requestId: 'r', log: createLogSpy() }, 300)
}

it('is answered by a backend that reads from its database', async () => {
  server = await startFaultServer((_, response) => answerJson(response, { regions: [] }))
  expect(await ping()).toBe('answered')
  expect(server.received[0]?.url).toMatch(/^\/store\/regions\?limit=1/)
})

it.each([401, 403, 404, 429])('is answered by a backend that says %i', async (status) => {
  server = await startFaultServer((_, response) => answerJson(response, { code: 'storefront_only' }, status))
  expect(await ping()).toBe('answered')
})

it.each([500, 502, 503])('fails, after one attempt, where it says %i', async (status) => {
  server = await startFaultServer((_, response) => answerJson(response, {}, status))
  expect(await ping()).toBe('failed')
  expect(server.received).toHaveLength(1)
})

it('fails where something else answers in its place', async () => {
  server = await startFaultServer((_, response) => response.end('<h1>Under construction</h1>'))
  expect(await ping()).toBe('failed')
})

it('fails when nothing listens', async () => {
  server = await startFaultServer(() => {})
  await server.close()
  expect(await ping()).toBe('failed')
})

it('finds only silence where nothing comes within its time', async () => {
  server = await startFaultServer(() => {})
  expect(await ping()).toBe('silent')
})

it('is answered by a backend at which so many calls hang that no connection is left for another one', async () => {
  server = await startFaultServer(({ url }, response) => {
    if (url.startsWith('/store/regions?limit=1')) answerJson(response, { regions: [] })
  })
  const settings = { baseUrl: server.url, readDeadlineMs: 2000 }
  const { catalogue } = createCommerce(settings, { requestId: 'r', log: createLogSpy() })
  const hanging = Array.from({ length: 200 }, (_, at) => catalogue.live((shop) => shop.search(`lamp ${at}`, 1)))
  const ended = Promise.allSettled(hanging)
  await expect.poll(() => server.received.length).toBe(128)
  expect(await ping()).toBe('answered')
  await ended
})
