import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerJson, createLogSpy, startFaultServer } from '../../tests/support/fault-server'
import { sumSamples } from '../../tests/support/metrics-text'

vi.mock('./medusa-v1/commerce.server', { spy: true })

beforeEach(() => {
  // with the settings of this process, not of a test before
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllEnvs()
})

it('asks the backend up to three times more than once', async () => {
  const { createCommerce } = await import('./medusa-v1/commerce.server')
  const { connectBackend } = await import('./backend.server')
  connectBackend({ requestId: 'request-1', log: createLogSpy() })
  expect(createCommerce).toHaveBeenCalledWith(expect.objectContaining({ maxRetries: 3 }), expect.anything())
})

it('tells the log and the metrics when the backend goes away, and when it is back', async () => {
  let status = 503
  const server = await startFaultServer((_, response) => answerJson(response, { regions: [] }, status))
  vi.stubEnv('MEDUSA_URL', server.url)
  const { log } = await import('~/http/server/log.server')
  const told = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  const { readMetrics } = await import('~/metrics.server')
  const readGauge = async () => sumSamples((await readMetrics()).text, 'vitrine_backend_open')
  const { connectBackend } = await import('./backend.server')
  const { catalogue } = connectBackend({ requestId: 'request-1', log: createLogSpy() })
  const readRegions = () => catalogue.live((shop) => shop.listRegions())

  expect(await readGauge()).toBe(0)
  await expect(readRegions()).rejects.toThrow()
  await vi.waitFor(async () => expect(await readGauge()).toBe(1), { timeout: 10_000 })
  const calls = server.received.length
  await expect(readRegions()).rejects.toMatchObject({ kind: 'unreachable' })
  status = 200
  await vi.waitFor(async () => expect(await readGauge()).toBe(0), { timeout: 10_000 })
  expect(server.received.slice(calls).every(({ url }) => url.includes('limit=1&'))).toBe(true)
  expect(await readRegions()).toEqual([])
  expect(told.mock.calls).toEqual([
    ['the backend is away: nothing is asked of it until it answers the shop'],
    ['the backend answers again'],
  ])
  await server.close()
})
