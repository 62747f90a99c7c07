import express from 'express'
import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { ask, type Answer } from '../../../tests/support/ask'
import { isBrowsable } from '../../browsable'
import { hasOwnCookie, personalCookie, signedCookieFamily } from './cookies.server'
import { keepPages } from './kept-answer.server'
import { type PageAsk, toKey } from './page-ask.server'
import { createPageCache, type MadePage } from './page-cache.server'

personalCookie('visit')
signedCookieFamily('bag_', z.string())

let stop = () => {}
afterEach(() => stop())

const count0 = '<b>0</b>'
const text = `${count0}${'A mug, a bowl and a plate. '.repeat(200)}`

/** A server that keeps what `render` makes; what it does not keep is answered `anew`. */
async function startServer() {
  const cache = createPageCache({ maxBytes: 1e6, log: { error: vi.fn() } })
  const render = vi.fn((made: PageAsk): Promise<MadePage> => {
    const headers = {
      'Cache-Tag': 'products',
      'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'self'",
      ETag: 'W/"1"',
      Vary: 'Cookie',
      'Server-Timing': 'total;dur=1',
    }
    return Promise.resolve({ response: new Response(toKey(made) + text, { headers }), tags: ['products'] })
  })
  const app = express()
  app.disable('x-powered-by')
  app.use((_request, response, next) => {
    response.setHeader('X-Request-Id', crypto.randomUUID())
    next()
  })
  const count = vi.fn()
  // whoever has a bag has a number of pieces, which the name of the cookie says here
  const readOwnPage: Parameters<typeof keepPages>[0]['readOwnPage'] = async ({ headers }) => {
    const [, pieces] = /^bag_(\d+)=/.exec(headers.get('Cookie') ?? '') ?? []
    return pieces === undefined ? null : { listPlaces: () => [count0], own: [`<b>${pieces}</b>`] }
  }
  const isShed = vi.fn(() => false)
  cache.begin((made) => render(made))
  app.use(keepPages({ cache, isBrowsable, hasOwnCookie, isShed, readOwnPage, count, render: (made) => render(made) }))
  app.use((_request, response) => void response.send('anew'))
  const server = app.listen(0, '127.0.0.1')
  stop = () => void server.close()
  await once(server, 'listening')
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => ask(path, { at, headers, method })
  async function keep(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    expect((await get(path, headers)).body).toBe('anew')
    return get(path, headers)
  }
  async function decode(path: string, headers: Record<string, string>): Promise<string> {
    const response = await fetch(at + path, { headers })
    return response.text()
  }
  return { cache, at, get, keep, decode, render, count, isShed }
}

it('answers what it keeps with its own headers and those of the page, but none of another answer', async () => {
  const { keep, get } = await startServer()
  const first = await keep('/en-us')
  const next = await get('/en-us')
  expect(next).toMatchObject({ status: 200, body: `whole next /en-us${text}` })
  expect(next.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    'content-security-policy': "default-src 'self'",
    'content-type': 'text/html; charset=utf-8',
    vary: 'Cookie, Accept-Encoding',
    etag: 'W/"1"',
    // a busy machine takes its seconds
    age: expect.stringMatching(/^\d+$/) as string,
  })
  expect(next.headers).not.toHaveProperty('server-timing')
  expect(next.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
})

it('sends each browser an encoding that it takes', async () => {
  const { keep, decode, at, get } = await startServer()
  const body = (await keep('/en-us')).body
  const encodings = { br: 'br', 'gzip, br;q=0.1': 'br', 'gzip;q=0.2, *;q=0': 'gzip', GZIP: 'gzip', '*': 'br', x: null }
  for (const [accepted, encoding] of Object.entries(encodings)) {
    const response = await fetch(`${at}/en-us`, { headers: { 'Accept-Encoding': accepted } })
    expect(response.headers.get('Content-Encoding'), accepted).toBe(encoding)
    expect(await decode('/en-us', { 'Accept-Encoding': accepted }), accepted).toBe(body)
  }
  for (const odd of ['', ',,;q', 'br;q=0', 'x'.repeat(5000)])
    expect((await get('/en-us', { 'Accept-Encoding': odd })).body, odd.slice(0, 9)).toBe(body)
  expect((await get('/en-us', { 'Accept-Encoding': 'identity;q=0' })).body, 'nothing that is kept would do').toBe(
    'anew',
  )
})

it('answers HEAD as GET without a body, 304 to who has it, and no part of it', async () => {
  const { keep, get } = await startServer()
  const { body } = await keep('/en-us')
  const head = await get('/en-us', {}, 'HEAD')
  expect(head).toMatchObject({ status: 200, body: '', headers: { 'content-length': String(Buffer.byteLength(body)) } })
  const known = await get('/en-us', { 'If-None-Match': 'W/"0", W/"1"', 'Accept-Encoding': 'br' })
  expect(known).toMatchObject({ status: 304, body: '', headers: { etag: 'W/"1"' } })
  expect(known.headers).not.toHaveProperty('content-encoding')
  expect(await get('/en-us', { 'If-None-Match': '"2"' })).toMatchObject({ status: 200, body })
  expect(await get('/en-us', { Range: 'bytes=0-3', 'If-Range': 'W/"1"' })).toMatchObject({ status: 200, body })
})

it('makes nothing for who asks only for headers, or asks ahead, but answers them what is there', async () => {
  const { get, render, keep } = await startServer()
  for (let time = 0; time < 3; time += 1) {
    await get('/en-us', {}, 'HEAD')
    expect((await get('/en-us', { 'Sec-Purpose': 'prefetch' })).body).toBe('anew')
  }
  expect(render).not.toHaveBeenCalled()
  const { body } = await keep('/de-at')
  expect((await get('/de-at', { 'Sec-Purpose': 'prefetch' })).body).toBe(body)
})

it('lets who brings a cookie of the shop, sends something or asks for data pass', async () => {
  const { get, keep } = await startServer()
  const { body } = await keep('/en-us')
  const own = ['visit=1', 'preferences=x', 'a=1; bag_1=2', 'bag_0', 'bag_a-b=1', 'a;;; visit =x', 'preferences']
  for (const cookie of own) expect((await get('/en-us', { Cookie: cookie })).body, cookie).toBe('anew')
  expect((await get('/en-us', { Cookie: '_ga=1; browser=abc; visits=x; x_bag_1=1' })).body).toBe(body)
  expect((await get('/en-us', {}, 'POST')).body).toBe('anew')
  expect((await get('/en-us.data')).body).toBe('anew')
})

it('sends a failure that somebody has waited for as it is, and has whatever else is not kept made for who asks', async () => {
  const { get, render } = await startServer()
  for (const [path, status, body] of [
    ['/en-us', 503, 'away'],
    ['/de-at', 200, 'away'],
    ['/fr-fr', 404, 'anew'],
  ] as const) {
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': '10' }
    render.mockImplementationOnce(() =>
      Promise.resolve({ response: new Response('away', { status, headers }), tags: [] }),
    )
    await get(path)
    const answer = await get(path)
    expect(answer.body, path).toBe(body)
    if (body === 'away')
      expect(answer).toMatchObject({ status, headers: { 'cache-control': 'no-store', 'retry-after': '10' } })
    expect((await get(path)).body, 'for the next').toBe('anew')
  }
  expect(render).toHaveBeenCalledTimes(3)
})

it('has the page made for who asks where it is gone by the time that it was made for everybody', async () => {
  const { cache, get, keep, render } = await startServer()
  await keep('/en-us')
  const makePage = render.getMockImplementation() ?? expect.fail()
  render.mockImplementationOnce((ask) => {
    cache.purge({ tags: ['products'], gone: ['products'] })
    return makePage(ask)
  })
  expect((await get('/de-at')).body).toBe('anew')
  expect((await get('/de-at')).body).toBe('anew')
  expect(render).toHaveBeenCalledTimes(2)
})

it('says that nobody else may keep what is about to be made anew', async () => {
  const { cache, get, keep, count } = await startServer()
  const { body } = await keep('/en-us')
  cache.purge({ tags: ['products'], gone: [] })
  const old = await get('/en-us')
  expect(old.body).toBe(body)
  expect(old.headers['cache-control']).toContain('s-maxage=0, stale-while-revalidate=0')
  await get('/de-at', { Cookie: 'preferences=x' })
  expect(count.mock.calls.flat(), 'of everybody').toEqual(['made', 'made', 'old'])
})

it('puts what is one visitor’s own into the page of everybody, which nobody else may keep', async () => {
  const { at, keep, get, render } = await startServer()
  const { body } = await keep('/en-us')
  const toOwn = (pieces: number) => body.replace(count0, `<b>${pieces}</b>`)
  const three = await get('/en-us', { Cookie: 'bag_3=x' })
  expect(three).toMatchObject({ status: 200, body: toOwn(3) })
  expect(three.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'self'",
    vary: 'Cookie, Accept-Encoding',
    'content-length': String(Buffer.byteLength(three.body)),
  })
  expect(three.headers).not.toHaveProperty('cache-tag')
  for (const accepted of ['gzip', 'br, gzip;q=0.1', '*']) {
    const response = await fetch(`${at}/en-us`, { headers: { Cookie: 'bag_12=x', 'Accept-Encoding': accepted } })
    expect(response.headers.get('Content-Encoding'), accepted).toBe('gzip')
    expect(await response.text(), accepted).toBe(toOwn(12))
  }
  const onlyBrotli = { Cookie: 'bag_12=x', 'Accept-Encoding': 'br, identity;q=0' }
  expect((await get('/en-us', onlyBrotli)).body, 'it cannot be joined').toBe('anew')
  const head = await get('/en-us', { Cookie: 'bag_3=x' }, 'HEAD')
  expect(head).toMatchObject({ status: 200, body: '', headers: { 'content-length': three.headers['content-length'] } })
  expect((await get('/en-us')).body, 'everybody’s is as it was').toBe(body)
  expect(render).toHaveBeenCalledOnce()
})

it('answers 304 to who has their own page, and to nobody with another’s', async () => {
  const { keep, get } = await startServer()
  await keep('/en-us')
  const etag = String((await get('/en-us', { Cookie: 'bag_3=x' })).headers.etag)
  const again = { Cookie: 'bag_3=x', 'If-None-Match': etag }
  expect(await get('/en-us', again)).toMatchObject({
    status: 304,
    headers: { 'cache-control': 'private, no-cache', etag },
  })
  for (const cookie of ['bag_4=x', '_ga=1'])
    expect((await get('/en-us', { Cookie: cookie, 'If-None-Match': etag })).status).toBe(200)
  expect((await get('/en-us', { Cookie: 'bag_3=x', 'If-None-Match': 'W/"1"' })).status, 'everybody’s').toBe(200)
})

it('has the page of who has something of their own made for them, and that of everybody when nobody waits', async () => {
  const { get, render } = await startServer()
  const own = { Cookie: 'bag_3=x' }
  for (let time = 0; time < 2; time += 1) expect((await get('/en-us', own)).body).toBe('anew')
  await expect.poll(async () => (await get('/en-us', own)).body).toContain('<b>3</b>')
  expect(render).toHaveBeenCalledOnce()
  for (let time = 0; time < 3; time += 1) await get('/de-at', { ...own, 'Sec-Purpose': 'prefetch' })
  for (let time = 0; time < 3; time += 1) await get('/fr-fr', { Cookie: 'visit=x' })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(render, 'nobody has asked to see it, or gets it so').toHaveBeenCalledOnce()
})

it('has a page made for who asks that has no place for what is theirs', async () => {
  const { get, keep, render } = await startServer()
  const makePage = render.getMockImplementation() ?? expect.fail()
  render.mockImplementationOnce(async (ask) => {
    const { response, tags } = await makePage(ask)
    return { response: new Response(`${count0}${await response.text()}`, { headers: response.headers }), tags }
  })
  await keep('/en-us')
  for (let time = 0; time < 2; time += 1) expect((await get('/en-us', { Cookie: 'bag_3=x' })).body).toBe('anew')
})

it('gives the forms of a page another nonce each time that somebody with something of their own sees it', async () => {
  const { get, keep, render } = await startServer()
  const makePage = render.getMockImplementation() ?? expect.fail()
  const nonce = crypto.randomUUID()
  render.mockImplementationOnce(async (ask) => {
    const { response, tags } = await makePage(ask)
    const html = `${await response.text()}<i>${nonce}</i><i>${nonce}</i>`
    return { response: new Response(html, { headers: response.headers }), tags, nonce }
  })
  await keep('/en-us')
  const see = async () => {
    const { body, headers } = await get('/en-us', { Cookie: 'bag_3=x' })
    const [, first, second] = /<i>(.{36})<\/i><i>(.{36})<\/i>$/.exec(body) ?? []
    expect(first).toBe(second)
    return { nonce: first, etag: headers.etag }
  }
  const [one, other] = [await see(), await see()]
  expect(new Set([nonce, one.nonce, other.nonce]).size).toBe(3)
  expect(one.etag, 'it is the same page').toBe(other.etag)
})

it('answers what it keeps while there is no time to make pages, and makes none', async () => {
  const { keep, get, render, isShed } = await startServer()
  await keep('/en-us')
  await get('/en-gb')
  isShed.mockReturnValue(true)
  render.mockClear()
  expect((await get('/en-us')).body).toContain(text)
  expect((await get('/en-gb')).body).toBe('anew')
  expect(render).not.toHaveBeenCalled()
})
