import { type ServerResponse } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { createLogSpy, type FaultServer, startFaultServer } from '../../../tests/support/fault-server'
import { createEdgePurge } from './edge-purge.server'
import { type EdgeName } from './edges'

const soon = { timeout: 5000, interval: 10 }
let receiver: FaultServer | undefined

afterEach(() => receiver?.close())

async function startEdge(
  edge: EdgeName,
  answer: (response: ServerResponse, number: number) => void = (response) => response.end('{}'),
) {
  const server = await startFaultServer((_, response, number) => answer(response, number))
  receiver = server
  const log = createLogSpy()
  const purge = createEdgePurge({ edge, url: `${server.url}/purge?zone=1`, token: 'secret', log, pauseScale: 0.02 })
  const sent = (count: number) => expect.poll(() => server.received.length, soon).toBeGreaterThanOrEqual(count)
  return { ...purge, ...server, log, sent }
}

it('asks each edge in its own way to forget what has a tag, for good', async () => {
  const ways: Record<EdgeName, object> = {
    fastly: {
      method: 'POST',
      headers: { 'fastly-key': 'secret', 'surrogate-key': 'products product:mug' },
      body: '',
    },
    cloudflare: {
      method: 'POST',
      headers: { authorization: 'Bearer secret' },
      body: '{"tags":["products","product:mug"]}',
    },
    varnish: { method: 'PURGE', headers: { authorization: 'Bearer secret', xkey: 'products product:mug' }, body: '' },
  }
  for (const [edge, way] of Object.entries(ways) as [EdgeName, object][]) {
    const { add, sent, received, close } = await startEdge(edge)
    add(['products'])
    add(['product:mug', 'products'])
    await sent(1)
    expect(received[0]).toMatchObject({ ...way, url: '/purge?zone=1' })
    expect(received[0]?.headers).not.toHaveProperty('fastly-soft-purge')
    await close()
  }
})

it('asks once more later, for what was on its way to the edge meanwhile', async () => {
  const { add, sent, received } = await startEdge('cloudflare')
  add(['product:mug'])
  await sent(2)
  expect(received[1]?.body).toBe(received[0]?.body)
})

it('tries again what was not taken, with all that came meanwhile, and says so once', async () => {
  const { add, sent, received, log } = await startEdge('cloudflare', (response, number) => {
    if (number === 1) response.writeHead(429).end()
    else if (number === 2) response.destroy()
    else response.end('{}')
  })
  add(['product:mug'])
  await sent(1)
  add(['product:cup'])
  await sent(3)
  const { tags } = JSON.parse(received[2]?.body ?? '') as { tags: string[] }
  expect(tags.toSorted()).toEqual(['product:cup', 'product:mug'])
  await vi.waitFor(() => expect(log.lines).toHaveLength(2))
  expect(log.lines[0]).toContain('was not purged')
  expect(log.lines[1]).toContain('again')
})

it('follows no redirect: the token is for the edge alone', async () => {
  const { add, sent, received } = await startEdge('fastly', (response, number) => {
    if (number === 1) response.writeHead(307, { Location: '/elsewhere' }).end()
    else response.end('{}')
  })
  add(['products'])
  await sent(2)
  expect(received.map(({ url }) => url)).not.toContain('/elsewhere')
})

it('gives up when the edge can hold nothing of before any more', async () => {
  const { add, sent, received } = await startEdge('fastly', (response) => response.writeHead(500).end())
  add(['product:mug'])
  // some seconds in all at this scale, the second time of asking among them
  await sent(7)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 660_000 })
  try {
    // it may be told no once more
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const after = received.length
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(received.length).toBe(after)
  } finally {
    vi.useRealTimers()
  }
})

it('names at most as many tags as the edge takes at a time, and of thousands their kind', async () => {
  const { add, sent, received } = await startEdge('cloudflare')
  add(Array.from({ length: 250 }, (_, number) => `product:${number}`))
  await sent(3)
  const counts = received.slice(0, 3).map(({ body }) => (JSON.parse(body) as { tags: string[] }).tags.length)
  expect(counts).toEqual([100, 100, 50])
  const many = await startEdge('cloudflare')
  many.add(['products', ...Array.from({ length: 1001 }, (_, number) => `product:${number}`)])
  await many.sent(1)
  expect(JSON.parse(many.received[0]?.body ?? '')).toEqual({ tags: ['products', 'product'] })
  await many.close()
})

it('sends what still waits before the process ends', async () => {
  const { add, settle, received } = await startEdge('varnish')
  add(['products'])
  await settle()
  expect(received).toHaveLength(1)
  await settle()
  expect(received).toHaveLength(1)
})
