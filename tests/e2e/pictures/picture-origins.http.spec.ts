import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from '../../support/ask'
import { type PictureServer, startPictureServer } from '../../support/picture-server'
import { type Storefront, startStorefront } from '../../support/storefront'
import { expect, test } from '../../support/test'

test.describe.configure({ mode: 'serial' })

const headers = { Accept: 'image/webp,*/*' }
let pictures: PictureServer
let other: PictureServer
let shop: Storefront
let cache: string

// of its own: where its pictures are is known here alone, and it is started anew
function start() {
  return startStorefront({ env: { PICTURE_ORIGINS: pictures.origin, PICTURE_CACHE_DIR: cache } })
}

test.beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'picture-cache-'))
  ;[pictures, other] = await Promise.all([startPictureServer(), startPictureServer()])
  shop = await start()
})

test.afterAll(async () => {
  await shop.stop()
  pictures.close()
  other.close()
  await rm(cache, { recursive: true, force: true })
})

function get(path: string, host = pictures.host) {
  return ask(`/images/256/${host}${path}`, { headers, at: shop.url })
}

test('a configured origin’s pictures come through the shop, whatever their server calls them', async () => {
  for (const path of ['/good.jpg', '/a%20folder/gut%20%26%20sch%C3%B6n.jpg']) {
    const { status, headers } = await get(path)
    expect([path, status, headers['content-type']]).toEqual([path, 200, 'image/webp'])
  }
})

test('a product whose picture a configured origin keeps shows it through the shop', async ({ admin }) => {
  const { id, handle } = await admin.createProduct({
    title: 'Picture elsewhere',
    stock: { One: 1 },
    prices: { eur: 900 },
  })
  const thumbnail = `${pictures.origin}/good.jpg`
  await admin.call('POST', `/admin/products/${id}`, { thumbnail, images: [thumbnail, `${other.origin}/good.jpg`] })
  await expect(async () => {
    const { status, body } = await ask(`/en-de/products/${handle}`, { at: shop.url })
    expect(status).toBe(200)
    expect(body).toContain(`/images/640/${pictures.host}/good.jpg`)
    // neither this one's own address nor that of the other, which nobody has configured
    expect(body).not.toContain(pictures.origin)
    expect(body).not.toContain(other.host)
  }).toPass({ timeout: 40_000 })
})

test('another origin is not asked, not even on the same machine', async () => {
  for (const host of [other.host, other.host.replace('127.0.0.1', 'localhost'), '127.0.0.1', 'elsewhere.example']) {
    expect((await get('/good.jpg', host)).status, host).toBe(404)
  }
  expect(other.asked).toEqual([])
})

test('a redirect leads nowhere', async () => {
  const before = pictures.asked.length
  expect((await get('/redirect.jpg')).status).toBe(404)
  expect(pictures.asked.slice(before)).toEqual(['/redirect.jpg'])
})

test('what is broken, huge, endless or no photograph becomes the small drawing', async () => {
  for (const path of ['/broken.jpg', '/bomb.png', '/endless.jpg', '/drawing.svg', '/page.jpg', '/document.jpg']) {
    const { status, headers, body } = await get(path)
    expect([path, status, headers['content-type']]).toEqual([path, 422, 'image/svg+xml; charset=utf-8'])
    expect(headers['cache-control']).toBe('public, max-age=60')
    expect(body, path).not.toContain('script')
  }
})

test('a server that fails or does not answer is no reason to wait, and nothing to remember', async () => {
  for (const path of ['/slow.jpg', '/error.jpg']) {
    const startedAt = Date.now()
    const { status, headers } = await get(path)
    expect([path, status, headers['cache-control']]).toEqual([path, 503, 'no-store'])
    expect(Date.now() - startedAt, path).toBeLessThan(8_000)
  }
})

test('a hundred who ask at once cost one look at the original and one resized file', async () => {
  const before = pictures.asked.length
  const path = `/images/384/${pictures.host}/good.jpg`
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(path, { headers, at: shop.url })))
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
  expect(pictures.asked.length - before).toBeLessThanOrEqual(1)
  const files = await readdir(cache, { recursive: true })
  expect(files.filter((file) => file.includes('-384-webp'))).toHaveLength(1)
})

test('after a restart a picture comes from the disk, even while its server is gone', async () => {
  const first = await get('/good.jpg')
  const hash = String(first.headers.etag).split('-256-')[0]?.slice(1) ?? ''
  await shop.stop()
  pictures.close()
  shop = await start()
  const again = await get(`/good.jpg?v=${hash}`)
  expect([again.status, again.headers.etag]).toEqual([200, first.headers.etag])
  expect(again.headers['cache-control']).toContain('immutable')
})
