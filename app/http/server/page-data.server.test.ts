import { type EntryContext } from '@remix-run/node'
import { encode, decode } from 'turbo-stream'
import { expect, test, vi } from 'vitest'
import { toOwnBlock } from './own-data.server'
import { type DataStream, toDataStream } from './page-data.server'

interface State {
  loaderData: Record<string, unknown>
  actionData?: unknown
  errors?: unknown
}

function toContext(state: State): EntryContext {
  return { staticHandlerContext: state, serverHandoffStream: encode(state) } as unknown as EntryContext
}

const everybodys = { root: { session: undefined }, frame: { cart: null, flash: null } }

/** What the browser reads from the code, in a page with this element, where modules have the messages. */
async function read({ code, own }: DataStream, modules: Record<string, object> = {}): Promise<unknown> {
  const [, textContent] = />(.*)<\/script>$/.exec(toOwnBlock(own)) ?? []
  const load = (url: string) => Promise.resolve({ default: modules[url] })
  const stream = new Function('load', `return ${code.replace('import(', 'load(')}`)(load) as ReadableStream<Uint8Array>
  // it stands behind the code
  vi.stubGlobal('document', { querySelector: () => (textContent === undefined ? null : { textContent }) })
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
  const data = await toDataStream(toContext(state), { everybodys })
  expect(await read(data)).toEqual(state)
  expect(data.code, 'it is written out plainly').toContain('"title":"Bécher “Ink”"')
  expect(data.modules).toEqual([])
})

test('the messages of the root come from their file, and stand in no page', async () => {
  const messages = { 'common:header.bag': 'Bag' }
  const state = { loaderData: { root: { locale: 'en', messages }, page: { messages: { 'search:title': 'Search' } } } }
  const file = '/assets/words-en-1.js'
  const data = await toDataStream(toContext(state), { everybodys, wordFile: file })
  expect(data.modules).toEqual([file])
  expect(data.code).not.toContain('header.bag')
  expect(data.code).toContain('search:title')
  expect(await read(data, { [file]: messages })).toEqual(state)
})

test('what JSON cannot say comes as Remix writes it', async () => {
  const when = new Date('2026-11-21')
  for (const value of [when, new Map([[1, 2]]), NaN, [undefined], Object.create(null), { at: [{ when }] }]) {
    const state = { loaderData: { value } }
    expect(await read(await toDataStream(toContext(state), { everybodys }))).toEqual(state)
  }
})

test('so does the data of a page that failed', async () => {
  const messages = { 'common:failure.home': 'Home' }
  const state = { loaderData: { root: { messages } }, errors: { page: new Error('secret') } }
  const data = await toDataStream(toContext(state), { everybodys, wordFile: '/assets/words-en-1.js' })
  const { errors, loaderData } = (await read(data)) as State
  expect(errors).toHaveProperty('page')
  expect(loaderData.root, 'with its messages').toEqual({ messages })
  expect(data.modules).toEqual([])
})

test('data cannot end the script that it stands in', async () => {
  for (const more of [{}, { errors: {} }]) {
    const state = { loaderData: { title: '</script><!-- "quoted"\u2028' }, ...more }
    const data = await toDataStream(toContext(state), { everybodys })
    expect(data.code).not.toContain('<')
    expect(await read(data)).toMatchObject({ loaderData: state.loaderData })
  }
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
  const everybodysPage = await toDataStream(toContext(nobody), { everybodys })
  expect(await read(everybodysPage)).toEqual(nobody)
  for (const state of [jan, ada, { ...jan, actionData: { ok: true } }]) {
    const data = await toDataStream(toContext(state), { everybodys })
    if (!state.actionData) expect(data.code).toBe(everybodysPage.code)
    expect(await read(data)).toEqual(state)
  }
})

test('a page of everybody has nothing beside its code, and what is beside it cannot end its element', async () => {
  const nobody = { loaderData: { root: {}, frame: { cart: null } } }
  expect(toOwnBlock((await toDataStream(toContext(nobody), { everybodys })).own)).toBe('')
  const session = { user: '</script><!-- "quoted"\u2028' }
  const { own } = await toDataStream(toContext({ loaderData: { root: { session } } }), { everybodys })
  expect(toOwnBlock(own).match(/</g), 'its own beginning and end').toHaveLength(2)
})

test('a page that failed, and one without a frame, have all in their code', async () => {
  const failed = { loaderData: { root: { session: { user: 'Jan' } } }, errors: { frame: new Error('x') } }
  expect(await toDataStream(toContext(failed), { everybodys })).toMatchObject({ own: {} })
  const bare = { loaderData: { root: { locale: 'en' }, frame: null } }
  expect(await read(await toDataStream(toContext(bare), { everybodys }))).toEqual(bare)
})
