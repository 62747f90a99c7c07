import assert from 'node:assert/strict'
import { test, vi } from 'vitest'
import loadExpress from '@medusajs/medusa/dist/loaders/express'
import type { ConfigModule } from '@medusajs/medusa/dist/types/global'
import type { Container } from '../container'
import { express, listen, makeLogger, standIn } from '../fixtures'
import redactLogs from '../loaders/access-log'

test('Medusa’s own access log has neither code nor address, and its errors neither', async (t) => {
  // Medusa logs nothing where it is tested
  vi.stubEnv('NODE_ENV', 'development')
  t.onTestFinished(() => void vi.unstubAllEnvs())
  const app = express()
  const projectConfig = { cookie_secret: 'a secret', database_logging: false }
  await loadExpress({ app, configModule: standIn<ConfigModule>({ projectConfig }) })
  const told: unknown[] = []
  const logger = makeLogger(told)
  redactLogs(standIn<Container>({ resolve: <Registered>() => logger as Registered }))
  app.use((_req, res) => res.json({}))
  const origin = await listen(app, t.onTestFinished)
  const lines: string[] = []
  const write = process.stdout.write.bind(process.stdout)
  const logged = new Promise<void>((resolve) => {
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      // the reporter's own words go on
      if (!/ HTTP\/1/.test(String(chunk))) return write(chunk)
      if (lines.push(String(chunk)) === 2) resolve()
      return true
    })
  })
  const ask = (path: string) => fetch(origin + path, { headers: { connection: 'close' } })
  await ask('/store/gift-cards/ABCD-1234')
  await ask('/store/orders?display_id=7&email=ada%40example.org')
  await logged
  vi.restoreAllMocks()
  assert.match(lines[0] ?? '', /"GET \/store\/gift-cards\/… HTTP/)
  assert.match(lines[1] ?? '', /"GET \/store\/orders\?display_id=…&email=… HTTP/)
  logger.error(new Error('Customer with email: ada@example.org was not found'))
  logger.warn('Discount TAKE5 is expired')
  assert.deepEqual(
    told.map((said) => (said instanceof Error ? said.message : said)),
    ['Customer with email: … was not found', 'Discount … is expired'],
  )
})
