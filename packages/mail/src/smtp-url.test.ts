import assert from 'node:assert/strict'
import { type AddressInfo, createServer } from 'node:net'
import nodemailer from 'nodemailer'
import { test } from 'vitest'
import { completeSmtpUrl } from './smtp-url'

/** What nodemailer makes of an address. */
function toOptions(smtpUrl: string) {
  return nodemailer.createTransport(completeSmtpUrl(smtpUrl)).options
}

test('nodemailer heeds the limits in the address', () => {
  const options = toOptions('smtps://me:secret@mail.example:465')
  assert.equal(options.greetingTimeout, 10_000)
  assert.equal(options.disableFileAccess, true)
  assert.deepEqual(options.auth, { user: 'me', pass: 'secret' })
})

for (const [address, expected] of [
  ['smtp://mail.example:587', true],
  ['smtp://me:secret@10.0.0.5', true],
  ['smtp://127.mail.example', true],
  ['smtp://mail.example:587?requireTLS=false', false],
  ['smtps://mail.example', undefined],
  ['smtp://localhost:1025', undefined],
  ['smtp://127.0.0.1:1025', undefined],
  ['smtp://[::1]:1025', undefined],
] as const) {
  test(`${address} ${expected ? 'is spoken to over TLS alone' : 'may be spoken to as it is'}`, () => {
    assert.equal(toOptions(address).requireTLS, expected)
  })
}

test('a server that offers no TLS, where it has to, gets neither password nor mail', async (t) => {
  const heard: string[] = []
  const server = createServer((socket) => {
    socket.write('220 mail.example\r\n')
    socket.on('error', () => {})
    socket.on('data', (data) => {
      heard.push(String(data))
      socket.write(String(data).startsWith('EHLO') ? '250-mail.example\r\n250 AUTH PLAIN\r\n' : '502 no\r\n')
    })
  })
  t.onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const url = completeSmtpUrl(`smtp://me:secret@127.0.0.1:${(server.address() as AddressInfo).port}?requireTLS=true`)
  const mail = { from: 'a@shop.example', to: 'b@shop.example', text: 'hello' }
  await assert.rejects(nodemailer.createTransport(url).sendMail(mail), { code: 'ETLS' })
  assert.doesNotMatch(heard.join(), /AUTH|MAIL FROM/)
})

test('a server that accepts and then says nothing is given up', async (t) => {
  const server = createServer(() => {})
  t.onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const url = completeSmtpUrl(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}?greetingTimeout=300`)
  const mail = { from: 'a@shop.example', to: 'b@shop.example', text: 'hello' }
  const began = Date.now()
  await assert.rejects(nodemailer.createTransport(url).sendMail(mail), { code: 'ETIMEDOUT' })
  assert.ok(Date.now() - began < 5000)
})
