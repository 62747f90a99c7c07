import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { test } from 'node:test'

const require = createRequire(import.meta.url)
const nodemailer = require('nodemailer')
const { completeSmtpUrl } = require('./smtp-url')

test('nodemailer heeds the limits in the address', () => {
  const { options } = nodemailer.createTransport(completeSmtpUrl('smtps://me:secret@mail.example:465')).transporter
  assert.equal(options.greetingTimeout, 10_000)
  assert.equal(options.disableFileAccess, true)
  assert.deepEqual(options.auth, { user: 'me', pass: 'secret' })
})

test('a server that accepts and then says nothing is given up', async (t) => {
  const server = createServer(() => {})
  t.after(() => server.close())
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = completeSmtpUrl(`smtp://127.0.0.1:${server.address().port}?greetingTimeout=300`)
  const mail = { from: 'a@shop.example', to: 'b@shop.example', text: 'hello' }
  const began = Date.now()
  await assert.rejects(nodemailer.createTransport(url).sendMail(mail), { code: 'ETIMEDOUT' })
  assert.ok(Date.now() - began < 5000)
})
