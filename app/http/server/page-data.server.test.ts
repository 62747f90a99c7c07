import { type EntryContext } from '@remix-run/node'
import { encode, decode } from 'turbo-stream'
import { expect, test, vi } from 'vitest'
import { putOwnData } from '../own-block'
import { remixNames } from '../remix-window'
import { toOwnBlock } from './own-data.server'
import { type PageData, toPageData } from './page-data.server'

interface State {
  loaderData: Record<string, unknown>
  actionData?: unknown
  errors?: unknown
}

const everybodys = { root: { session: undefined }, frame: { cart: null, flash: null } }
const built = { everybodys, isSettled: true }

function toContext(state: State): EntryContext {
  return { staticHandlerContext: state, serverHandoffStream: encode(state) } as unknown as EntryContext
}

/** What the browser begins with, in a page with what stands beside the code. */
async function read({ code, own }: PageData): Promise<unknown> {
  const { state, stream } = new Function(`return {${code}}`)() as { state?: object; stream?: ReadableStream }
  if (stream) return (await decode(stream as ReadableStream<Uint8Array>)).value
  const [, textContent] = />(.*)<\/script>$/.exec(toOwnBlock(own)) ?? []
  vi.stubGlobal('document', { querySelector: () => (textContent === undefined ? null : { textContent }) })
  vi.stubGlobal('window', { [remixNames.context]: { state } })
  putOwnData()
  return state
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
  const developed = await toPageData(toContext(state), { ...built, isSettled: false, wordFile })
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

test('two visitors get the same code, and each reads what is their own beside it', async () => {
  const toState = (own: { session?: object; cart: object | null; flash: object | null }) => {
    const { session, ...frame } = own
    const loaderData = { root: { locale: 'en', ...(session && { session }) }, frame: { shopName: 'Vitrine', ...frame } }
    return { loaderData, actionData: undefined }
  }
  const nobody = toState({ cart: null, flash: null })
  const jan = toState({ session: { user: '</script><!--' }, cart: { count: 3 }, flash: null })
  const ada = toState({ cart: { count: 0 }, flash: { text: 'Done' } })
  const everybodysPage = await toPageData(toContext(nobody), built)
  expect(await read(everybodysPage)).toEqual(nobody)
  for (const state of [jan, ada, { ...jan, actionData: { ok: true } }]) {
    const data = await toPageData(toContext(state), built)
    if (!state.actionData) expect(data.code).toBe(everybodysPage.code)
    expect(await read(data)).toEqual(state)
  }
})

test('a page of everybody has nothing beside its code, and what is beside it cannot end its element', async () => {
  const nobody = { loaderData: { root: {}, frame: { cart: null } } }
  expect(toOwnBlock((await toPageData(toContext(nobody), built)).own)).toBe('')
  const session = { user: '</script><!-- "quoted"\u2028' }
  const { own } = await toPageData(toContext({ loaderData: { root: { session } } }), built)
  expect(toOwnBlock(own).match(/</g), 'its own beginning and end').toHaveLength(2)
})

test('a page that failed, and one without a frame, have all in their code', async () => {
  const failed = { loaderData: { root: { session: { user: 'Jan' } } }, errors: { frame: new Error('x') } }
  expect(await toPageData(toContext(failed), built)).toMatchObject({ own: {} })
  const bare = { loaderData: { root: { locale: 'en' }, frame: null } }
  expect(await read(await toPageData(toContext(bare), built))).toEqual(bare)
})
