import express from 'express'
import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { isBrowsable } from '../../browsable'
import { decideShedding, shedReading, watchDelay } from './load-shed.server'

let stop = () => {}
afterEach(() => stop())

/** A server that is as late as `readDelayMs` says. */
async function startServer(readDelayMs: () => number, mostMs = 500): Promise<string> {
  const app = express()
  app.get('/healthz', (_request, response) => void response.send('ok'))
  app.use(shedReading(decideShedding({ readDelayMs, mostMs, isReading: isBrowsable })))
  app.use((_request, response) => void response.send('served'))
  const server = app.listen(0, '127.0.0.1')
  stop = () => void server.close()
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('refuses pages of reading while it is late, in the page’s language, and says when to come back', async () => {
  let delayMs = 501
  const at = await startServer(() => delayMs)
  for (const path of ['/de-at', '/de-at/products/becher?variant=1', '/de-at/categories/all']) {
    const answer = await fetch(at + path)
    expect(answer.status, path).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('10')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.text()).toContain('lang="de"')
  }
  delayMs = 0
  expect((await fetch(`${at}/de-at`)).status).toBe(200)
})

it('goes on with health, bags, checkout, accounts and what is written', async () => {
  const at = await startServer(() => 60_000)
  for (const path of ['/healthz', '/de-at/cart', '/de-at/checkout', '/de-at/account', '/api/trpc/cart.summary'])
    expect((await fetch(at + path)).status, path).toBe(200)
  expect((await fetch(`${at}/de-at/products/becher`, { method: 'POST' })).status).toBe(200)
})

it('refuses nothing where it is not switched on', async () => {
  const at = await startServer(() => 60_000, 0)
  expect((await fetch(`${at}/de-at`)).status).toBe(200)
})

it('knows that it is late while work holds the process, and that it is no more', async () => {
  const readDelayMs = watchDelay()
  const work = setInterval(() => {
    const until = performance.now() + 200
    while (performance.now() < until);
  }, 1)
  await expect.poll(readDelayMs, { timeout: 10_000, interval: 50 }).toBeGreaterThan(100)
  clearInterval(work)
  await expect.poll(readDelayMs, { timeout: 10_000, interval: 50 }).toBeLessThan(100)
})
