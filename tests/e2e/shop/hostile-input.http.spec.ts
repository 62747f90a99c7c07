import { Agent } from 'node:http'
import { paths } from '../../../app/paths'
import { type Answer, ask } from '../../support/ask'
import { message } from '../../support/messages'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'

const urlencoded = 'application/x-www-form-urlencoded'
const line = 'intent=update&lineId=x&quantity=1&'
const fields = Array.from({ length: 14_000 }, (_, at) => `f${at}`).join('&')

function post(path: string, body: string, type = urlencoded): Promise<Answer> {
  const headers = { 'Content-Type': type, Origin: readWorld('SHOP_URL') }
  return ask(path, { method: 'POST', headers, body })
}

function toParts(count: number, name: string, value = 'value'): string {
  const part = `--bound\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  return `${part.repeat(count)}--bound--\r\n`
}

/** How long the shop took; a parser that is not linear takes ten seconds and more. */
async function time<T>(work: Promise<T>): Promise<{ seconds: number; answer: T }> {
  const before = Date.now()
  const answer = await work
  return { answer, seconds: (Date.now() - before) / 1000 }
}

const multipart = 'multipart/form-data; boundary=bound'
const hostile: Record<string, [body: string, type?: string]> = {
  'thirty thousand times one field': [`${line}${'a&'.repeat(30_000)}`],
  'fourteen thousand fields': [`${line}${fields}`],
  'a list in lists': [`${line}a${'[0]'.repeat(30_000)}=1`],
  'the four billionth of a list': [`${line}lineId[4294967294]=1`],
  'a name of 90 kB': [`${line}${'a'.repeat(90_000)}=1`],
  'a quantity of 30 kB': [`intent=update&lineId=x&quantity=${'1'.repeat(30_000)}`],
  'conform’s own state': [`${line}__state__=x`],
  'conform’s own intent': [`${line}__intent__=x`],
  'an intent of conform that it understands': [
    `${line}__intent__=${encodeURIComponent('{"type":"update","payload":{"value":{"lineId":"y"}}}')}`,
  ],
  'a prototype': [`${line}__proto__.lineId=y`],
  'a constructor’s prototype': [`${line}constructor.prototype.lineId=y`],
  'a promise': [`${line}then=y`],
  'more than a thousand parts': [toParts(1200, 'a'), multipart],
  'a part of conform’s own': [toParts(1, '__state__'), multipart],
  'parts that never end': ['--bound\r\n'.repeat(9000), multipart],
}

test.describe('a form with', () => {
  for (const [what, [body, type]] of Object.entries(hostile)) {
    test(`${what} is refused with a page, at once`, async () => {
      for (const [path, language] of [
        ['/en-de/cart', 'en'],
        ['/de-at/gift-card', 'de'],
      ] as const) {
        const { answer, seconds } = await time(post(path, body, type))
        expect(answer.status, path).toBe(400)
        expect(answer.body, path).toContain(`<h1>${message(language, 'common:failure.bad-request.title')}</h1>`)
        expect(answer.headers['set-cookie'], path).toBeUndefined()
        expect(seconds, path).toBeLessThan(5)
      }
    })
  }
})

test('no form of the sign-in is parsed whatever its size, and a preference that is none chooses nothing', async () => {
  for (const path of [
    paths.register(),
    paths.signInCallback('credentials'),
    paths.signOut(),
    paths.forgottenPassword(),
  ]) {
    const { answer, seconds } = await time(post(path, `csrfToken=x&${'a&'.repeat(30_000)}`))
    expect([path, answer.status]).toEqual([path, 400])
    expect(answer.body).toContain('<h1>')
    expect(seconds).toBeLessThan(5)
  }
  const chosen = await post('/preferences', `light=on&returnTo=/en-de/cart&${'a&'.repeat(30_000)}`)
  expect([chosen.status, chosen.headers.location]).toEqual([303, '/'])
})

test('a form is read in either way in which browsers send it', async () => {
  const parts = [...new URLSearchParams(line)].map(([name, value]) =>
    toParts(1, name, value).replace('--bound--\r\n', ''),
  )
  const asParts = await post('/en-de/cart', `${parts.join('')}--bound--\r\n`, multipart)
  for (const answer of [await post('/en-de/cart', line), asParts]) {
    expect(answer.status).toBe(404)
    expect(answer.body).toContain(message('en', 'cart:errors.unknown-line'))
  }
})

test('an address that asks for more than five hundred things is refused with a page, a call in its own shape', async () => {
  const page = await ask(`/en-de/search?${'a&'.repeat(600)}`)
  expect([page.status, page.headers['content-type']]).toEqual([414, expect.stringContaining('text/html')])
  const call = await ask(`/api/trpc/cart.summary?${'a&'.repeat(600)}`)
  expect([call.status, JSON.parse(call.body).error.data.code]).toEqual([414, 'PAYLOAD_TOO_LARGE'])
  const facets = Array.from({ length: 450 }, (_, at) => `tag=${at}`).join('&')
  expect((await time(ask(`/en-de/search?q=mug&${facets}`))).seconds).toBeLessThan(5)
})

test('JSON that is nested without end is refused in the shape of what was asked', async () => {
  const deep = '['.repeat(90_000)
  const call = await post('/api/trpc/cart.summary', deep, 'application/json')
  expect([call.status, JSON.parse(call.body).error.data]).toEqual([
    413,
    expect.objectContaining({ code: 'PAYLOAD_TOO_LARGE', httpStatus: 413 }),
  ])
  const asked = await ask(`/api/trpc/catalog.availability?input=${'['.repeat(3000)}`)
  expect([asked.status, JSON.parse(asked.body).error.data.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  expect((await post(paths.session(), '['.repeat(4000), 'application/json')).status).toBe(400)
})

test('a body that is too long for its address leaves the connection to the next request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const body = ' '.repeat(90_000)
  const headers = { 'Content-Type': 'application/json', Origin: readWorld('SHOP_URL'), Connection: 'keep-alive' }
  for (let times = 0; times < 3; times += 1) {
    expect((await ask(paths.session(), { method: 'POST', headers, body, agent })).status).toBe(400)
  }
  agent.destroy()
})
