import assert from 'node:assert/strict'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished, test } from 'vitest'
import type { Services } from '../container'
import { makeLogger, makeManager, standIn } from '../fixtures'
import ShopMailService from './shop-mail'

/** A mail server that takes everything but what goes to `refused@`, and ends a connection after `endsAfter` mails. */
async function startMailServer({ endsAfter = Infinity } = {}) {
  const sockets: Socket[] = []
  const received: string[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    let isData = false
    let heard = ''
    let taken = 0
    let recipient = ''
    socket.on('error', () => {})
    socket.write('220 mail.example\r\n')
    socket.on('data', (data) => {
      heard += String(data)
      for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
        const line = heard.slice(0, end)
        heard = heard.slice(end + 2)
        const answer = isData ? takeLine(line) : answerCommand(line)
        if (answer) socket.write(`${answer}\r\n`)
        if (taken >= endsAfter) socket.end()
      }
    })

    function takeLine(line: string) {
      if (line !== '.') return null
      isData = false
      taken += 1
      received.push(recipient)
      return '250 taken'
    }

    function answerCommand(line: string) {
      if (line.startsWith('RCPT')) {
        recipient = /<(.*)>/.exec(line)?.[1] ?? ''
        return recipient.startsWith('refused@') ? '550 nobody' : '250 ok'
      }
      isData = line === 'DATA'
      if (line === 'QUIT') socket.end('221 bye\r\n')
      return isData ? '354 go on' : line === 'QUIT' ? null : '250 mail.example'
    }
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets, received }
}

/** The service over a queue in memory, each mail of which is tried once. */
function startMails(smtpUrl: string, recipients: string[]) {
  const queue = recipients.map((recipient, at) => ({
    id: String(at),
    kind: 'customer.erased',
    subjectId: String(at),
    locale: null,
    recipient,
    attempts: 1,
  }))
  const manager = makeManager((sql) =>
    sql.includes('attempts = attempts + 1') ? [[queue.shift()].filter(Boolean), 0] : [[], 0],
  )
  const mail = { smtpUrl, from: 'shop@shop.example', storeUrl: 'https://shop.example' }
  return new ShopMailService(standIn<Services>({ manager, logger: makeLogger() }), { mail })
}

const isOpen = ({ closed, readableEnded }: Socket) => !closed && !readableEnded

test('mails go over one connection, also after one that is refused, and a backend that stops ends it', async () => {
  const { url, sockets, received } = await startMailServer()
  const mails = startMails(url, [
    'a@shopper.example',
    'refused@shopper.example',
    'b@shopper.example',
    'c@shopper.example',
  ])
  await mails.worker?.wake()
  assert.deepEqual(received, ['a@shopper.example', 'b@shopper.example', 'c@shopper.example'])
  assert.equal(sockets.length, 1)
  assert.equal(sockets.filter(isOpen).length, 1)
  await mails.stop()
  for (const until = Date.now() + 5000; sockets.some(isOpen); await wait(10)) assert.ok(Date.now() < until)
})

test('a server that ends the connection after each mail gets each once', async () => {
  const { url, sockets, received } = await startMailServer({ endsAfter: 1 })
  const mails = startMails(url, ['a@shopper.example', 'b@shopper.example', 'c@shopper.example'])
  await mails.worker?.wake()
  await mails.stop()
  assert.deepEqual(received, ['a@shopper.example', 'b@shopper.example', 'c@shopper.example'])
  assert.equal(sockets.length, 3)
})
