import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { requireFreePorts } from './ports.mjs'

const host = '127.0.0.1'

/** @param {import('node:test').TestContext} t */
async function occupyPort(t) {
  const server = createServer()
  server.listen(0, host)
  await once(server, 'listening')
  t.after(() => server.close())
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port
}

test('a port in use is named, with the setting to change it by', async (t) => {
  const port = await occupyPort(t)
  await assert.rejects(requireFreePorts([{ port, host, variable: 'MEDUSA_PORT' }]), {
    message: `Port ${port} is already in use: stop what uses it, or set MEDUSA_PORT to another port.`,
  })
})

test('the same port twice is refused before anything is started', async () => {
  const wanted = ['SMTP_PORT', 'MAIL_PORT'].map((variable) => ({ port: 9, host, variable }))
  await assert.rejects(requireFreePorts(wanted), { message: /asked for twice: set MAIL_PORT/ })
})
