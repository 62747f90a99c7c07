import { type ServerBuild } from '@remix-run/node'
import express from 'express'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { hintSheets } from './early-hints.server'

const page = { default: () => null }
const links = () => [
  { rel: 'stylesheet', href: '/bag.css' },
  { rel: 'preload', href: '/face.woff2' },
]
const modules = { root: page, bag: { ...page, links }, file: { links } }
const routes = Object.fromEntries(
  Object.entries(modules).map(([id, module]) => [id, { id, module, parentId: id === 'root' ? undefined : 'root' }]),
)
const build = {
  routes,
  assets: { routes: { root: { css: ['/all.css'] }, bag: { css: ['/all.css'] } } },
} as unknown as ServerBuild

const app = express()
app.use(hintSheets({ build, findRoute: (path) => (path in { '/bag': 0, '/file': 0 } ? path.slice(1) : null) }))
app.use((_request, response) => void response.send('page'))
const server = app.listen(0, '127.0.0.1')
afterAll(() => void server.close())

const opened = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' }

function readHints(path: string, headers: Record<string, string> = opened, method = 'GET'): Promise<unknown[]> {
  const hints: unknown[] = []
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers, agent: false })
      .on('information', ({ statusCode, headers: { link } }) => hints.push(statusCode, link))
      .on('response', (response) => response.resume().on('end', () => resolve(hints)))
      .on('error', reject)
      .end()
  })
}

test('who opens a page is told its sheets before it, the outermost first; nobody else is', async () => {
  const named = [103, '</all.css>; rel=preload; as=style, </bag.css>; rel=preload; as=style']
  expect(await readHints('/bag')).toEqual(named)
  expect(await readHints('/bag', { ...opened, 'Sec-Fetch-Site': 'none', Cookie: 'cart=1' })).toEqual(named)

  expect(await readHints('/bag', { ...opened, 'Sec-Fetch-Site': 'none' }), 'has them inside').toEqual([])
  expect(await readHints('/bag', {}), 'may know no 103').toEqual([])
  expect(await readHints('/bag', { ...opened, 'Sec-Fetch-Mode': 'cors' })).toEqual([])
  expect(await readHints('/bag', { ...opened, 'Sec-Purpose': 'prefetch' })).toEqual([])
  expect(await readHints('/bag', opened, 'POST')).toEqual([])
  expect(await readHints('/file'), 'is no page').toEqual([])
  expect(await readHints('/nowhere')).toEqual([])
})

test('a proxy that speaks HTTP/1.0 is sent nothing but the page', async () => {
  const { port } = server.address() as AddressInfo
  const proxy = connect(port, '127.0.0.1')
  proxy.write('GET /bag HTTP/1.0\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Site: same-origin\r\n\r\n')
  expect(await text(proxy)).toMatch(/^HTTP\/1\.1 200 /)
})
