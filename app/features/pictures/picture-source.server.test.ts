import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPictureSource } from './picture-source.server'

let server: Server | undefined

async function serve(listener: RequestListener): Promise<string> {
  const listening = createServer(listener)
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const { port } = listening.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

afterEach(() => {
  vi.useRealTimers()
  server?.closeAllConnections()
  server?.close()
})

function advance(ms: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
}

describe('a picture source', () => {
  it('asks once for what many want at once, and again only after a minute', async () => {
    let asked = 0
    const baseUrl = await serve((_, response) => {
      asked += 1
      response.end('picture')
    })
    const source = createPictureSource({ baseUrl })
    const originals = await Promise.all(Array.from({ length: 50 }, () => source.read('/uploads/a', null)))
    expect(new Set(originals.map(({ hash }) => hash)).size).toBe(1)
    await source.read('/uploads/a', null)
    expect(asked).toBe(1)
    advance(61_000)
    await source.read('/uploads/a', null)
    expect(asked).toBe(2)
  })

  it('notices a new version at once and lets the backend say that nothing changed', async () => {
    let content = 'old'
    const statuses: number[] = []
    const baseUrl = await serve((request, response) => {
      response.statusCode = request.headers['if-none-match'] === `"${content}"` ? 304 : 200
      statuses.push(response.statusCode)
      response.setHeader('ETag', `"${content}"`).end(response.statusCode === 304 ? undefined : content)
    })
    const source = createPictureSource({ baseUrl })
    const first = await source.read('/uploads/a', '1')
    advance(2_000)
    expect((await source.read('/uploads/a', '2')).hash).toBe(first.hash)
    content = 'new'
    advance(4_000)
    expect((await source.read('/uploads/a', '3')).bytes.toString()).toBe('new')
    expect(statuses).toEqual([200, 304, 200])
  })

  it('keeps an original while the backend is down', async () => {
    let healthy = true
    const baseUrl = await serve((_, response) => {
      response.statusCode = healthy ? 200 : 500
      response.end('picture')
    })
    const source = createPictureSource({ baseUrl })
    await source.read('/uploads/a', null)
    healthy = false
    advance(61_000)
    expect((await source.read('/uploads/a', null)).bytes.toString()).toBe('picture')
    await expect(source.read('/uploads/b', null)).rejects.toMatchObject({ reason: 'unavailable' })
  })

  it('follows no redirect', async () => {
    const asked: (string | undefined)[] = []
    const baseUrl = await serve((request, response) => {
      asked.push(request.url)
      response.writeHead(302, { Location: '/store/customers/me' }).end()
    })
    await expect(createPictureSource({ baseUrl }).read('/uploads/a', null)).rejects.toMatchObject({ reason: 'missing' })
    expect(asked).toEqual(['/uploads/a'])
  })

  it('refuses an original that is too large, announced or not', async () => {
    const baseUrl = await serve((request, response) => {
      if (request.url === '/uploads/announced') response.setHeader('Content-Length', 2000)
      response.write(Buffer.alloc(1000))
      response.end(Buffer.alloc(1000))
    })
    const source = createPictureSource({ baseUrl, maxBytes: 1500 })
    for (const path of ['/uploads/announced', '/uploads/streamed']) {
      await expect(source.read(path, null), path).rejects.toMatchObject({ reason: 'unreadable' })
    }
  })

  it('waits no longer than its deadline, and says that a backend which is not there is unavailable', async () => {
    const baseUrl = await serve(() => {})
    const slow = createPictureSource({ baseUrl, deadlineMs: 50 }).read('/uploads/a', null)
    await expect(slow).rejects.toMatchObject({ reason: 'unavailable' })
    const absent = createPictureSource({ baseUrl: 'http://127.0.0.1:9' }).read('/uploads/a', null)
    await expect(absent).rejects.toMatchObject({ reason: 'unavailable' })
  })
})
