import { type EntryContext } from '@remix-run/node'
import { encode, decode } from 'turbo-stream'
import { expect, test } from 'vitest'
import { type PageData, toPageData } from './page-data.server'

interface State {
  loaderData: Record<string, unknown>
  actionData?: unknown
  errors?: unknown
}

const built = { isSettled: true }

function toContext(state: State): EntryContext {
  return { staticHandlerContext: state, serverHandoffStream: encode(state) } as unknown as EntryContext
}

/** What the browser begins with. */
async function read({ code }: PageData): Promise<unknown> {
  const { state, stream } = new Function(`return {${code}}`)() as { state?: unknown; stream?: ReadableStream }
  return stream ? (await decode(stream as ReadableStream<Uint8Array>)).value : state
}

test('the browser begins with the data that the loaders gave', async () => {
  const product = {
    title: 'Bécher “Ink”',
    variants: [],
    prices: [0, 12.5, -3],
    sale: null,
    tags: ['', 'a'],
    open: false,
  }
  const state = { loaderData: { root: { nested: { again: product } }, product, page: null }, actionData: { ok: true } }
  const data = await toPageData(toContext(state), built)
  expect(await read(data)).toEqual(state)
  expect(data.code, 'it is written out plainly').toMatch(/^state:.*"title":"Bécher “Ink”"/)
  expect(data.wordFile).toBeUndefined()
})

test('the messages of the root are left to their file, and stand in no page', async () => {
  const messages = { 'common:header.bag': 'Bag' }
  const page = { messages: { 'search:title': 'Search' } }
  const wordFile = '/assets/words-en-1.js'
  const state = { loaderData: { root: { locale: 'en', messages }, page } }
  const data = await toPageData(toContext(state), { ...built, wordFile })
  expect(data.wordFile).toBe(wordFile)
  expect(await read(data)).toEqual({ loaderData: { root: { locale: 'en' }, page } })
})

test('what JSON cannot say comes as Remix writes it', async () => {
  const when = new Date('2026-11-21')
  for (const value of [when, new Map([[1, 2]]), NaN, [undefined], Object.create(null), { at: [{ when }] }]) {
    const state = { loaderData: { value } }
    expect(await read(await toPageData(toContext(state), built))).toEqual(state)
  }
})

test('so does the data of a page that failed, and all data while developing', async () => {
  const messages = { 'common:failure.home': 'Home' }
  const wordFile = '/assets/words-en-1.js'
  const failed = { loaderData: { root: { messages } }, errors: { page: new Error('secret') } }
  const data = await toPageData(toContext(failed), { ...built, wordFile })
  const { errors, loaderData } = (await read(data)) as State
  expect(errors).toHaveProperty('page')
  expect(loaderData.root, 'with its messages').toEqual({ messages })

  const state = { loaderData: { root: { messages } } }
  const developed = await toPageData(toContext(state), { isSettled: false, wordFile })
  expect(await read(developed)).toEqual(state)
  for (const one of [data, developed]) {
    expect(one.code).toMatch(/^stream:/)
    expect(one.wordFile).toBeUndefined()
  }
})

test('data cannot end the script that it stands in, nor say what an object is made from', async () => {
  for (const more of [{}, { errors: {} }]) {
    const state = { loaderData: { title: '</script><!-- "quoted"\u2028' }, ...more }
    const data = await toPageData(toContext(state), built)
    expect(data.code).not.toContain('<')
    expect(await read(data)).toMatchObject({ loaderData: state.loaderData })
  }
  // in code it would be the object's own prototype
  const odd = JSON.parse('{"loaderData":{"page":{"__proto__":{}}}}') as State
  expect((await toPageData(toContext(odd), built)).code).toMatch(/^stream:/)
})
