import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ask } from '../../support/ask'
import { startFaultProxy } from '../../support/fault-proxy'
import { findFreePort } from '../../../scripts/ports.mjs'
import { sumSamples } from '../../support/metrics-text'
import { startStorefront } from '../../support/storefront'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'

const secret = 'only-for-this-test-only-for-this-test'

/** Runs the built server until it ends by itself. */
async function runServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(readWorld('VITRINE_BUILD_DIRECTORY'), 'server.mjs')], {
    env: { ...process.env, ...env },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [code, stderr] = await Promise.all([ended, text(child.stderr)])
  return { code, lines: stderr.trim().split('\n') }
}

test('the shop says that it is alive, and that it can serve', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const { status, headers, body } = await ask(path)
    expect(status, path).toBe(200)
    expect(headers['cache-control'], path).toBe('no-store')
    expect(JSON.parse(body), path).toEqual({ status: 'ok' })
  }
})

test('without its backend the shop stays ready, says why it may be poorer, and serves what it has read', async ({
  faultyShop: shop,
}) => {
  const probe = async () => {
    const { status, body } = await ask('/readyz', { at: shop.url })
    return [status, JSON.parse(body)]
  }
  const read = '/en-us/products/kumo-mug'
  expect((await ask(read, { at: shop.url })).status).toBe(200)
  expect(await probe()).toEqual([200, { status: 'ok' }])
  for (const fail of [shop.backend.cut, shop.backend.hang]) {
    await fail()
    // nobody visits meanwhile: whoever probes has the shop look
    await expect.poll(probe, { timeout: 10_000 }).toEqual([200, { status: 'ok', backend: 'away' }])
    expect((await ask('/healthz', { at: shop.url })).status).toBe(200)
    expect((await ask(read, { at: shop.url })).status).toBe(200)
    const { status, headers, body } = await ask('/en-us/products/never-read', { at: shop.url })
    expect(status).toBe(503)
    expect(body, 'what to quote').toContain(
      `>If you write to us, please quote this number: ${headers['x-request-id']}</p>`,
    )
    await shop.backend.restore()
    expect(await probe()).toEqual([200, { status: 'ok' }])
  }
})

test('a shop that starts before its backend reads the catalogue, and serves, when that is there', async () => {
  test.setTimeout(120_000) // a failed attempt, a rest, and all regions
  const proxy = await startFaultProxy(readWorld('MEDUSA_URL'))
  await proxy.cut()
  const shop = await startStorefront({ env: { MEDUSA_URL: proxy.url, CATALOGUE_READ_AHEAD: 'on' } })
  try {
    expect((await ask('/healthz', { at: shop.url })).status).toBe(200)
    const readBody = async (): Promise<unknown> => JSON.parse((await ask('/readyz', { at: shop.url })).body)
    await expect.poll(readBody).toEqual({ status: 'starting', backend: 'away' })
    expect((await ask('/readyz', { at: shop.url })).status).toBe(503)
    await proxy.restore()
    expect((await ask('/readyz', { at: shop.url })).status, 'nothing has been read yet').toBe(503)
    await expect.poll(async () => (await ask('/readyz', { at: shop.url })).status, { timeout: 90_000 }).toBe(200)
    expect((await ask('/en-us/categories/all', { at: shop.url })).status).toBe(200)
  } finally {
    await Promise.all([shop.stop(), proxy.stop()])
  }
})

test('a request that runs when the shop is told to stop is answered, then the shop ends', async () => {
  // of its own, to be stopped
  const proxy = await startFaultProxy(readWorld('MEDUSA_URL'))
  const shop = await startStorefront({ env: { MEDUSA_URL: proxy.url } })
  try {
    proxy.delay(1500)
    const before = proxy.countCalls()
    const running = ask('/en-us/products/kumo-mug', { at: shop.url })
    await expect.poll(() => proxy.countCalls()).toBeGreaterThan(before)
    const stopped = shop.stop()
    const askAnew = () => ask('/healthz', { at: shop.url }).then(String, String)
    await expect.poll(askAnew).toContain('ECONNREFUSED')
    proxy.delay(0)
    expect((await running).status).toBe(200)
    await stopped
    expect(await shop.exited).toBe('exit code 0')
  } finally {
    await proxy.stop()
  }
})

test('a browser that keeps a connection open does not keep the shop from ending', async () => {
  const shop = await startStorefront()
  const idle = connect(Number(new URL(shop.url).port), '127.0.0.1')
  idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await new Promise((resolve) => idle.once('data', resolve))
  const startedAt = Date.now()
  await shop.stop()
  expect(Date.now() - startedAt).toBeLessThan(3000)
  idle.destroy()
})

test('a connection that never finishes its headers is closed', async () => {
  const slow = connect(Number(new URL(readWorld('SHOP_URL')).port), '127.0.0.1')
  slow.resume()
  const startedAt = Date.now()
  slow.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  await new Promise((resolve) => slow.once('close', resolve))
  expect(Date.now() - startedAt).toBeLessThan(15_000)
})

test('Prometheus reads at a port of its own how the shop does, in words of a bounded number', async () => {
  const port = await findFreePort()
  const shop = await startStorefront({ env: { METRICS_PORT: String(port) } })
  const readMetrics = async () => (await fetch(`http://localhost:${port}/metrics`)).text()
  try {
    const asked = ['/en-us/products/kumo-mug?email=ada@example.com', '/robots.txt', '/en-us/made-up-by-ada', '/healthz']
    for (const path of asked) await ask(path, { at: shop.url })
    const headers = { Origin: 'https://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' }
    await ask('/en-us/cart', { at: shop.url, method: 'POST', headers, body: 'a=b' })
    const counted = async (name: string, labels: Record<string, string>) =>
      sumSamples(await readMetrics(), `vitrine_${name}`, labels)
    const product = { route: 'routes/catalog/product', method: 'GET', status: '2xx' }
    await expect.poll(() => counted('http_request_duration_seconds_count', product)).toBe(1)
    const missing = { route: 'routes/layout/not-found', status: '4xx' }
    expect(await counted('http_request_duration_seconds_count', missing)).toBe(1)
    expect(await counted('http_request_duration_seconds_count', { route: 'guard', status: '4xx' })).toBe(1)
    // what pages count, and what the server does: each has a copy of the module that counts
    expect(await counted('backend_call_duration_seconds_count', { outcome: 'ok' })).toBeGreaterThan(0)
    expect(await counted('cache_reads_total', { result: 'miss' })).toBeGreaterThan(0)
    expect(await counted('security_events_total', { event: 'foreign-post-refused' })).toBe(1)
    const text = await readMetrics()
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
    expect(text).not.toMatch(/ada|kumo|evil|127\.0\.0\.1/)
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(404)
    expect((await ask('/metrics', { at: shop.url })).status, 'shoppers do not reach them').not.toBe(200)
  } finally {
    await shop.stop()
  }
  await expect(readMetrics()).rejects.toThrow()
})

test('a page tells how long it and the backend took, where the operator wants that', async () => {
  const shop = await startStorefront({ env: { SERVER_TIMING: 'on' } })
  const path = '/en-us/products/kumo-mug'
  const read = async (asked: string) => (await ask(asked, { at: shop.url })).headers['server-timing']
  try {
    const backend = String.raw`backend;dur=[\d.]+;desc="[1-9]\d* calls"`
    const cache = String.raw`cache;desc="\d+ hit, \d+ stale, [1-9]\d* miss"`
    expect(await read(path)).toMatch(
      new RegExp(String.raw`^total;dur=[\d.]+, render;dur=[\d.]+, ${backend}, ${cache}$`),
    )
    expect(await read(`${path}.data`)).toMatch(/^total;dur=[\d.]+, backend;dur=.*, cache;desc="[1-9]\d* hit, /)
  } finally {
    await shop.stop()
  }
  expect((await ask(path)).headers['server-timing']).toBeUndefined()
})

test('a wrong setting is told by name, one a line, without a stack', async () => {
  const { code, lines } = await runServer({ MEDUSA_URL: 'nonsense', PORT: '99999', SESSION_SECRETS: '' })
  expect(code).toBe(1)
  expect(lines.slice(1).map((line) => line.trim().split(':')[0])).toEqual([
    'PORT',
    'MEDUSA_URL',
    'SESSION_SECRETS',
    'PUBLIC_URL',
  ])
})

test('what would be unsafe in front of shoppers does not start, and says what to set', async () => {
  const start = (env: Record<string, string>) => runServer({ SESSION_SECRETS: secret, ...env })
  const refusals = [
    [await start({}), 'PUBLIC_URL: missing; set the address that shoppers use'],
    [await start({ PUBLIC_URL: 'http://shop.example' }), 'ALLOW_HTTP=on'],
    [await start({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: 'true' }), 'TRUST_PROXY: that believes whatever'],
  ] as const
  for (const [{ code, lines }, words] of refusals) {
    expect(code, words).toBe(1)
    expect(lines).toEqual([expect.stringMatching(/^These settings/), expect.stringContaining(words)])
  }
})

test('a port in use is told in one line that names it', async () => {
  const { port } = new URL(readWorld('SHOP_URL'))
  const { code, lines } = await runServer({
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://shop.example',
    SESSION_SECRETS: secret,
    LOG_LEVEL: 'silent',
  })
  expect(code).toBe(1)
  expect(lines).toEqual([`Port ${port} is already in use: stop what uses it, or set PORT to another one.`])
})

test('the log tells of every request, and nothing of the person behind it', async ({ talkativeShop: shop }) => {
  const before = shop.readLog().length
  const form = 'email=jane.doe%40example.com&first_name=Jane&last_name=Doe&address_1=Elm+Street+1&postal_code=SW1A+1AA'
  await ask('/en-us?email=jane.doe@example.com', { at: shop.url, headers: { Cookie: 'secret=open-sesame' } })
  const headers = { Origin: shop.url, 'Content-Type': 'application/x-www-form-urlencoded' }
  await ask('/en-us/checkout/address', { at: shop.url, method: 'POST', headers, body: form })
  const readRequests = () =>
    shop
      .readLog()
      .slice(before)
      .split('\n')
      .filter((line) => line.includes('"msg":"request"'))
  await expect
    .poll(() => readRequests().some((line) => line.includes('"method":"POST","path":"/en-us/checkout/address"')))
    .toBe(true)
  const requests = readRequests()
  expect(requests.some((line) => line.includes('"path":"/en-us"'))).toBe(true)
  expect(shop.readLog().slice(before)).not.toMatch(/jane|doe|elm street|sw1a|open-sesame/i)
  expect(requests.join()).not.toMatch(/127\.0\.0\.1|::1/)
})

test('a proxy that nobody has named is told of once, and who is believed at the start', async ({
  talkativeShop: shop,
}) => {
  const forwarded = { 'X-Forwarded-For': '203.0.113.7' }
  const notices = () =>
    shop
      .readLog()
      .split('\n')
      .filter((line) => line.includes('set TRUST_PROXY to'))
  expect(shop.readLog()).toContain('"believedProxies":"none"')
  for (let times = 0; times < 120; times += 1) await ask('/healthz', { at: shop.url, headers: forwarded })
  await expect.poll(notices).toHaveLength(1)
  expect(notices()[0]).toMatch(/"level":40.*"peer":"(127\.0\.0\.1|::1)"/)
})

test('an address of this machine alone is warned of where a proxy hands the shop to others', async ({
  strictShop,
  talkativeShop,
}) => {
  const words = 'PUBLIC_URL is an address of this machine alone'
  expect(strictShop.readLog()).toContain('"believedProxies":"loopback"')
  expect(strictShop.readLog()).toContain(words)
  expect(talkativeShop.readLog()).not.toContain(words)
})
