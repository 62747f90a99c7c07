import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { paths } from '~/paths'
import { answerXml } from './answer-xml.server'
import { createPackedXml } from './packed-xml.server'
import { toIndexXml, toSitemapXml } from './sitemap-xml.server'

const pieces = Array.from({ length: 40_000 }, (_, place) => `<url>${place % 97}</url>`)
const xml = pieces.join('')

function createFixture() {
  const write = vi.fn(() => Readable.from(pieces))
  return { write, file: createPackedXml('', write) }
}

async function askFor(headers: Record<string, string>) {
  const packed = await createFixture().file.read()
  return answerXml(new Request('https://shop.example/sitemap.xml', { headers }), packed)
}

it('is written once for all who ask, and no larger than gzip makes it', async () => {
  const { write, file } = createFixture()
  const [first, ...others] = await Promise.all([file.read(), file.read(), file.read()])
  expect(write).toHaveBeenCalledTimes(1)
  expect(others.every((other) => other === first)).toBe(true)
  expect(gunzipSync(first.bytes).toString()).toBe(xml)
  expect(first.bytes.length).toBeLessThan(1.5 * gzipSync(xml, { level: 6 }).length)
})

it('holds the addresses of the pages that it is a sitemap of, and lists its files', async () => {
  const scope = { origin: 'https://shop.example', codes: ['en-us', 'ja-jp'], defaultCode: 'en-us' }
  const file = { name: 'products-1', pages: [{ toPath: (code: string) => paths.product(code, '湯のみ') }] }
  const [sitemap, index] = await Promise.all(
    [() => toSitemapXml(file, scope), () => toIndexXml([file], scope.origin)].map((write) =>
      createPackedXml('', write).read(),
    ),
  )
  expect(gunzipSync(sitemap?.bytes ?? '').toString()).toContain(
    `<loc>https://shop.example${encodeURI('/ja-jp/products/湯のみ')}</loc>`,
  )
  expect(gunzipSync(index?.bytes ?? '').toString()).toContain('<loc>https://shop.example/sitemaps/products-1.xml</loc>')
})

it('is written again after a failure', async () => {
  const { write, file } = createFixture()
  const failing = () =>
    new Readable({
      read() {
        this.destroy(new Error('broken'))
      },
    })
  write.mockImplementationOnce(failing)
  await expect(file.read()).rejects.toThrow('broken')
  expect(gunzipSync((await file.read()).bytes).toString()).toBe(xml)
})

it.each([
  ['gzip, deflate, br', 'gzip'],
  ['br;q=1.0, gzip;q=0.2', 'gzip'],
  ['gzip;q=0', null],
  ['identity', null],
  ['', null],
])('is sent to a crawler that reads “%s” as it can read it', async (accepted, encoding) => {
  const answer = await askFor({ 'Accept-Encoding': accepted })
  expect(answer.headers.get('Content-Encoding')).toBe(encoding)
  const body = Buffer.from(await answer.arrayBuffer())
  expect(Number(answer.headers.get('Content-Length'))).toBe(body.length)
  expect((encoding ? gunzipSync(body) : body).toString()).toBe(xml)
})

it('is not sent again to who has it, in that encoding', async () => {
  const packed = await askFor({ 'Accept-Encoding': 'gzip' })
  const plain = await askFor({})
  const [tag = '', plainTag = ''] = [packed, plain].map(({ headers }) => headers.get('ETag') ?? '')
  expect(tag).toMatch(/^"[\w-]+"$/)
  expect(plainTag).not.toBe(tag)
  expect((await askFor({ 'Accept-Encoding': 'gzip', 'If-None-Match': `"other", ${tag}` })).status).toBe(304)
  expect((await askFor({ 'Accept-Encoding': 'gzip', 'If-None-Match': plainTag })).status).toBe(200)
})
