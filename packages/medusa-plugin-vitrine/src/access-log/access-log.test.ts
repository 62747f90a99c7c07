import assert from 'node:assert/strict'
import type { ErrorRequestHandler } from 'express'
import { test, vi } from 'vitest'
import loadExpress from '@medusajs/medusa/dist/loaders/express'
import { errorHandler } from '@medusajs/medusa/dist/api/middlewares'
import type { MedusaResponse } from '@medusajs/medusa'
import type { ConfigModule } from '@medusajs/medusa/dist/types/global'
import type { Container, PluginRequest } from '../container'
import { express, listen, makeLogger, standIn } from '../fixtures'
import { nameRequest } from './name-request'
import redactLogs from '../loaders/access-log'

test('Medusa’s own log has neither code nor address, and names the shop’s request', async (t) => {
  // Medusa logs nothing where it is tested
  vi.stubEnv('NODE_ENV', 'development')
  t.onTestFinished(() => void vi.unstubAllEnvs())
  const app = express()
  const projectConfig = { cookie_secret: 'a secret', database_logging: false }
  await loadExpress({ app, configModule: standIn<ConfigModule>({ projectConfig }) })
  const told: unknown[] = []
  const logger = makeLogger(told)
  redactLogs(standIn<Container>({ resolve: <Registered>() => logger as Registered }))
  app.use((req, res, next) => {
    let own: { resolve(): object } = { resolve: () => logger }
    const scope = {
      resolve: () => own.resolve(),
      register: (registered: { logger: typeof own }) => (own = registered.logger),
    }
    nameRequest(Object.assign(req as object as PluginRequest, { scope }), res as MedusaResponse, next)
  })
  app.use('/store/carts', () => {
    throw new Error('Cart of ada@example.org has moved')
  })
  app.use((_req, res) => res.json({}))
  app.use(errorHandler() as object as ErrorRequestHandler)
  const origin = await listen(app, t.onTestFinished)
  const lines: string[] = []
  const asked = 4
  const write = process.stdout.write.bind(process.stdout)
  const logged = new Promise<void>((resolve) => {
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      // the reporter's own words go on
      if (!/ HTTP\/1/.test(String(chunk))) return write(chunk)
      if (lines.push(String(chunk)) === asked) resolve()
      return true
    })
  })
  const ask = async (path: string, headers?: Record<string, string>) =>
    (await fetch(origin + path, { headers: { connection: 'close', ...headers } })).text()
  await ask('/store/gift-cards/ABCD-1234')
  await ask('/store/orders?display_id=7&email=ada%40example.org')
  await ask('/store/carts/cart_1', { 'x-request-id': 'of-the-shop-7', 'user-agent': 'shop' })
  assert.match(await ask('/store/carts/cart_1', { 'x-request-id': 'made up" 200' }), /An unknown error occurred/)
  await logged
  vi.restoreAllMocks()
  assert.match(lines[0] ?? '', /"GET \/store\/gift-cards\/… HTTP/)
  assert.match(lines[1] ?? '', /"GET \/store\/orders\?display_id=…&email=… HTTP/)
  assert.match(lines[2] ?? '', / 500 .*"shop request of-the-shop-7"\n$/)
  assert.doesNotMatch(lines[3] ?? '', /made up/)
  logger.error(new Error('Customer with email: ada@example.org was not found'))
  logger.warn('Discount TAKE5 is expired')
  assert.deepEqual(
    told.map((said) => (said instanceof Error ? said.message : said)),
    [
      'Cart of … has moved (request of-the-shop-7)',
      'Cart of … has moved',
      'Customer with email: … was not found',
      'Discount … is expired',
    ],
  )
})
