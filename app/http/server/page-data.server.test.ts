import { type EntryContext } from '@remix-run/node'
import { encode, decode } from 'turbo-stream'
import { expect, test, vi } from 'vitest'
import { toOwnBlock } from './own-data.server'
import { toDataStream } from './page-data.server'

interface State {
  loaderData: Record<string, unknown>
  actionData?: unknown
  errors?: unknown
}

function toContext(state: State): EntryContext {
  return { staticHandlerContext: state, serverHandoffStream: encode(state) } as unknown as EntryContext
}

const everybodys = { root: { session: undefined }, frame: { cart: null, flash: null } }

const toCode = async (state: State) => (await toDataStream(toContext(state), everybodys)).code

/** What the browser reads from the code, in a page with this element. */
async function read(code: string, block = ''): Promise<unknown> {
  const [, textContent] = />(.*)<\/script>$/.exec(block) ?? []
  const stream = new Function(`return ${code}`)() as ReadableStream<Uint8Array>
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
  const code = await toCode(state)
  expect(await read(code)).toEqual(state)
  expect(code, 'it is written out plainly').toContain('"title":"Bécher “Ink”"')
})

test('what JSON cannot say comes as Remix writes it', async () => {
  const when = new Date('2026-11-21')
  for (const value of [when, new Map([[1, 2]]), NaN, [undefined], Object.create(null), { at: [{ when }] }]) {
    const state = { loaderData: { value } }
    expect(await read(await toCode(state))).toEqual(state)
  }
})

test('so does the data of a page that failed', async () => {
  const state = { loaderData: {}, errors: { root: new Error('secret') } }
  const { errors } = (await read(await toCode(state))) as State
  expect(errors).toHaveProperty('root')
})

test('data cannot end the script that it stands in', async () => {
  for (const more of [{}, { errors: {} }]) {
    const state = { loaderData: { title: '</script><!-- "quoted"\u2028' }, ...more }
    const code = await toCode(state)
    expect(code).not.toContain('<')
    expect(await read(code)).toMatchObject({ loaderData: state.loaderData })
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
  const everybodysCode = await toCode(nobody)
  expect(await read(everybodysCode)).toEqual(nobody)
  for (const state of [jan, ada, { ...jan, actionData: { ok: true } }]) {
    const { code, own } = await toDataStream(toContext(state), everybodys)
    if (!state.actionData) expect(code).toBe(everybodysCode)
    expect(await read(code, toOwnBlock(own))).toEqual(state)
  }
})

test('a page of everybody has nothing beside its code, and what is beside it cannot end its element', async () => {
  const nobody = { loaderData: { root: {}, frame: { cart: null } } }
  expect(toOwnBlock((await toDataStream(toContext(nobody), everybodys)).own)).toBe('')
  const session = { user: '</script><!-- "quoted"\u2028' }
  const { own } = await toDataStream(toContext({ loaderData: { root: { session } } }), everybodys)
  expect(toOwnBlock(own).match(/</g), 'its own beginning and end').toHaveLength(2)
})

test('a page that failed, and one without a frame, have all in their code', async () => {
  const failed = { loaderData: { root: { session: { user: 'Jan' } } }, errors: { frame: new Error('x') } }
  expect(await toDataStream(toContext(failed), everybodys)).toMatchObject({ own: {} })
  const bare = { loaderData: { root: { locale: 'en' }, frame: null } }
  expect(await read(await toCode(bare))).toEqual(bare)
})
