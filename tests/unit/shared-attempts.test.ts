import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { connectRedis, type Redis } from '~/commerce/redis.server'
import { createAttempts } from '~/features/session/attempts.server'
import { startRedis } from '../../scripts/redis.mjs'
import { createLogSpy } from '../support/fault-server'

const secrets = ['a secret of at least 32 characters']
let server: Awaited<ReturnType<typeof startRedis>>
let connections: Redis[]

beforeAll(async () => {
  server = await startRedis()
  connections = [1, 2].map(() =>
    connectRedis({ url: server.url, scope: ['shop'], deadlineMs: 3000, log: createLogSpy() }),
  )
  for (const connection of connections) {
    await vi.waitFor(async () => expect(await connection.attempt((client) => client.ping())).toBe('PONG'), 10_000)
  }
})
afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.close()))
  await server.stop()
})

const toReply = (outcome: unknown) => ({ outcome, headers: new Headers({ 'Set-Cookie': 'cart=secret' }) })

it('runs what two processes were sent once, and both reply the same', async () => {
  const asked = connections.map((connection) => vi.spyOn(connection, 'attempt'))
  const [one, other] = connections.map((connection) => createAttempts(secrets, connection))
  const run = vi.fn(async () => {
    await vi.waitFor(() => asked.map((calls) => expect(calls).toHaveBeenCalled()))
    return toReply({ added: 1 })
  })
  const replies = await Promise.all([one?.runOnce('add', run), other?.runOnce('add', run)])
  expect(run).toHaveBeenCalledTimes(1)
  for (const reply of replies) {
    expect(reply?.outcome).toEqual({ added: 1 })
    expect(reply?.headers.getSetCookie()).toEqual(['cart=secret'])
  }
})

it('lets another process try what one has failed at', async () => {
  const [one, other] = connections.map((connection) => createAttempts(secrets, connection))
  const run = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(toReply('added'))
  await expect(one?.runOnce('again', run)).rejects.toThrow('down')
  expect((await other?.runOnce('again', run))?.outcome).toBe('added')
})

it('leaves nothing in Redis that could be read', async () => {
  const [connection] = connections
  await createAttempts(secrets, connection).runOnce('a mark', () => Promise.resolve(toReply('added')))
  const everything = await connection?.attempt(async (client) => {
    const keys = await client.keys('*')
    return JSON.stringify([keys, await client.mGet(keys)])
  })
  expect(everything).toContain('attempt:')
  expect(everything).not.toMatch(/a mark|cart=secret|added/)
})
