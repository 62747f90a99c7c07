import express, { type ErrorRequestHandler, type Request } from 'express'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { dropUntrustedForwarding, noticeUnknownProxy, setTrustedProxies } from './forwarded.server'
import { guardAddress, guardBody, guardOrigin, type RefusedPost } from './request-guard.server'
import { logRequests, setRequestId } from './request-log.server'
import { setSecurityHeaders } from './security-headers.server'

interface Options {
  publicOrigin?: string
  exceptedPaths?: string[]
  trustProxy?: string
  isSecure?: boolean
}

let server: Server | undefined
let reached: { body: string; headers: IncomingHttpHeaders }[] = []
let logged: Record<string, unknown>[] = []
let refused: RefusedPost[] = []

async function start({
  publicOrigin = 'http://localhost:3000',
  exceptedPaths = [],
  trustProxy = 'false',
  isSecure = false,
}: Options = {}): Promise<void> {
  const log = pino({ level: 'debug' }, { write: (line: string) => logged.push(JSON.parse(line)) })
  const app = express()
  setTrustedProxies(app, trustProxy)
  app.use(setRequestId, logRequests(log, { probePaths: ['/healthz'], share: 1 }), noticeUnknownProxy(log))
  app.use(dropUntrustedForwarding('X-Country'), setSecurityHeaders(isSecure), guardAddress)
  app.use(guardOrigin({ publicOrigin, exceptedPaths, onRefused: (post) => refused.push(post) }), guardBody(1000))
  app.use((incoming: Request, response, next) => {
    text(incoming).then((body) => {
      reached.push({ body, headers: incoming.headers })
      response.send('reached')
    }, next)
  })
  app.use(ignoreFailure)
  server = createServer(app)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
}

const ignoreFailure: ErrorRequestHandler = (_error, _request, response, _next) => void response.end()

function getPort(): number {
  return (server?.address() as AddressInfo).port
}

interface Call {
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string
}

function call({ method = 'POST', path = '/de-at/cart', headers = {}, body }: Call) {
  return new Promise<{ status: number; body: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const all = { Host: 'shop.example', ...(body ? { 'Content-Length': String(body.length) } : {}), ...headers }
    const sent = request({ port: getPort(), host: '127.0.0.1', method, path, headers: all }, async (response) => {
      resolve({ status: response.statusCode ?? 0, body: await text(response), headers: response.headers })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  reached = []
  logged = []
  refused = []
})

describe('a post from another site', () => {
  it('gets a page in the language of its address and reaches nothing', async () => {
    await start()
    const answer = await call({ headers: { Origin: 'https://evil.example' }, body: 'a=1' })
    expect(answer.status).toBe(403)
    expect(answer.body).toContain('<html lang="de" dir="ltr">')
    expect(answer.body).toContain('href="/de-at"')
    expect(answer.body).not.toContain('<script')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(reached).toEqual([])
    const requestId = answer.headers['x-request-id']
    expect(refused).toMatchObject([{ requestId, address: '127.0.0.1', origin: 'https://evil.example' }])
  })

  it.each(['PUT', 'PATCH', 'DELETE'])('is refused as %s too', async (method) => {
    await start()
    expect((await call({ method, headers: { Origin: 'https://evil.example' } })).status).toBe(403)
  })

  it('is not helped by a host that no proxy of ours forwarded', async () => {
    await start()
    const headers = { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' }
    expect((await call({ headers })).status).toBe(403)
  })

  it('passes on a path that is excepted by name, and only there', async () => {
    await start({ exceptedPaths: ['/api/hook'] })
    const headers = { Origin: 'https://provider.example' }
    expect((await call({ path: '/api/hook?x=1', headers })).status).toBe(200)
    expect((await call({ path: '/api/hook/more', headers })).status).toBe(403)
  })
})

describe('a post from the shop itself', () => {
  it('passes with its body, by the address it was sent to', async () => {
    await start()
    expect((await call({ headers: { Origin: 'http://shop.example' }, body: 'a=1' })).status).toBe(200)
    expect(reached[0]?.body).toBe('a=1')
  })

  it('passes by PUBLIC_URL where the proxy keeps another host, and Remix’s own check will agree', async () => {
    await start({ publicOrigin: 'https://shop.example' })
    const answer = await call({ headers: { Origin: 'https://shop.example', Host: 'internal:3000' } })
    expect(answer.status).toBe(200)
    expect(reached[0]?.headers['x-forwarded-host']).toBe('shop.example')
  })

  it('passes by the host and scheme that a trusted proxy forwards', async () => {
    await start({ trustProxy: 'loopback' })
    const headers = { Origin: 'https://shop.example', Host: 'internal', 'X-Forwarded-Host': 'shop.example' }
    expect((await call({ headers: { ...headers, 'X-Forwarded-Proto': 'https' } })).status).toBe(200)
    expect((await call({ headers: { ...headers, 'X-Forwarded-Proto': 'http' } })).status).toBe(403)
  })

  it('passes by the connection’s scheme where what a trusted proxy forwards is none', async () => {
    await start({ trustProxy: 'loopback' })
    for (const forwarded of ['', 'javascript', '<b>', 'https:', ',https']) {
      const headers = { Origin: 'http://shop.example', 'X-Forwarded-Proto': forwarded }
      expect((await call({ headers })).body, forwarded).toBe('reached')
    }
  })

  it('passes with a null origin if the browser vouches for it, which Remix alone would refuse', async () => {
    await start()
    expect((await call({ headers: { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' } })).status).toBe(200)
    expect(reached[0]?.headers.origin).toBeUndefined()
  })
})

describe('a body', () => {
  const headers = { Origin: 'http://shop.example' }

  it('is refused by its declared length', async () => {
    await start()
    const answer = await call({ headers, body: 'a'.repeat(1001) })
    expect(answer.status).toBe(413)
    expect(answer.body).toContain('<h1>')
    expect(reached).toEqual([])
  })

  it('passes up to the limit', async () => {
    await start()
    expect((await call({ headers, body: 'a'.repeat(1000) })).status).toBe(200)
  })

  it('is counted where it comes in chunks', async () => {
    await start()
    const chunked = { ...headers, Host: 'shop.example', 'Transfer-Encoding': 'chunked' }
    const send = (bytes: number) =>
      new Promise<number>((resolve, reject) => {
        const options = { port: getPort(), host: '127.0.0.1', method: 'POST', headers: chunked }
        const sent = request(options, (response) => resolve(response.statusCode ?? 0))
        sent.on('error', reject)
        sent.end('a'.repeat(bytes))
      })
    expect(await send(5000)).toBe(413)
    expect(await send(900)).toBe(200)
    expect(reached.at(-1)?.body).toHaveLength(900)
  })
})

describe('an address', () => {
  it.each([
    ['malformed percent encoding', '/en-us/%E0%A4%A', 400],
    ['a whole URL', 'http://evil.example/', 400],
    ['what reads as a host once decoded', '/%5C%22%3B%28%29%2F%2F/types/none', 400],
    ['the same written otherwise', '/%2f%2fevil.example', 400],
    ['the same behind dots', '/en-us/%2e./%5cevil.example', 400],
    ['too many characters', `/en-us/${'a'.repeat(5000)}`, 414],
  ])('with %s gets a page', async (_, path, status) => {
    await start()
    const answer = await call({ method: 'GET', path })
    expect(answer.status).toBe(status)
    expect(answer.body).toContain('<h1>')
    expect(reached).toEqual([])
  })

  it.each([
    ['//en-us//search?q=a//b', '/en-us/search?q=a//b'],
    ['/en-us/search?q=a&_data=routes%2Fcatalog%2Fsearch', '/en-us/search?q=a'],
    ['/en-us?%5Fdata=root', '/en-us'],
  ])('as %s leads to the plain one', async (path, plain) => {
    await start()
    const { status, headers } = await call({ method: 'GET', path })
    expect({ status, location: headers.location }).toEqual({ status: 308, location: plain })
    expect(reached).toEqual([])
  })

  it('is left as it is written where that is plain', async () => {
    await start()
    expect((await call({ method: 'GET', path: '/en-us/search?q=a+b%20c&&x' })).status).toBe(200)
    expect((await call({ method: 'GET', path: '/en-us/search?' })).status).toBe(200)
  })

  it.each(['a b', 'user@evil.example', 'shop.example:99999'])('with the host “%s” gets a page', async (host) => {
    await start()
    expect((await call({ method: 'GET', path: '/', headers: { Host: host } })).status).toBe(400)
  })

  it('with a method that nothing knows gets 405', async () => {
    await start()
    expect((await call({ method: 'TRACE' })).status).toBe(405)
  })
})

describe('the log', () => {
  it('has one line per request, without its query', async () => {
    await start()
    const answer = await call({ method: 'GET', path: '/en-us/orders?email=jane@example.com' })
    await expect.poll(() => logged).toHaveLength(1)
    expect(logged[0]).toMatchObject({ method: 'GET', path: '/en-us/orders', status: 200, level: 30 })
    expect(logged[0]?.requestId).toBe(answer.headers['x-request-id'])
    expect(JSON.stringify(logged)).not.toContain('jane')
  })

  it('names no order and opens no bag: ids, signed and sealed parts of an address stay out', async () => {
    await start()
    const paths = [
      ['/en-us/orders/order_01ARZ3NDEKTSV4RRFFQ69G5FAV/return', '/en-us/orders/:id/return'],
      ['/en-us/orders/order_01ARZ3NDEKTSV4RRFFQ69G5FAV.data?token=x', '/en-us/orders/:id.data'],
      ['/en-us/cart/shared/eyJhbGciOi.eyJsaW5lcyI6W10.c2ln-_x', '/en-us/cart/shared/:id'],
      ['/en-us/discount/WELCOME10', '/en-us/discount/:code'],
      ['/en-us/discount/9B3X-77KQ-2M4T-1ZZ0.data', '/en-us/discount/:code.data'],
      ['/en-us/discount', '/en-us/discount'],
      ['/en-us/products/kumo_mug', '/en-us/products/kumo_mug'],
      ['/assets/entry.client-CgiB20i6.js', '/assets/entry.client-CgiB20i6.js'],
    ]
    for (const [path] of paths) await call({ method: 'GET', path })
    await expect.poll(() => logged.map(({ path }) => path)).toEqual(paths.map(([, shown]) => shown))
  })

  it('keeps probes out of the usual level', async () => {
    await start()
    await call({ method: 'GET', path: '/healthz' })
    await expect.poll(() => logged).toHaveLength(1)
    expect(logged[0]?.level).toBe(20)
  })

  it('takes over a sane request id from a trusted proxy only', async () => {
    await start({ trustProxy: '1' })
    const idOf = async (id: string) =>
      (await call({ method: 'GET', headers: { 'X-Request-Id': id } })).headers['x-request-id']
    expect(await idOf('abcdef-123456')).toBe('abcdef-123456')
    expect(await idOf('<script>alert(1)</script>')).toMatch(/^[\da-f-]{36}$/)
  })

  it('gives every request from elsewhere an id of its own', async () => {
    await start()
    const answer = await call({ method: 'GET', headers: { 'X-Request-Id': 'abcdef-123456' } })
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('security headers', () => {
  it.each(['https', 'http'])(
    'promise https where shoppers reach the shop by it, whatever reaches us: %s',
    async (scheme) => {
      await start({ isSecure: true })
      const secure = await call({ method: 'GET', headers: { 'X-Forwarded-Proto': scheme } })
      expect(secure.headers['strict-transport-security']).toBe('max-age=31536000')
    },
  )

  it('promise nothing where they do not, whatever a proxy says', async () => {
    await start({ trustProxy: 'loopback' })
    const plain = await call({ method: 'GET', headers: { 'X-Forwarded-Proto': 'https' } })
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    expect(plain.headers['x-content-type-options']).toBe('nosniff')
    expect(plain.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  it('refuse a proxy address that makes no sense, by name', () => {
    expect(() => setTrustedProxies(express(), 'not-an-address')).toThrow('TRUST_PROXY')
  })
})

describe('a proxy that nobody has named', () => {
  const forwarded = { 'X-Forwarded-For': '203.0.113.7', 'X-Country': 'at' }
  const readNotices = () => logged.filter(({ level }) => level === 40)

  it('is noticed once, with what to set', async () => {
    await start()
    for (let times = 0; times < 49; times++) await call({ method: 'GET', headers: forwarded })
    expect(readNotices()).toEqual([])
    for (let times = 0; times < 60; times++) await call({ method: 'GET', headers: forwarded })
    expect(readNotices()).toMatchObject([{ peer: '127.0.0.1', msg: expect.stringContaining('set TRUST_PROXY') }])
  })

  it('is not believed about the visitor’s country', async () => {
    await start()
    await call({ method: 'GET', headers: forwarded })
    expect(reached[0]?.headers).not.toHaveProperty('x-country')
  })

  it('is none where the settings name it', async () => {
    await start({ trustProxy: 'loopback' })
    for (let times = 0; times < 60; times++) await call({ method: 'GET', headers: forwarded })
    expect(readNotices()).toEqual([])
    expect(reached[0]?.headers).toHaveProperty('x-country', 'at')
  })
})
