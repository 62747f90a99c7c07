import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { limitJson, readLimitedForm, readLimitedJson, readLimitedText } from './read-body.server'

const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' }

function post(body: BodyInit, headers: HeadersInit = urlencoded): Request {
  return new Request('https://shop.example/en-us/cart', { method: 'POST', body, headers })
}

function toParts(count: number, toPart: (index: number) => string): Request {
  const parts = Array.from({ length: count }, (_, at) => `--bound\r\n${toPart(at)}\r\n`).join('')
  return post(`${parts}--bound--\r\n`, { 'Content-Type': 'multipart/form-data; boundary=bound' })
}

const toField = (name: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\nvalue`

/** Milliseconds of processor time. */
async function toCost(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test('a form is read as it was typed, in both ways in which browsers send it', async () => {
  const typed = new FormData()
  for (const [name, value] of [
    ['shipping.city', 'Weißkirchen & Söhne'],
    ['order', '1'],
    ['order', '2'],
  ] as const) {
    typed.append(name, value)
  }
  const fields = [...typed] as [string, string][]
  expect([...((await readLimitedForm(post(new URLSearchParams(fields)))) ?? [])]).toEqual(fields)
  expect([...((await readLimitedForm(post(typed, {}))) ?? [])]).toEqual(fields)
  expect([...((await readLimitedForm(post('', urlencoded))) ?? ['none'])]).toEqual([])
})

test('what is no form is none', async () => {
  const bodies = [
    post('{}', { 'Content-Type': 'application/json' }),
    post('a=1', { 'Content-Type': 'text/plain' }),
    post('a=1', { 'Content-Type': 'multipart/form-data' }),
    post('a=1', { 'Content-Type': 'multipart/form-data; boundary=bound' }),
    new Request('https://shop.example/', { method: 'POST' }),
  ]
  for (const request of bodies) expect(await readLimitedForm(request)).toBeNull()
})

test('a body that is broken off is none, for all that read one', async () => {
  const broken = () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('the body is too large')) })
    return new Request('https://shop.example/en-us/cart', { method: 'POST', body, headers: urlencoded, duplex: 'half' })
  }
  expect(await readLimitedForm(broken())).toBeNull()
  expect(await readLimitedText(broken(), 100)).toBeNull()
  expect(await readLimitedJson(broken(), 100)).toBeUndefined()
  expect(await limitJson(broken(), 'input')).toBeNull()
})

const hostile = {
  'thirty thousand times one field': () => post('a&'.repeat(30_000)),
  'sixteen thousand fields': () => post(Array.from({ length: 16_000 }, (_, at) => `a${at}`).join('&')),
  'one name that is all of it': () => post(`${'a'.repeat(99_000)}=1`),
  'a list in lists': () => post(`a${'[0]'.repeat(30_000)}=1`),
  'one value that is all of it': () => post(`a=${'%41'.repeat(33_000)}`),
  'the same as parts': () => toParts(1500, () => toField('a')),
  'a part of thousands of lines': () => toParts(1, () => `${'a: b\r\n'.repeat(16_000)}\r\n`),
  'parts without contents': () =>
    post('--bound\r\n'.repeat(9_000), { 'Content-Type': 'multipart/form-data; boundary=bound' }),
  'a part whose name is all of it': () => toParts(1, () => toField('"'.repeat(90_000))),
  'a part of a reserved name': () => toParts(1, () => toField('__state__')),
  'the fields of conform': () => post('__state__=x&__intent__=x'),
}
for (const [name, toRequest] of Object.entries(hostile)) {
  test(`${name} is refused, at next to no cost`, async () => {
    const request = toRequest()
    let form: FormData | null = new FormData()
    const cost = await toCost(async () => (form = await readLimitedForm(request)))
    expect(form).toBeNull()
    expect(cost).toBeLessThan(100)
  })
}

test('the longest form that is let in costs its parser next to nothing', async () => {
  const names = Array.from({ length: 5 }, (_, at) => `order${at}&`.repeat(200))
  const form = await readLimitedForm(post(names.join('').slice(0, -1)))
  if (!form) throw new Error('the form was refused')
  expect(await toCost(async () => parseWithZod(form, { schema: z.object({ order: z.string() }) }))).toBeLessThan(100)
})

test('a body is read up to its limit, whether its length is said beforehand or not', async () => {
  const stream = () => new Blob(['x'.repeat(50), 'y'.repeat(50)]).stream()
  const streamed = () => new Request('https://shop.example/', { method: 'POST', body: stream(), duplex: 'half' })
  expect(await readLimitedText(streamed(), 100)).toHaveLength(100)
  expect(await readLimitedText(streamed(), 99)).toBeNull()
  expect(await readLimitedText(post('xyz', { 'Content-Length': '101' }), 100)).toBeNull()
})

test('JSON is read where it is some, and not where it is too deep', async () => {
  expect(await readLimitedJson(post('{"a":1}'), 100)).toEqual({ a: 1 })
  for (const body of ['', '{', '['.repeat(50) + ']'.repeat(50), ' '.repeat(101)]) {
    expect(await readLimitedJson(post(body), 100), body).toBeUndefined()
  }
})

test('a library reads only JSON that may be so long and so deep', async () => {
  const ask = (input: string) => new Request(`https://shop.example/api/trpc?${new URLSearchParams({ input })}`)
  expect(await limitJson(ask('{"0":1}'), 'input')).not.toBeNull()
  expect(await limitJson(ask('['.repeat(30)), 'input')).toBeNull()
  expect(await (await limitJson(post('{"a":1}'), 'input'))?.json()).toEqual({ a: 1 })
  const plain = new Request('https://shop.example/', { method: 'POST', body: new Uint8Array() })
  expect((await limitJson(plain, 'input'))?.headers.has('Content-Type')).toBe(false)
  for (const body of ['['.repeat(50_000), `"${'x'.repeat(100_000)}"`]) {
    expect(await limitJson(post(body), 'input')).toBeNull()
  }
})
