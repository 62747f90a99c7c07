import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCheckedLookup } from './checked-lookup.server'
import { createPictureSource } from './picture-source.server'

function at(path: string, host: string | null = null) {
  return { host, path }
}

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
    const backendUrl = await serve((_, response) => {
      asked += 1
      response.end('picture')
    })
    const source = createPictureSource({ backendUrl })
    const originals = await Promise.all(Array.from({ length: 50 }, () => source.read(at('/uploads/a'), null)))
    expect(new Set(originals.map(({ hash }) => hash)).size).toBe(1)
    await source.read(at('/uploads/a'), null)
    expect(asked).toBe(1)
    advance(61_000)
    await source.read(at('/uploads/a'), null)
    expect(asked).toBe(2)
  })

  it('asks again at once where another picture is expected, and lets the server say that nothing changed', async () => {
    let content = 'old'
    const statuses: number[] = []
    const backendUrl = await serve((request, response) => {
      response.statusCode = request.headers['if-none-match'] === `"${content}"` ? 304 : 200
      statuses.push(response.statusCode)
      response.setHeader('ETag', `"${content}"`).end(response.statusCode === 304 ? undefined : content)
    })
    const source = createPictureSource({ backendUrl })
    const first = await source.read(at('/uploads/a'), null)
    advance(2_000)
    expect(first.hash).toMatch(/^[\w-]{8}$/)
    expect((await source.read(at('/uploads/a'), first.hash)).hash).toBe(first.hash)
    expect((await source.read(at('/uploads/a'), 'another')).hash).toBe(first.hash)
    content = 'new'
    advance(4_000)
    expect((await source.read(at('/uploads/a'), 'another')).bytes.toString()).toBe('new')
    expect(statuses).toEqual([200, 304, 200])
  })

  it('asks a server that stumbles again, and not one whose picture is too large', async () => {
    const asked: (string | undefined)[] = []
    const backendUrl = await serve((request, response) => {
      asked.push(request.url)
      response.statusCode = asked.length < 3 ? 503 : 200
      response.end(Buffer.alloc(request.url === '/uploads/large' ? 2000 : 10))
    })
    const source = createPictureSource({ backendUrl, maxBytes: 1500 })
    expect((await source.read(at('/uploads/a'), null)).bytes).toHaveLength(10)
    await expect(source.read(at('/uploads/large'), null)).rejects.toMatchObject({ reason: 'unreadable' })
    expect(asked).toEqual(['/uploads/a', '/uploads/a', '/uploads/a', '/uploads/large'])
  })

  it('keeps an original while the backend is down', async () => {
    let healthy = true
    const backendUrl = await serve((_, response) => {
      response.statusCode = healthy ? 200 : 500
      response.end('picture')
    })
    const source = createPictureSource({ backendUrl })
    await source.read(at('/uploads/a'), null)
    healthy = false
    advance(61_000)
    expect((await source.read(at('/uploads/a'), null)).bytes.toString()).toBe('picture')
    await expect(source.read(at('/uploads/b'), null)).rejects.toMatchObject({ reason: 'unavailable' })
  })

  it('follows no redirect', async () => {
    const asked: (string | undefined)[] = []
    const backendUrl = await serve((request, response) => {
      asked.push(request.url)
      response.writeHead(302, { Location: '/store/customers/me' }).end()
    })
    await expect(createPictureSource({ backendUrl }).read(at('/uploads/a'), null)).rejects.toMatchObject({
      reason: 'missing',
    })
    expect(asked).toEqual(['/uploads/a'])
  })

  it('refuses an original that is too large, announced or not', async () => {
    const backendUrl = await serve((request, response) => {
      if (request.url === '/uploads/announced') response.setHeader('Content-Length', 2000)
      response.write(Buffer.alloc(1000))
      response.end(Buffer.alloc(1000))
    })
    const source = createPictureSource({ backendUrl, maxBytes: 1500 })
    for (const path of ['/uploads/announced', '/uploads/streamed']) {
      await expect(source.read(at(path), null), path).rejects.toMatchObject({ reason: 'unreadable' })
    }
  })

  it('waits no longer than its deadline, and says that a backend which is not there is unavailable', async () => {
    const backendUrl = await serve(() => {})
    const slow = createPictureSource({ backendUrl, deadlineMs: 50 }).read(at('/uploads/a'), null)
    await expect(slow).rejects.toMatchObject({ reason: 'unavailable' })
    const absent = createPictureSource({ backendUrl: 'http://127.0.0.1:9' }).read(at('/uploads/a'), null)
    await expect(absent).rejects.toMatchObject({ reason: 'unavailable' })
  })

  it('gives up on a body that trickles', async () => {
    const backendUrl = await serve((_, response) => {
      const trickle = setInterval(() => response.write('x'), 10)
      response.on('close', () => clearInterval(trickle))
    })
    const read = createPictureSource({ backendUrl, deadlineMs: 80 }).read(at('/uploads/a'), null)
    await expect(read).rejects.toMatchObject({ reason: 'unavailable' })
  })
})

describe('a picture source with other origins', () => {
  it('asks them, and nobody else, by exactly the host and port that were configured', async () => {
    const asked: string[] = []
    const origin = await serve((request, response) => {
      asked.push(`${request.headers.host}${request.url}`)
      response.end('picture')
    })
    const host = new URL(origin).host
    const source = createPictureSource({ backendUrl: 'http://127.0.0.1:9', origins: [origin] })
    expect((await source.read(at('/a.jpg', host), null)).bytes.toString()).toBe('picture')
    for (const other of ['127.0.0.1', '127.0.0.1:22', 'localhost', '169.254.169.254', 'cdn.example']) {
      await expect(source.read(at('/a.jpg', other), null), other).rejects.toMatchObject({ reason: 'missing' })
    }
    expect(asked).toEqual([`${host}/a.jpg`])
  })

  it('refuses a name that leads into a private network, wholly or in part', async () => {
    let asked = 0
    const { port } = new URL(await serve((_, response) => void response.end(String((asked += 1)))))
    for (const addresses of [['127.0.0.1'], ['::ffff:127.0.0.1'], ['93.184.216.34', '10.0.0.1'], []]) {
      const source = createPictureSource({
        backendUrl: 'http://127.0.0.1:9',
        origins: [`http://cdn.example:${port}`],
        resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      })
      const read = source.read(at('/a.jpg', `cdn.example:${port}`), null)
      await expect(read, addresses.join()).rejects.toMatchObject({ reason: 'unavailable' })
    }
    expect(asked).toBe(0)
  })

  it('does not ask the DNS a second time, when the answer may have become another', async () => {
    const answers = ['203.0.113.7', '127.0.0.1']
    const resolve = vi.fn(async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }])
    const lookup = promisify(createCheckedLookup(resolve))
    await expect(lookup('cdn.example', { all: true })).rejects.toThrow('not public')
    answers.splice(0, 2, '93.184.216.34', '127.0.0.1')
    expect(await lookup('cdn.example', { all: true })).toEqual([{ address: '93.184.216.34', family: 4 }])
    expect(resolve).toHaveBeenCalledTimes(2)
  })

  it('follows no redirect into the machine', async () => {
    const asked: (string | undefined)[] = []
    const origin = await serve((request, response) => {
      asked.push(request.url)
      response.writeHead(307, { Location: '/secret' }).end()
    })
    const source = createPictureSource({ backendUrl: 'http://127.0.0.1:9', origins: [origin] })
    await expect(source.read(at('/a.jpg', new URL(origin).host), null)).rejects.toMatchObject({ reason: 'missing' })
    expect(asked).toEqual(['/a.jpg'])
  })
})
