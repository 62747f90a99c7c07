import { type EntryContext } from '@remix-run/node'
import { encode, decode } from 'turbo-stream'
import { expect, test } from 'vitest'
import { type DataStream, toDataStream } from './page-data.server'

interface State {
  loaderData: Record<string, unknown>
  actionData?: unknown
  errors?: unknown
}

function toContext(state: State): EntryContext {
  return { staticHandlerContext: state, serverHandoffStream: encode(state) } as unknown as EntryContext
}

/** What the browser reads from the code, where modules have the messages. */
async function read({ code }: DataStream, modules: Record<string, object> = {}): Promise<unknown> {
  const load = (url: string) => Promise.resolve({ default: modules[url] })
  const stream = new Function('load', `return ${code.replace('import(', 'load(')}`)(load) as ReadableStream<Uint8Array>
  return (await decode(stream)).value
}

test('the browser reads the data that the loaders gave', async () => {
  const product = {
    title: 'Bécher “Ink”',
    variants: [],
    prices: [0, 12.5, -3],
    sale: null,
    tags: ['', 'a'],
    open: false,
  }
  const state = { loaderData: { root: { nested: { again: product } }, product, page: null }, actionData: { ok: true } }
  const data = await toDataStream(toContext(state))
  expect(await read(data)).toEqual(state)
  expect(data.code, 'it is written out plainly').toContain('"title":"Bécher “Ink”"')
  expect(data.modules).toEqual([])
})

test('the messages of the root come from their file, and stand in no page', async () => {
  const messages = { 'common:header.bag': 'Bag' }
  const state = { loaderData: { root: { locale: 'en', messages }, page: { messages: { 'search:title': 'Search' } } } }
  const file = '/assets/words-en-1.js'
  const data = await toDataStream(toContext(state), file)
  expect(data.modules).toEqual([file])
  expect(data.code).not.toContain('header.bag')
  expect(data.code).toContain('search:title')
  expect(await read(data, { [file]: messages })).toEqual(state)
})

test('nothing is numbered, and no file is asked for, before the data is read', async () => {
  const asked: string[] = []
  const { code } = await toDataStream(toContext({ loaderData: { root: {} } }), '/assets/words-en-1.js')
  const load = (url: string) => {
    asked.push(url)
    return Promise.resolve({ default: {} })
  }
  const stream = new Function('load', `return ${code.replace('import(', 'load(')}`)(load) as ReadableStream<Uint8Array>
  await new Promise((resolve) => setImmediate(resolve))
  expect(asked).toEqual([])
  await decode(stream)
  expect(asked).toEqual(['/assets/words-en-1.js'])
})

test('what JSON cannot say comes as Remix writes it', async () => {
  const when = new Date('2026-11-21')
  for (const value of [when, new Map([[1, 2]]), NaN, [undefined], Object.create(null), { at: [{ when }] }]) {
    const state = { loaderData: { value } }
    expect(await read(await toDataStream(toContext(state)))).toEqual(state)
  }
})

test('so does the data of a page that failed', async () => {
  const messages = { 'common:failure.home': 'Home' }
  const state = { loaderData: { root: { messages } }, errors: { page: new Error('secret') } }
  const data = await toDataStream(toContext(state), '/assets/words-en-1.js')
  const { errors, loaderData } = (await read(data)) as State
  expect(errors).toHaveProperty('page')
  expect(loaderData.root, 'with its messages').toEqual({ messages })
  expect(data.modules).toEqual([])
})

test('data cannot end the script that it stands in', async () => {
  for (const more of [{}, { errors: {} }]) {
    const state = { loaderData: { title: '</script><!-- "quoted"\u2028' }, ...more }
    const data = await toDataStream(toContext(state))
    expect(data.code).not.toContain('<')
    expect(await read(data)).toMatchObject({ loaderData: state.loaderData })
  }
})
