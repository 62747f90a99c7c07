import { decode, encode } from 'turbo-stream'
import { expect, test, vi } from 'vitest'
import { encodeWhenRead } from './late-encoding.server'

function makeLibrary() {
  const encodeNow = vi.fn(encode)
  const library = { encode: encodeNow as typeof encode }
  encodeWhenRead(library)
  return { library, encodeNow }
}

test('the data of a page that goes out as JSON is not encoded as Remix would send it', async () => {
  const { library, encodeNow } = makeLibrary()
  await library.encode({ product: 'mug' }).cancel()
  expect(encodeNow).not.toHaveBeenCalled()
})

test('data that is read comes as it is, what is not there yet with it', async () => {
  const { library, encodeNow } = makeLibrary()
  const { value, done } = await decode(library.encode({ product: 'mug', stock: Promise.resolve(3) }))
  const { product, stock } = value as { product: string; stock: Promise<number> }
  expect([product, await stock]).toEqual(['mug', 3])
  await done
  expect(encodeNow).toHaveBeenCalledOnce()
})

test('what cannot be encoded fails for its reader', async () => {
  const { library } = makeLibrary()
  const { value } = await decode(library.encode({ stock: Promise.reject(new Error('gone')) }))
  await expect((value as { stock: Promise<number> }).stock).rejects.toThrow('gone')
})
