import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { connectRedis, type Redis } from '~/once/redis.server'
import { createReplies } from '~/features/session/replies.server'
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

const key = (name: string, owner = 'the secret of a browser') => ({ owner, key: name })

it('runs what two processes were sent once, and both reply the same', async () => {
  const asked = connections.map((connection) => vi.spyOn(connection, 'attemptPatiently'))
  const [one, other] = connections.map((connection) => createReplies(secrets, connection))
  const run = vi.fn(async () => {
    await vi.waitFor(() => asked.map((calls) => expect(calls).toHaveBeenCalled()))
    return toReply({ added: 1 })
  })
  const replies = await Promise.all([one?.runOnce(key('add'), run), other?.runOnce(key('add'), run)])
  expect(run).toHaveBeenCalledTimes(1)
  for (const reply of replies) {
    expect(reply?.outcome).toEqual({ added: 1 })
    expect(reply?.headers.getSetCookie()).toEqual(['cart=secret'])
  }
})

it('lets another process try what one has failed at', async () => {
  const [one, other] = connections.map((connection) => createReplies(secrets, connection))
  const run = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(toReply('added'))
  await expect(one?.runOnce(key('again'), run)).rejects.toThrow('down')
  expect((await other?.runOnce(key('again'), run))?.outcome).toBe('added')
})

it('keeps the reply of who went on, not of a process that had stood still', async () => {
  const [one, other] = connections.map((connection) => createReplies(secrets, connection))
  const stoodStill = one?.runOnce(key('paused'), async () => {
    // what it had claimed has expired meanwhile
    await connections[0]?.attempt(async (client) => client.del(await client.keys('*attempt:*')))
    await other?.runOnce(key('paused'), () => Promise.resolve(toReply('of who went on')))
    return toReply('late')
  })
  expect((await stoodStill)?.outcome).toBe('late')
  for (const process of [one, other, createReplies(secrets, connections[0])]) {
    expect((await process?.runOnce(key('paused'), () => Promise.reject(new Error('anew'))))?.outcome).toBe(
      'of who went on',
    )
  }
})

it('leaves nothing in Redis that could be read', async () => {
  const [connection] = connections
  await createReplies(secrets, connection).runOnce(key('a nonce'), () => Promise.resolve(toReply('added')))
  const everything = await connection?.attempt(async (client) => {
    const keys = await client.keys('*')
    return JSON.stringify([keys, await client.mGet(keys)])
  })
  expect(everything).toContain('attempt:')
  expect(everything).not.toMatch(/a nonce|secret|added/)
})

it('gives another browser nothing, whichever process it asks', async () => {
  const [one, other] = connections.map((connection) => createReplies(secrets, connection))
  await one?.runOnce(key('copied'), () => Promise.resolve(toReply('mine')))
  const run = () => Promise.resolve({ outcome: 'theirs', headers: new Headers() })
  const theirs = await other?.runOnce(key('copied', 'another browser'), run)
  expect([theirs?.outcome, theirs?.headers.getSetCookie()]).toEqual(['theirs', []])
})

it('forgets a browser in all processes, with what is still under way in one', async () => {
  const [one, other] = connections.map((connection) => createReplies(secrets, connection))
  const before = vi.fn(async () => toReply('before'))
  let answerLast: (reply: ReturnType<typeof toReply>) => void = () => undefined
  const begun = vi.fn(() => new Promise<ReturnType<typeof toReply>>((resolve) => (answerLast = resolve)))
  await one?.runOnce(key('signed in'), before)
  const last = one?.runOnce(key('under way'), begun)
  await vi.waitFor(() => expect(begun).toHaveBeenCalled())
  await other?.forget('the secret of a browser')
  answerLast(toReply('late'))
  await last
  for (const nonce of ['signed in', 'under way']) {
    for (const process of [one, other]) {
      const reply = await process?.runOnce(key(nonce), async () => ({ outcome: 'anew', headers: new Headers() }))
      expect([nonce, reply?.outcome]).toEqual([nonce, 'anew'])
    }
  }
})

it('leaves no more in Redis than it may keep itself', async () => {
  const [connection] = connections
  const { runOnce } = createReplies(secrets, connection)
  const countBytes = () =>
    connection?.attempt(async (client) => {
      const sizes = (await client.keys('*attempt:*')).map((key) => client.strLen(key))
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    })
  await runOnce(key('long'), async () => ({ outcome: 'x'.repeat(70_000), headers: new Headers() }))
  expect(await countBytes()).toBeLessThan(10_000)
  const outcome = 'x'.repeat(60_000)
  for (let at = 0; at < 200; at += 1) await runOnce(key(`${at}`), async () => ({ outcome, headers: new Headers() }))
  await vi.waitFor(async () => expect(await countBytes()).toBeLessThan(12 * 1024 * 1024))
})
