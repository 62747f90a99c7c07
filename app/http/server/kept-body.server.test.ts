import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { keepBody } from './kept-body.server'

const html = Buffer.from('A mug, a bowl and a plate. '.repeat(2000) + crypto.randomUUID())

it('is the same in every encoding, each made once, and nothing is kept that is not compressed', async () => {
  const onGrowth = vi.fn()
  const body = await keepBody(html, onGrowth)
  const { bytes } = body
  expect(bytes).toBeLessThan(html.length / 10)
  const brotli = body.read('br')
  expect(brotliDecompressSync(await brotli).equals(html)).toBe(true)
  expect(await body.read('identity')).toEqual(html)
  expect(body.bytes).toBe(bytes)
  const [zipped, again] = await Promise.all([body.read('gzip'), body.read('gzip')])
  expect(gunzipSync(zipped).equals(html)).toBe(true)
  expect(again).toBe(zipped)
  expect(body.read('gzip')).toBe(zipped)
  expect(body.bytes).toBe(bytes + zipped.length)
  expect(onGrowth).toHaveBeenCalledOnce()
})

it('is pressed smaller, and stays what it is', async () => {
  const onGrowth = vi.fn()
  const random = Array.from({ length: 4000 }, (_, number) => `<li>${(number * 7919) % 1009} of a list</li>`)
  const page = Buffer.from(random.join(''))
  const body = await keepBody(page, onGrowth)
  const { bytes } = body
  expect(body.isPressed).toBe(false)
  await body.press()
  expect(body.isPressed).toBe(true)
  expect(body.bytes).toBeLessThan(bytes)
  expect(onGrowth).toHaveBeenCalledOnce()
  expect(brotliDecompressSync(await body.read('br')).equals(page)).toBe(true)
  expect(await body.read('identity')).toEqual(page)
})

it('is parted once for all who have something of their own in it, and counts what that takes', async () => {
  const onGrowth = vi.fn()
  const body = await keepBody(html, onGrowth)
  const { bytes } = body
  const listPlaces = vi.fn(() => [html.subarray(-36).toString()])
  const [parts, again] = await Promise.all([body.readParts(listPlaces), body.readParts(listPlaces)])
  expect(String(gunzipSync(parts?.fill(['mine'], '') ?? ''))).toBe(`${html.subarray(0, -36)}mine`)
  expect(again).toBe(parts)
  expect(listPlaces).toHaveBeenCalledOnce()
  expect(body.bytes).toBe(bytes + (parts?.bytes ?? 0))
  expect(onGrowth).toHaveBeenCalledOnce()
  expect(await (await keepBody(html, onGrowth)).readParts(() => ['nowhere'])).toBeNull()
})
