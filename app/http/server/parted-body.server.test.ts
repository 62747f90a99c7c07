import fc from 'fast-check'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { partBody } from './parted-body.server'

const html = `<header><a>Sign in</a> <b>0</b></header>${'A mug, a bowl and a plate. '.repeat(2000)}</body>`
const nonce = crypto.randomUUID()
const places = ['<a>Sign in</a>', '<b>0</b>', '</body>']

it('is the page with what is each visitor’s own in its places, whatever that is', async () => {
  const body = (await partBody(html, places, nonce)) ?? expect.fail()
  expect(body.bytes).toBeLessThan(html.length / 50)
  const one = fc.oneof(fc.constantFrom(...places, ''), fc.string({ unit: 'binary' }))
  const any = fc.asyncProperty(fc.array(one, { minLength: 3, maxLength: 3 }), async (own) => {
    const [link = '', count = '', end = ''] = own
    const [before = '', after = ''] = html
      .slice('<header>'.length, -'</body>'.length)
      .split(`${places[0]} ${places[1]}`)
    const whole = `<header>${before}${link} ${count}${after}${end}`
    // which looks at the checksum
    expect(gunzipSync(body.fill(own, nonce)).equals(Buffer.from(whole))).toBe(true)
  })
  await fc.assert(any, { seed: 22, numRuns: 25 })
})

it('can begin and end with a place, and have nothing between two', async () => {
  const body = (await partBody('abc', ['a', 'b', 'c'], nonce)) ?? expect.fail()
  expect(String(gunzipSync(body.fill(['1', '22', 'ü'], nonce)))).toBe('122ü')
  expect(String(gunzipSync(body.fill(['1', null, 'ü'], nonce))), 'what stands there').toBe('1bü')
  const long = 'x'.repeat(70_000)
  expect(String(gunzipSync(body.fill([long, null, null], nonce)))).toBe(`${long}bc`)
  const whole = (await partBody('abc', [], nonce)) ?? expect.fail()
  expect(String(gunzipSync(whole.fill([], nonce)))).toBe('abc')
})

it('is none where a place is missing, comes twice or before another', async () => {
  for (const others of [['<i>'], [' '], ['<b>0</b>', '<a>Sign in</a>'], ['<a>Sign in</a>', 'in</a>']])
    expect(await partBody(html, others, nonce), others.join()).toBeNull()
})

it('has another nonce each time, wherever its own stood, which what is between is no larger for', async () => {
  const toForm = (number: number, own: string) =>
    `<form action="/cart" class="stack gap-2"><input name="attempt" value="${own}"><button>Add mug ${number * 7919}</button></form>`
  const draw = (own: string, count: string) =>
    `<header>${own}${count}</header>${Array.from({ length: 300 }, (_, number) => toForm(number, own)).join('')}${own}`
  const body = (await partBody(draw(nonce, '<b>0</b>'), ['<b>0</b>'], nonce)) ?? expect.fail()
  for (const another of [nonce, crypto.randomUUID(), '<form action="/cart" class="stack ga']) {
    expect(String(gunzipSync(body.fill(['<b>3</b>'], another)))).toBe(draw(another, '<b>3</b>'))
  }
  const alone = (await partBody(draw('', ''), [], nonce)) ?? expect.fail()
  expect(body.bytes, 'a dozen bytes for each end of a part').toBeLessThan(alone.bytes + 302 * 12)
  expect(() => body.fill([], 'short')).toThrow(RangeError)
})
