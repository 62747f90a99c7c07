import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectRedis } from '~/once/redis.server'
import { startRedis } from '../../scripts/redis.mjs'
import { createLogSpy } from '../support/fault-server'

let redis: Awaited<ReturnType<typeof startRedis>>
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())

function workHard(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

it('does not take its own lateness for a Redis that does not answer', async () => {
  const log = createLogSpy()
  const connection = connectRedis({ url: redis.url, scope: ['busy'], log })
  await connection.insist((client) => client.ping())
  const asked = connection.attempt((client) => client.ping())
  workHard(400)
  expect(await asked).toBe('PONG')
  expect(log.lines).toEqual([])
  await connection.close()
})
