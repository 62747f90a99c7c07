// @ts-nocheck
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test, vi } from 'vitest'
import loadExpress from '@medusajs/medusa/dist/loaders/express'
import redactLogs from '../loaders/access-log'

const express = createRequire(require.resolve('@medusajs/medusa'))('express')

test('Medusa’s own access log has neither code nor address, and its errors neither', async (t) => {
  // Medusa logs nothing where it is tested
  vi.stubEnv('NODE_ENV', 'development')
  t.onTestFinished(() => void vi.unstubAllEnvs())
  const app = express()
  await loadExpress({ app, configModule: { projectConfig: { cookie_secret: 'a secret' } } })
  const told = []
  const logger = { error: (...args) => told.push(...args), warn: (...args) => told.push(...args) }
  redactLogs({ resolve: () => logger })
  app.use((req, res) => res.json({}))
  const server = await new Promise((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening))
  })
  t.onTestFinished(() => server.close())
  const lines = []
  const write = process.stdout.write.bind(process.stdout)
  const logged = new Promise((resolve) => {
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk, ...rest) => {
      // the reporter's own words go on
      if (!/ HTTP\/1/.test(chunk)) return write(chunk, ...rest)
      if (lines.push(String(chunk)) === 2) resolve()
      return true
    })
  })
  const ask = (path) => fetch(`http://127.0.0.1:${server.address().port}${path}`, { headers: { connection: 'close' } })
  await ask('/store/gift-cards/ABCD-1234')
  await ask('/store/orders?display_id=7&email=ada%40example.org')
  await logged
  vi.restoreAllMocks()
  assert.match(lines[0], /"GET \/store\/gift-cards\/… HTTP/)
  assert.match(lines[1], /"GET \/store\/orders\?display_id=…&email=… HTTP/)
  logger.error(new Error('Customer with email: ada@example.org was not found'))
  logger.warn('Discount TAKE5 is expired')
  assert.deepEqual(
    told.map((said) => said.message ?? said),
    ['Customer with email: … was not found', 'Discount … is expired'],
  )
})
