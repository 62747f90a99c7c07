import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '../../support/ask'
import { type Storefront, startStorefront } from '../../support/storefront'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'

/** The end of an order that takes its time: a form whose last bytes come when `finish` is called. */
function sendSlowly(at: string) {
  const body = 'variantId=none&quantity=1'
  const headers = {
    Origin: at,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': String(body.length),
  }
  const sent = request(`${at}/en-us/cart`, { method: 'POST', headers, agent: new Agent({ keepAlive: true }) })
  const answered = new Promise<string>((resolve) => {
    sent.once('response', (response) => {
      response.resume()
      resolve(`${response.statusCode} ${response.headers.connection}`)
    })
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })
  sent.write(body.slice(0, 5))
  return {
    answered,
    async trickle(seconds: number): Promise<void> {
      for (let second = 0; second < seconds; second += 1) {
        await sleep(1000)
        sent.write(body.slice(5 + second, 6 + second))
      }
      sent.end(body.slice(5 + seconds))
    },
    finish: () => sent.end(body.slice(5)),
  }
}

function tell(shop: Storefront, signal: NodeJS.Signals): void {
  process.kill(Number(shop.pid), signal)
}

const ask200 = (shop: Storefront) => ask('/healthz', { at: shop.url }).then(({ status }) => String(status), String)

/** A shop in which a signal throws what nobody catches. */
async function startFragileShop() {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-crash-'))
  const logFile = join(directory, 'shop.log')
  const crash = 'data:text/javascript,process.on("SIGUSR2",()=>{throw new Error("nobody catches this")})'
  const command = ['--import', crash, join(readWorld('VITRINE_BUILD_DIRECTORY'), 'server.mjs')]
  const shop = await startStorefront({ command, logFile, env: { LOG_LEVEL: 'info' } })
  async function stop(): Promise<void> {
    await shop.stop()
    rmSync(directory, { recursive: true })
  }
  const readFatal = () =>
    readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((line) => line.includes('"level":60'))
      .map((line) => JSON.parse(line) as { msg: string; err: { message: string; stack: string } })
  return { shop, stop, readFatal }
}

test('told to stop, the shop is unready at once, and goes on serving until a balancer has noticed', async () => {
  const shop = await startStorefront({ env: { STOP_DELAY_SECONDS: '3' } })
  await expect.poll(async () => (await ask('/readyz', { at: shop.url })).status).toBe(200)
  tell(shop, 'SIGTERM')
  await expect.poll(async () => (await ask('/readyz', { at: shop.url })).status, { intervals: [50] }).toBe(503)
  const kept = new Agent({ keepAlive: true })
  const answer = await ask('/healthz', { at: shop.url, agent: kept, headers: { Connection: 'keep-alive' } })
  expect([answer.status, answer.headers.connection]).toEqual([200, 'close'])
  await expect.poll(() => ask200(shop)).toContain('ECONNREFUSED')
  expect(await shop.exited).toBe('exit code 0')
})

test('a form that comes in slowly while the shop stops is answered, however often a second is told so', async () => {
  const shop = await startStorefront()
  const form = sendSlowly(shop.url)
  await expect.poll(() => ask200(shop)).toBe('200')
  tell(shop, 'SIGTERM')
  tell(shop, 'SIGTERM')
  tell(shop, 'SIGINT')
  await form.trickle(11)
  expect(await form.answered).toBe('404 close')
  expect(await shop.exited).toBe('exit code 0')
})

test('told to stop once more, later, the shop ends at once', async () => {
  const shop = await startStorefront({ env: { STOP_DELAY_SECONDS: '60' } })
  const form = sendSlowly(shop.url)
  await expect.poll(() => ask200(shop)).toBe('200')
  tell(shop, 'SIGTERM')
  await sleep(1200)
  expect(await ask200(shop)).toBe('200')
  tell(shop, 'SIGTERM')
  expect(await shop.exited).toBe('exit code 143')
  expect(await form.answered).toBe('ECONNRESET')
})

test('connections on which nobody says anything do not keep the shop from ending', async () => {
  const shop = await startStorefront()
  const silent = connect(Number(new URL(shop.url).port), '127.0.0.1')
  silent.on('error', () => {})
  await new Promise((resolve) => silent.once('connect', resolve))
  tell(shop, 'SIGTERM')
  await expect.poll(() => silent.closed, { timeout: 20_000 }).toBe(true)
  expect(await shop.exited).toBe('exit code 0')
})

test('an exception that nobody caught is a line of the log; what runs is answered, then the shop ends and says it failed', async () => {
  const { shop, stop, readFatal } = await startFragileShop()
  const form = sendSlowly(shop.url)
  await expect.poll(() => ask200(shop)).toBe('200')
  tell(shop, 'SIGUSR2')
  await expect.poll(() => ask200(shop)).toContain('ECONNREFUSED')
  form.finish()
  expect(await form.answered).toBe('404 close')
  expect(await shop.exited).toBe('exit code 1')
  expect(readFatal()).toEqual([
    expect.objectContaining({
      msg: 'an exception that nobody caught',
      requests: 1,
      requestIds: [expect.stringMatching(/^[\da-f-]{36}$/)],
      err: expect.objectContaining({ message: 'nobody catches this', stack: expect.stringContaining('at ') }),
    }),
  ])
  await stop()
})

test('an exception while the shop stops costs no request, and a request that never ends does not keep a broken shop', async () => {
  const { shop, stop, readFatal } = await startFragileShop()
  const [form, endless] = [sendSlowly(shop.url), sendSlowly(shop.url)]
  await expect.poll(() => ask200(shop)).toBe('200')
  tell(shop, 'SIGTERM')
  tell(shop, 'SIGUSR2')
  await expect.poll(() => readFatal().length).toBe(1)
  tell(shop, 'SIGUSR2')
  await expect.poll(() => readFatal().length).toBe(2)
  form.finish()
  expect(await form.answered).toBe('404 close')
  expect(await shop.exited).toBe('exit code 1')
  expect(await endless.answered).toBe('ECONNRESET')
  await stop()
})
