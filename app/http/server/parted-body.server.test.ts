import fc from 'fast-check'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { partBody } from './parted-body.server'

const html = `<header><a>Sign in</a> <b>0</b></header>${'A mug, a bowl and a plate. '.repeat(2000)}</body>`
const places = ['<a>Sign in</a>', '<b>0</b>', '</body>']

it('is the page with what is each visitor’s own in its places, whatever that is', async () => {
  const body = (await partBody(html, places)) ?? expect.fail()
  expect(body.bytes).toBeLessThan(html.length / 50)
  const one = fc.oneof(fc.constantFrom(...places, '', 'x'.repeat(70_000)), fc.string({ unit: 'binary' }))
  const any = fc.asyncProperty(fc.array(one, { minLength: 3, maxLength: 3 }), async (own) => {
    const [link = '', count = '', end = ''] = own
    const [before = '', after = ''] = html
      .slice('<header>'.length, -'</body>'.length)
      .split(`${places[0]} ${places[1]}`)
    const whole = `<header>${before}${link} ${count}${after}${end}`
    // which looks at the checksum
    expect(gunzipSync(body.fill(own)).equals(Buffer.from(whole))).toBe(true)
  })
  await fc.assert(any, { seed: 22, numRuns: 40 })
})

it('can begin and end with a place, and have nothing between two', async () => {
  const body = (await partBody('abc', ['a', 'b', 'c'])) ?? expect.fail()
  expect(String(gunzipSync(body.fill(['1', '22', 'ü'])))).toBe('122ü')
  expect(String(gunzipSync(body.fill(['1', null, 'ü']))), 'what stands there').toBe('1bü')
  const whole = (await partBody('abc', [])) ?? expect.fail()
  expect(String(gunzipSync(whole.fill([])))).toBe('abc')
})

it('is none where a place is missing, comes twice or before another', async () => {
  for (const others of [['<i>'], [' '], ['<b>0</b>', '<a>Sign in</a>'], ['<a>Sign in</a>', 'in</a>']])
    expect(await partBody(html, others), others.join()).toBeNull()
})
