import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startCaddy } from '../../../scripts/caddy.mjs'
import { startNginx } from '../../../scripts/nginx.mjs'
import { findFreePort } from '../../../scripts/ports.mjs'
import { startRedis } from '../../../scripts/redis.mjs'
import { ask } from '../../support/ask'
import { startFaultProxy } from '../../support/fault-proxy'
import { sumSamples } from '../../support/metrics-text'
import { startStorefront, type Storefront } from '../../support/storefront'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'

const between = 60

/** Pages, and forms that the shop refuses, which nobody may send twice; steady, until it is stopped. */
function startVisitors(at: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const failed: string[] = []
  const running = new Set<Promise<unknown>>()
  let answered = 0
  async function visit(number: number): Promise<void> {
    const isForm = number % 2 === 1
    const headers = { Connection: 'keep-alive', Origin: at, 'Content-Type': 'application/x-www-form-urlencoded' }
    const form = { method: 'POST', headers, body: 'variantId=none&quantity=1' }
    const asked = isForm ? ask('/en-us/cart', { at, agent, ...form }) : ask('/healthz', { at, agent, headers })
    const what = await asked.then(({ status }) => status, String)
    if (what === (isForm ? 404 : 200)) answered += 1
    else failed.push(`${isForm ? 'form' : 'page'}: ${what}`)
  }
  let number = 0
  const timer = setInterval(() => {
    const one = visit(number++).finally(() => running.delete(one))
    running.add(one)
  }, between)
  return {
    failed,
    countAnswered: () => answered,
    async stop(): Promise<void> {
      clearInterval(timer)
      await Promise.all(running)
      agent.destroy()
    },
  }
}

/** A form that does not end until it is finished, so that a process is in the middle of it. */
function beginForm(at: string) {
  const body = 'variantId=none&quantity=1'
  const headers = {
    Origin: at,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': String(body.length),
  }
  const sent = request(`${at}/en-us/cart`, { method: 'POST', headers, agent: false })
  const answered = new Promise<string>((resolve) => {
    sent.once('response', (response) => {
      response.resume()
      resolve(String(response.statusCode))
    })
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })
  sent.write(body.slice(0, 5))
  return { answered, finish: () => sent.end(body.slice(5)) }
}

function listChildren({ pid }: Storefront): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return text === '' ? [] : text.split(' ').map(Number)
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(50)
}

// over a connection of its own: processes of one port take turns at those
const isReady = async (at: string) =>
  (await ask('/readyz', { at, headers: { Connection: 'close' } }).catch(() => null))?.status === 200

test('several processes on one port are renewed without a failed request, and one that is killed takes along only what it was doing', async () => {
  test.setTimeout(120_000)
  const redis = await startRedis()
  const [port, none, metricsPort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const urls = { REDIS_URL: redis.url, PUBLIC_URL: `http://localhost:${port}` }
  const settings = { PROCESSES: '2', METRICS_PORT: String(metricsPort), STOP_DELAY_SECONDS: '5' }
  const shop = await startStorefront({ env: { ...settings, ...urls } })
  const proxy = await startNginx({ port, shops: [Number(new URL(shop.url).port), none] })
  try {
    await until(() => listChildren(shop).length === 2)
    await until(() => isReady(proxy.url))
    await sleep(1000)
    const first = listChildren(shop)
    const visitors = startVisitors(proxy.url)
    await until(() => visitors.countAnswered() > 10)
    process.kill(Number(shop.pid), 'SIGHUP')
    await until(() => listChildren(shop).length === 2 && listChildren(shop).every((pid) => !first.includes(pid)))
    const answered = visitors.countAnswered()
    await until(() => visitors.countAnswered() > answered + 10)
    expect(visitors.failed).toEqual([])
    await visitors.stop()
    // of all that run, and of no other
    const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
    const isThere = (labels: Record<string, string>) => sumSamples(metrics, 'nodejs_version_info', labels)
    expect([isThere({}), isThere({ worker: '3' }), isThere({ worker: '4' })]).toEqual([2, 1, 1])
    expect(sumSamples(metrics, 'vitrine_http_request_duration_seconds_count')).toBeGreaterThan(0)

    // the processes take turns at connections that come one by one
    const forms: ReturnType<typeof beginForm>[] = []
    for (let count = 0; count < 4; count += 1) {
      forms.push(beginForm(shop.url))
      await sleep(150)
    }
    const [killed, other] = listChildren(shop)
    process.kill(Number(killed), 'SIGKILL')
    // what the first process hands over before it knows is the killed one's as well
    await until(() => !listChildren(shop).includes(Number(killed)))
    const later = startVisitors(proxy.url)
    await until(() => later.countAnswered() > 10)
    for (const form of forms) form.finish()
    const ends = await Promise.all(forms.map(({ answered: end }) => end))
    expect(new Set(ends)).toEqual(new Set(['404', 'ECONNRESET']))
    await until(() => listChildren(shop).length === 2)
    expect(listChildren(shop)).toContain(other)
    await later.stop()
    expect(later.failed).toEqual([])
  } finally {
    await Promise.all([proxy.stop(), shop.stop()])
    await redis.stop()
  }
  expect(await shop.exited).toBe('exit code 0')
})

test('who renews the processes while the backend is away, and their Redis has lost all, keeps those that know the catalogue', async () => {
  test.setTimeout(120_000)
  const [redis, backend] = [await startRedis(), await startFaultProxy(readWorld('MEDUSA_URL'))]
  const read = { MEDUSA_URL: backend.url, CATALOGUE_READ_AHEAD: 'on' }
  const logFile = test.info().outputPath('shop.log')
  const shop = await startStorefront({
    env: { ...read, PROCESSES: '2', REDIS_URL: redis.url, LOG_LEVEL: 'info' },
    logFile,
  })
  try {
    await until(() => listChildren(shop).length === 2)
    const areReady = async () => (await Promise.all(Array.from({ length: 8 }, () => isReady(shop.url)))).every(Boolean)
    await until(areReady)
    const first = listChildren(shop)
    await backend.cut()
    await redis.stop()
    process.kill(Number(shop.pid), 'SIGHUP')
    await until(() => readFileSync(logFile, 'utf8').includes('done with renewing'))
    expect(readFileSync(logFile, 'utf8')).toContain('the backend is away, and nobody has left the catalogue')
    expect(listChildren(shop)).toEqual(first)
    expect(await areReady()).toBe(true)
    await backend.restore()
  } finally {
    await shop.stop()
    await Promise.all([redis.stop(), backend.stop()])
  }
})

test('two shops behind nginx and Caddy are restarted one after the other without a failed request', async () => {
  test.setTimeout(120_000)
  const redis = await startRedis()
  const [nginxPort, caddyPort] = [await findFreePort(), await findFreePort()]
  const ports = [await findFreePort(), await findFreePort()] as const
  const env = { REDIS_URL: redis.url, STOP_DELAY_SECONDS: '5', PUBLIC_URL: `http://localhost:${nginxPort}` }
  const shops = await Promise.all(ports.map((port) => startStorefront({ port, env })))
  const proxies = [
    await startNginx({ port: nginxPort, shops: ports }),
    await startCaddy({ port: caddyPort, shops: ports }),
  ]
  try {
    for (const { url } of shops) await until(() => isReady(url))
    const visitors = proxies.map(({ url }) => ({ url, ...startVisitors(url) }))
    for (const [index, port] of ports.entries()) {
      await shops[index]?.stop()
      shops[index] = await startStorefront({ port, env })
      await until(() => isReady(`http://localhost:${port}`))
    }
    await Promise.all(visitors.map(({ stop }) => stop()))
    for (const { url, countAnswered, failed } of visitors) {
      expect(countAnswered(), url).toBeGreaterThan(100)
      expect(failed, url).toEqual([])
    }
  } finally {
    await Promise.all([...proxies, ...shops].map(({ stop }) => stop()))
    await redis.stop()
  }
})
