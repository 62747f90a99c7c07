import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { ConfigModule } from '@medusajs/medusa/dist/types/global'
import { describe, test, type TestContext } from 'vitest'
import { limits } from './rate-limit'

import { RoutesLoader } from '@medusajs/medusa/dist/loaders/helpers/routing'
import { config } from '../api/middlewares'
import { BusyError } from '../passwords/passwords'
import StorefrontService from '../services/storefront'
import type { Services } from '../container'
import type { PluginOptions } from '../options'
import { express, listen, makeLogger, makeManager, standIn } from '../fixtures'

interface Sent {
  body?: object
  headers?: Record<string, string>
}

interface Answer {
  status: number
  /** seconds */
  wait: number
}

type Ask = (method: string, path: string, sent?: Sent) => Promise<Answer>

const secret = 'a secret that nobody must ever see!!'

/** Medusa's loader, without the routes. */
class TestedRoutes extends RoutesLoader {
  declare readonly router: RoutesLoader['router']

  async loadMiddlewares(dirPath: string) {
    await this.createMiddlewaresDescriptor({ dirPath })
    await this.registerMiddlewares()
    this.applyErrorHandlerMiddleware()
  }
}

/** Medusa's way of loading the plugin's routes, with routes behind them that say what reached them. */
async function serve(t: TestContext, options: PluginOptions['storefront'], told: unknown[] = []): Promise<Ask> {
  const app = express()
  const configModule = standIn<ConfigModule>({
    projectConfig: { jwt_secret: 'a secret of tests', database_logging: false },
  })
  const storefrontService = new StorefrontService(standIn<Services>({ logger: makeLogger(told), configModule }), {
    storefront: options,
  })
  // no cart is there
  const services = new Map<string, unknown>([
    ['storefrontService', storefrontService],
    ['manager', makeManager(() => [])],
  ])
  const scope = { resolve: (name: string) => services.get(name), register: () => scope }
  app.use((req, _res, next) => {
    Object.assign(req, { scope, session: {} })
    next()
  })
  const rootDir = join(__dirname, '../../dist/api')
  const loader = new TestedRoutes({ app, rootDir, configModule })
  await loader.loadMiddlewares(rootDir)
  app.use('/', loader.router)
  app.use((req, res) => res.json({ reached: true, body: req.body }))
  const origin = await listen(app, t.onTestFinished)
  return async function ask(method, path, { body, headers } = {}) {
    const sent = { 'content-type': 'application/json', connection: 'close', ...headers }
    const answer = await fetch(origin + path, { method, headers: sent, body: body && JSON.stringify(body) })
    return { status: answer.status, wait: Number(answer.headers.get('retry-after')) }
  }
}

async function countUntilRefused(ask: (count: number) => Promise<Answer>, most: number) {
  for (let count = 0; count < most; count += 1) {
    const { status, wait } = await ask(count)
    if (status === 429) return { count, wait }
    assert.equal(status, 200)
  }
  return { count: most, wait: 0 }
}

describe('without a secret', () => {
  test('one account is guessed no more often, whatever address the caller claims to have', async (t) => {
    const ask = await serve(t, {})
    const guess = (at: number) =>
      ask('POST', '/store/customers/password-token', {
        body: { email: at % 2 ? 'Ada@example.org ' : 'ada@example.org' },
        headers: { 'x-forwarded-for': `203.0.113.${at}`, 'x-vitrine-visitor': `203.0.113.${at}` },
      })
    const { count, wait } = await countUntilRefused(guess, 50)
    assert.equal(count, limits['password-mail'].account)
    assert.ok(wait > 3500 && wait <= 3600)
  })

  test('who is refused is told of in the security log, and named by hashes alone', async (t) => {
    const told: unknown[] = []
    const ask = await serve(t, { limitScale: 0.1 }, told)
    const guess = () => ask('POST', '/store/customers/password-token', { body: { email: 'ada@example.org' } })
    await countUntilRefused(guess, 50)
    await countUntilRefused(guess, 50)
    const [first, second] = told.map((line) => JSON.parse(String(line)))
    const { security, limit, network, email } = first
    assert.deepEqual([security, limit], ['limit-hit', 'password-mail'])
    assert.match(`${network} ${email}`, /^[\w-]{12} [\w-]{12}$/)
    assert.deepEqual(second, first, 'one client is found together')
    assert.doesNotMatch(told.join(), /ada|127\.0/)
  })

  test('one address has so many look-ups of orders', async (t) => {
    const ask = await serve(t, { limitScale: 0.1 })
    const lookUp = (at: number) =>
      ask('GET', `/store/orders?display_id=${at}&email=a${at}%40example.org`, {
        headers: { 'x-forwarded-for': `203.0.113.${at}` },
      })
    assert.equal((await countUntilRefused(lookUp, 50)).count, limits['order-look-up'].client / 10)
  })

  test('one address sets so many passwords, each of which is hashed, and changes a name as often as it likes', async (t) => {
    const ask = await serve(t, { limitScale: 0.01 })
    const change = (body: object) => () => ask('POST', '/store/customers/me', { body })
    assert.equal((await countUntilRefused(change({ password: 'x' }), 30)).count, limits['new-password'].client / 100)
    assert.equal((await countUntilRefused(change({ first_name: 'Ada' }), 30)).count, 30)
  })

  test('a proxy that is known says whose address counts', async (t) => {
    const ask = await serve(t, { limitScale: 0.01, proxies: ['127.0.0.1'] })
    const search = (address: string) =>
      ask('POST', '/store/products/search', { body: { q: 'a' }, headers: { 'x-forwarded-for': address } })
    assert.equal((await countUntilRefused(() => search('203.0.113.1'), 50)).count, limits.search.client / 100)
    assert.equal((await search('203.0.113.2')).status, 200)
    // as proxies write it that add the port, or know no address
    const withPort = (at: number) => search(`203.0.113.3:${50_000 + at}`)
    assert.equal((await countUntilRefused(withPort, 50)).count, limits.search.client / 100)
    assert.equal((await countUntilRefused((at) => search(`_hidden${at}`), 50)).count, limits.search.client / 100)
  })
})

describe('with a secret', () => {
  const headers = { 'x-vitrine-storefront': secret }

  test('the storefront is not counted where it names no visitor, and ordinary calls of a cart never are', async (t) => {
    const ask = await serve(t, { secret, limitScale: 0.01 })
    const visitor = { ...headers, 'x-vitrine-visitor': '203.0.113.1' }
    const signIn = () => ask('POST', '/store/auth/token', { headers })
    const fill = () => ask('POST', '/store/carts/cart_1', { headers: visitor, body: { email: 'ada@example.org' } })
    assert.equal((await countUntilRefused(signIn, 30)).count, 30)
    assert.equal((await countUntilRefused(fill, 30)).count, 30)
    const guess = () => ask('POST', '/store/auth/token', { headers: visitor })
    assert.equal((await countUntilRefused(guess, 30)).count, limits['sign-in'].visitor / 100)
  })

  test('a wrong one opens nothing', async (t) => {
    const ask = await serve(t, { secret })
    for (const wrong of ['', 'x', `${secret} x`, secret.slice(1)]) {
      const answer = await ask('GET', '/store/orders/order_1', { headers: { 'x-vitrine-storefront': wrong } })
      assert.equal(answer.status, 403)
    }
    assert.equal((await ask('GET', '/store/orders/order_1', { headers })).status, 200)
    assert.equal((await ask('GET', '/store/products/prod_1')).status, 200)
  })

  test('the former one counts as well while both are named, and not any more afterwards', async (t) => {
    const former = secret.toUpperCase()
    const read = async (named: string | string[], given: string) => {
      const ask = await serve(t, { secret: named })
      return (await ask('GET', '/store/orders/order_1', { headers: { 'x-vitrine-storefront': given } })).status
    }
    assert.deepEqual([await read([secret, former], secret), await read([secret, former], former)], [200, 200])
    assert.deepEqual([await read([secret, former], `${secret}${former}`), await read(secret, former)], [403, 403])
  })

  test('one that is too short fails what it should close', () => {
    const start = (secrets: string | string[]) =>
      new StorefrontService(standIn<Services>({}), { storefront: { secret: secrets } })
    assert.throws(() => start('short'), /32 characters/)
    assert.throws(() => start([secret, 'short']), /32 characters/)
  })
})

test('who comes while too many passwords are being hashed is told when to come back', async (t) => {
  const app = express()
  app.use(() => {
    throw new BusyError()
  })
  app.use(config.errorHandler)
  const origin = await listen(app, t.onTestFinished)
  const headers = { connection: 'close' }
  const answer = await fetch(`${origin}/store/auth/token`, { headers })
  assert.equal(answer.status, 429)
  assert.equal(answer.headers.get('retry-after'), '5')
  assert.equal(((await answer.json()) as { code: string }).code, 'too_many_attempts')
})
