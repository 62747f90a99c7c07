import { afterEach, expect, it } from 'vitest'
import { answerJson, createLogSpy, type FaultServer, startFaultServer } from '../../../tests/support/fault-server'
import { pingBackend } from './ready.server'

let server: FaultServer
afterEach(() => server.close())

function ping() {
  return pingBackend({ baseUrl: server.url, maxRetries: 3 }, { requestId: 'r', log: createLogSpy() })
}

it('is true when the backend reads from its database', async () => {
  server = await startFaultServer((_, response) => answerJson(response, { regions: [] }))
  expect(await ping()).toBe(true)
  expect(server.received[0]?.url).toMatch(/^\/store\/regions\?limit=1/)
})

it('is false, after one attempt, when the backend is broken', async () => {
  server = await startFaultServer((_, response) => answerJson(response, {}, 503))
  expect(await ping()).toBe(false)
  expect(server.received).toHaveLength(1)
})

it('is false when nothing listens', async () => {
  server = await startFaultServer(() => {})
  await server.close()
  expect(await ping()).toBe(false)
})

it('is false after two seconds of silence', async () => {
  server = await startFaultServer(() => {})
  const startedAt = performance.now()
  expect(await ping()).toBe(false)
  expect(performance.now() - startedAt).toBeLessThan(2500)
})
