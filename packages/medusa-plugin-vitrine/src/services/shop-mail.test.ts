import assert from 'node:assert/strict'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished, test } from 'vitest'
import type { Services } from '../container'
import { makeLogger, makeManager, standIn } from '../fixtures'
import ShopMailService from './shop-mail'

interface Refusal {
  /** The first word of what it is told then; `connect` before anything, `.` when it has the mail. */
  at: string
  /** What it says; it hangs up where this is null. */
  answer: string | null
}

/**
 * A mail server that takes everything but what goes to `refused@`, ends a connection after `endsAfter` mails, and refuses
 * once what `refusal` says.
 */
async function startMailServer({
  endsAfter = Infinity,
  refusal = null,
}: { endsAfter?: number; refusal?: Refusal | null } = {}) {
  const sockets: Socket[] = []
  const received: string[] = []
  let pending = refusal

  /** Whether it was refused. */
  function refuse(socket: Socket, at: string): boolean {
    if (pending?.at !== at) return false
    const { answer } = pending
    pending = null
    if (answer === null) socket.destroy()
    else socket.write(`${answer}\r\n`)
    return true
  }

  const server = createServer((socket) => {
    sockets.push(socket)
    let isData = false
    let heard = ''
    let taken = 0
    let recipient = ''
    socket.on('error', () => {})
    if (!refuse(socket, 'connect')) socket.write('220 mail.example\r\n')
    socket.on('data', (data) => {
      heard += String(data)
      for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
        const line = heard.slice(0, end)
        heard = heard.slice(end + 2)
        if (isData && line !== '.') continue
        const at = isData ? '.' : (line.split(' ', 1)[0] ?? '')
        isData = false
        if (refuse(socket, at)) continue
        const answer = at === '.' ? takeMail() : answerCommand(line)
        if (at === '.' && refuse(socket, 'taken')) continue
        if (answer) socket.write(`${answer}\r\n`)
        if (taken >= endsAfter) socket.end()
      }
    })

    function takeMail() {
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
  const noted: string[] = []
  const manager = makeManager((sql, values = []) => {
    if (sql.includes('attempts = attempts + 1')) return [[queue.shift()].filter(Boolean), 0]
    const recipient = recipients[Number(values[0])] ?? ''
    if (sql.includes('sent_at = now()')) noted.push(`${recipient} sent`)
    else if (sql.includes('last_error')) noted.push(`${recipient} waits`)
    return [[], 0]
  })
  const mail = { smtpUrl, from: 'shop@shop.example', storeUrl: 'https://shop.example' }
  return Object.assign(new ShopMailService(standIn<Services>({ manager, logger: makeLogger() }), { mail }), { noted })
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

const refusals: Refusal[] = ['connect', 'EHLO', 'MAIL', 'RCPT', 'DATA', '.'].flatMap((at) => [
  { at, answer: '421 too busy' },
  { at, answer: '554 not from you' },
  { at, answer: 'what no mail server says' },
  { at, answer: null },
])

test.each([...refusals, { at: 'taken', answer: null }])(
  'a mail server that says “$answer” at $at loses no mail, and what it has not confirmed is tried again',
  async (refusal) => {
    const { url, received } = await startMailServer({ refusal })
    const [first, second] = ['a@shopper.example', 'b@shopper.example']
    const mails = startMails(url, [first, second])
    await mails.worker?.wake()
    // after a server that was not reached the rest waits until the next look
    await mails.worker?.wake()
    await mails.stop()
    const became = mails.noted.filter((one) => one.startsWith(first))
    assert.equal(became.length, 1, 'it is sent or it waits')
    const confirmed = refusal.at !== 'taken' && received.includes(first)
    assert.equal(became[0], `${first} ${confirmed ? 'sent' : 'waits'}`)
    assert.ok(received.filter((one) => one === first).length <= 1)
    assert.deepEqual(mails.noted.slice(-1), [`${second} sent`])
    assert.equal(received.filter((one) => one === second).length, 1)
  },
)
