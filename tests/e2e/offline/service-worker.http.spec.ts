import { brotliCompressSync } from 'node:zlib'
import { ask } from '../../support/ask'
import { expect, test } from '../../support/test'

// both as they come over the wire
const workerBudget = 10_000
const precacheBudget = 220_000

test('the worker is small, asked for anew each time, and precaches the build within its budget', async () => {
  const { status, headers, body } = await ask('/service-worker.js')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ])
  expect(brotliCompressSync(body).length).toBeLessThan(workerBudget)
  const assets = [...body.matchAll(/"(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '')
  expect(assets.length).toBeGreaterThan(20)
  expect(
    assets.filter((asset) => asset.includes('/words-')),
    'the words of all languages',
  ).toEqual([])
  let bytes = 0
  for (const asset of assets) {
    const answer = await ask(asset)
    expect(answer.status, asset).toBe(200)
    bytes += brotliCompressSync(answer.body).length
  }
  expect(bytes).toBeLessThan(precacheBudget)
})

test('switched off, its address answers a worker that takes itself away, and no page asks for one', async ({
  bareShop,
}) => {
  const worker = await ask('/service-worker.js', { at: bareShop.url })
  expect([worker.status, worker.headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(worker.body).toContain('unregister')
  expect(worker.body).not.toContain('/assets/')
  expect((await ask('/en-us', { at: bareShop.url })).body).toContain('data-service-worker="off"')
})

test('every locale has an app to install, with a page for being offline in its language', async () => {
  for (const [locale, lang] of [
    ['en-us', 'en-US'],
    ['de-at', 'de-AT'],
  ]) {
    const page = await ask(`/${locale}`)
    const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page.body) ?? []
    expect(page.headers['content-security-policy']).toContain("manifest-src 'self'; worker-src 'self'")
    const manifest = await ask(path)
    expect(manifest.headers['content-type']).toContain('application/manifest+json')
    const app = JSON.parse(manifest.body)
    expect(app).toMatchObject({ id: '/', lang, start_url: `/${locale}`, scope: '/', name: 'Vitrine' })
    expect(app.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
    for (const { src, type } of app.icons) expect((await ask(src)).headers['content-type']).toContain(type)
    for (const { url } of app.shortcuts) expect((await ask(url)).status).toBe(200)
    const offline = await ask(`/${locale}/offline`)
    expect(offline.body).toContain(`<html lang="${lang}"`)
    expect(offline.headers['set-cookie']).toBeUndefined()
  }
  expect((await ask('/xy-us/offline')).status).toBe(404)
})
