import { ask } from '../../support/ask'
import { expect, test } from '../../support/test'

const mug = 'uploads/products/kumo-mug-1.webp'
const modern = { Accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }
const webpOnly = { Accept: 'image/webp,*/*' }

async function readVersion(): Promise<string> {
  let version = ''
  await expect(async () => {
    const { body } = await ask('/en-us/products/kumo-mug')
    version = /kumo-mug-1\.webp\?v=([\w-]+)/.exec(body)?.[1] ?? ''
    expect(version).not.toBe('')
  }).toPass({ timeout: 20_000 })
  return version
}

test('a picture comes in the width and format that were asked for, and says how long it holds', async () => {
  const webp = await ask(`/images/640/${mug}`, { headers: webpOnly })
  expect(webp.status).toBe(200)
  expect(webp.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  expect(webp.headers.vary).toContain('Accept')
  expect(webp.headers.vary).toContain('Save-Data')
  expect(webp.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400')
  const plain = await ask(`/images/640/${mug}`, { headers: { Accept: '*/*' } })
  expect(plain.headers['content-type']).toBe('image/jpeg')
  expect(plain.headers.etag).not.toBe(webp.headers.etag)
  const avif = await ask(`/images/640/${mug}`, { headers: { Accept: 'image/avif' } })
  expect(avif.headers['content-type']).toBe('image/avif')
  const small = await ask(`/images/64/${mug}`, { headers: webpOnly })
  expect(Number(small.headers['content-length'])).toBeLessThan(Number(webp.headers['content-length']))
})

test('who reads AVIF has it as soon as it is made', async () => {
  await expect(async () => {
    const { headers } = await ask(`/images/750/${mug}`, { headers: modern })
    expect(headers['content-type']).toBe('image/avif')
  }).toPass({ timeout: 20_000 })
})

test('who saves data gets fewer bytes', async () => {
  const full = await ask(`/images/828/${mug}`, { headers: webpOnly })
  const saving = await ask(`/images/828/${mug}`, { headers: { ...webpOnly, 'Save-Data': 'on' } })
  expect(Number(saving.headers['content-length'])).toBeLessThan(Number(full.headers['content-length']) * 0.85)
})

test('a picture is never made larger than it is', async () => {
  const [own, huge] = await Promise.all(
    [1200, 3840].map((width) => ask(`/images/${width}/${mug}`, { headers: webpOnly })),
  )
  expect(huge?.headers['content-length']).toBe(own?.headers['content-length'])
})

test('a picture whose content is named in its address holds for good, and under another name only shortly', async () => {
  const version = await readVersion()
  const { headers } = await ask(`/images/128/${mug}?v=${version}`, { headers: webpOnly })
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const other = await ask(`/images/128/${mug}?v=another`, { headers: webpOnly })
  expect([other.status, other.headers['cache-control']]).toEqual([200, 'public, max-age=300'])
})

test('a picture that has not changed is not sent again', async () => {
  const { headers } = await ask(`/images/128/${mug}`, { headers: webpOnly })
  const again = await ask(`/images/128/${mug}`, { headers: { ...webpOnly, 'If-None-Match': String(headers.etag) } })
  expect([again.status, again.body]).toEqual([304, ''])
  expect(again.headers['content-type']).toBeUndefined()
})

test('a hundred who ask at once get the same picture', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => ask(`/images/1080/${mug}`, { headers: webpOnly })),
  )
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
})

test('a picture that is not there is a small drawing with a 404, so that the page keeps its shape', async () => {
  const { status, headers, body } = await ask('/images/640/uploads/products/none.webp', { headers: modern })
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    404,
    'image/svg+xml; charset=utf-8',
    'public, max-age=60',
  ])
  expect(body.length).toBeLessThan(300)
})

const refused = [
  `/images/641/${mug}`,
  `/images/0/${mug}`,
  `/images/1e9/${mug}`,
  '/images/640/store/products',
  '/images/640/uploads%2f..%2f..%2fstore',
  '/images/640/uploads/../store/products',
  '/images/640/uploads/%2e%2e/store/products',
  '/images/640/uploads/..%2f..%2fstore/products',
  '/images/640/uploads%5c..%5c..%5cstore',
  '/images/640/uploads/%00.webp',
  '/images/640/uploads/.env',
  '/images/640/elsewhere.example/a.jpg',
  '/images/640/localhost/a.jpg',
  '/images/640/127.0.0.1:9000/uploads/products/kumo-mug-1.webp',
  '/images/640/169.254.169.254/latest/meta-data',
  '/images/640/[::1]/a.jpg',
  '/images/640/2130706433/a.jpg',
  '/images/640/user:pass@elsewhere.example/a.jpg',
  '/images/640/file:/etc/passwd',
  '/images/640/http:%2f%2f127.0.0.1/a.jpg',
  `/images/640/uploads/${'a'.repeat(2000)}`,
]

for (const path of refused) {
  test(`nothing but the small drawing comes from ${path.slice(0, 80)}`, async () => {
    const { status, headers, body } = await ask(path, { headers: modern })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    // what no longer begins with /images/ once the browser's dots are resolved is a page
    if (headers['content-type'] === 'image/svg+xml; charset=utf-8') expect(body.length).toBeLessThan(300)
    expect(body).not.toContain('"products"')
  })
}
