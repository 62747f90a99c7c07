import { expect, test } from '@playwright/test'
import { ask } from '../support/ask'

const mug = 'uploads/products/kumo-mug-1.webp'
const browser = { Accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }

test('a picture comes in the width and format that were asked for, and says how long it holds', async () => {
  const webp = await ask(`/images/640/${mug}`, { headers: browser })
  expect(webp.status).toBe(200)
  expect(webp.headers).toMatchObject({ 'content-type': 'image/webp', vary: expect.stringContaining('Accept') })
  expect(webp.headers['cache-control']).toBe('public, max-age=86400')
  const jpeg = await ask(`/images/640/${mug}`, { headers: { Accept: '*/*' } })
  expect(jpeg.headers['content-type']).toBe('image/jpeg')
  expect(jpeg.headers.etag).not.toBe(webp.headers.etag)
  const small = await ask(`/images/64/${mug}`, { headers: browser })
  expect(small.body.length).toBeLessThan(webp.body.length)
})

test('a picture with a version in its address holds for good', async () => {
  const { headers } = await ask(`/images/128/${mug}?v=1`, { headers: browser })
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a picture that has not changed is not sent again', async () => {
  const { headers } = await ask(`/images/128/${mug}`, { headers: browser })
  const again = await ask(`/images/128/${mug}`, { headers: { ...browser, 'If-None-Match': String(headers.etag) } })
  expect(again.status).toBe(304)
  expect(again.body).toBe('')
})

test('a hundred who ask at once get the same picture', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(`/images/1080/${mug}`, { headers: browser })))
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
})

test('a picture that is not there is a small drawing with a 404, so that the page keeps its shape', async () => {
  const { status, headers, body } = await ask('/images/640/uploads/products/none.webp', { headers: browser })
  expect([status, headers['content-type']]).toEqual([404, 'image/svg+xml'])
  expect(body.length).toBeLessThan(300)
})

test('nothing but the backend’s uploads, in no other width, comes through', async () => {
  const paths = [
    `/images/641/${mug}`,
    `/images/0/${mug}`,
    `/images/1e9/${mug}`,
    '/images/640',
    '/images/640/store/products',
    '/images/640/uploads/../store/products',
    '/images/640/uploads/%2e%2e/store/products',
    '/images/640/uploads/..%2f..%2fstore/products',
    '/images/640/uploads%5c..%5c..%5cstore',
    '/images/640/uploads/%00.webp',
    '/images/640/http://127.0.0.1:9000/uploads/x.webp',
    '/images/640//127.0.0.1/uploads/x.webp',
    `/images/640/uploads/${'a'.repeat(2000)}`,
  ]
  for (const path of paths) {
    const { status, body } = await ask(path, { headers: browser })
    expect(status, path).toBeGreaterThanOrEqual(400)
    expect(status, path).toBeLessThan(500)
    expect(body.length, path).toBeLessThan(3000)
    expect(body, path).not.toContain('"products"')
  }
})
