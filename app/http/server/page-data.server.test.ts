import { type EntryContext } from '@remix-run/node'
import { encode, decode } from 'turbo-stream'
import { expect, test } from 'vitest'
import { toDataStream } from './page-data.server'

interface State {
  loaderData: Record<string, unknown>
  actionData?: unknown
  errors?: unknown
}

function toContext(state: State): EntryContext {
  return { staticHandlerContext: state, serverHandoffStream: encode(state) } as unknown as EntryContext
}

/** What the browser reads from the code. */
async function read(code: string): Promise<unknown> {
  const stream = new Function(`return ${code}`)() as ReadableStream<Uint8Array>
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
  const code = await toDataStream(toContext(state))
  expect(await read(code)).toEqual(state)
  expect(code, 'it is written out plainly').toContain('"title":"Bécher “Ink”"')
})

test('what JSON cannot say comes as Remix writes it', async () => {
  const when = new Date('2026-11-21')
  for (const value of [when, new Map([[1, 2]]), NaN, [undefined], Object.create(null), { at: [{ when }] }]) {
    const state = { loaderData: { value } }
    expect(await read(await toDataStream(toContext(state)))).toEqual(state)
  }
})

test('so does the data of a page that failed', async () => {
  const state = { loaderData: {}, errors: { root: new Error('secret') } }
  const { errors } = (await read(await toDataStream(toContext(state)))) as State
  expect(errors).toHaveProperty('root')
})

test('data cannot end the script that it stands in', async () => {
  for (const more of [{}, { errors: {} }]) {
    const state = { loaderData: { title: '</script><!-- "quoted"\u2028' }, ...more }
    const code = await toDataStream(toContext(state))
    expect(code).not.toContain('<')
    expect(await read(code)).toMatchObject({ loaderData: state.loaderData })
  }
})
