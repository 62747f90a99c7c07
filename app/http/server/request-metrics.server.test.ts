import express from 'express'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { countRequests, enterStage } from './request-metrics.server'

let server: Server | undefined
afterEach(() => void server?.close())

async function start(): Promise<{ url: string; counted: { route: string; method: string; status: string }[] }> {
  const counted: { route: string; method: string; status: string }[] = []
  const app = express()
  const findRoute = (path: string) => (path === '/de-at/products/bowl' ? 'product' : path === '/' ? 'entry' : null)
  app.use(countRequests({ findRoute, count: (answered) => counted.push(answered) }))
  app.get('/healthz', (_request, response) => void response.send('ok'))
  app.use(enterStage('file'))
  app.get('/assets/:name', (_request, response) => void response.send('code'))
  app.use(enterStage('guard'))
  app.get('/too-long', (_request, response) => void response.status(414).end())
  app.use(enterStage('page'))
  app.get('/de-at/slow', () => undefined)
  app.use((_request, response) => void response.status(404).send('page'))
  server = createServer(app)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, counted }
}

it('counts a page and its data under its route, whatever else stands in the address', async () => {
  const { url, counted } = await start()
  for (const path of [
    '/de-at/products/bowl?size=ada@example.com',
    '/de-at/products/bowl.data?_routes=x',
    '/_root.data',
  ])
    await fetch(url + path)
  await vi.waitFor(() => expect(counted).toHaveLength(3))
  expect(counted.map(({ route }) => route)).toEqual(['product', 'product', 'entry'])
})

it('counts under few words what reaches no page, and made-up addresses and methods', async () => {
  const { url, counted } = await start()
  for (const path of ['/healthz', '/assets/a-name-of-anybody.js', '/too-long', '/made-up/by-anybody'])
    await fetch(url + path)
  await fetch(`${url}/`, { method: 'PROPFIND' })
  await vi.waitFor(() => expect(counted).toHaveLength(5))
  expect(counted).toEqual([
    { route: 'start', method: 'GET', status: '2xx' },
    { route: 'file', method: 'GET', status: '2xx' },
    { route: 'guard', method: 'GET', status: '4xx' },
    { route: 'none', method: 'GET', status: '4xx' },
    { route: 'entry', method: 'other', status: '4xx' },
  ])
})

it('tells of a visitor who did not wait', async () => {
  const { url, counted } = await start()
  await fetch(`${url}/de-at/slow`, { signal: AbortSignal.timeout(100) }).catch(() => undefined)
  await vi.waitFor(() => expect(counted).toEqual([{ route: 'none', method: 'GET', status: 'aborted' }]))
})
