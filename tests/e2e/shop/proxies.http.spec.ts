import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { startCaddy } from '../../../scripts/caddy.mjs'
import { startNginx } from '../../../scripts/nginx.mjs'
import { findFreePort } from '../../../scripts/ports.mjs'
import { ask } from '../../support/ask'
import { startFaultServer } from '../../support/fault-server'
import { startStorefront } from '../../support/storefront'
import { expect, test } from '../../support/test'

const form = (size: number) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: 'a'.repeat(size),
})

for (const [name, startProxy] of [['nginx', startNginx] as const, ['Caddy', startCaddy] as const]) {
  test(`${name} passes on no address that a visitor claims, no long form, and each form once`, async () => {
    const shop = await startFaultServer(({ method }, response) => {
      if (method === 'POST') response.destroy()
      else response.end('page')
    })
    const port = await findFreePort()
    const shopPort = Number(new URL(shop.url).port)
    const proxy = await startProxy({ port, shops: [shopPort, shopPort] })
    const at = proxy.url
    const listForms = () => shop.received.filter(({ method }) => method === 'POST').map(({ body }) => body.length)
    try {
      const claims = { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'gopher' }
      expect(await ask('/a%2Fb?c', { at, headers: claims })).toMatchObject({ status: 200, body: 'page' })
      const passedOn = shop.received.find(({ url }) => url === '/a%2Fb?c')?.headers
      expect(passedOn).toMatchObject({ 'x-forwarded-proto': 'http', host: new URL(at).host })
      expect(passedOn?.['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1)$/)

      expect((await ask('/', { at, ...form(10_000) })).status).toBe(502)
      expect(listForms()).toEqual([10_000])
      // Caddy 2.6 has begun to pass it on by then
      expect([413, 502]).toContain((await ask('/', { at, ...form(140_000) })).status)
      expect(listForms()).toHaveLength(1)
    } finally {
      await proxy.stop()
      await shop.close()
    }
  })
}

function open(url: string): Promise<{ hinted: string[]; linked: string[] }> {
  let hints = ''
  const headers = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' }
  return new Promise((resolve, reject) => {
    request(url, { headers, agent: false })
      .on('information', (said) => (hints += said.headers.link))
      .on('response', async (response) => {
        const page = await text(response)
        const listAll = (pattern: RegExp, where: string) =>
          Array.from(where.matchAll(pattern), ([, sheet = '']) => sheet)
        resolve({
          hinted: listAll(/<([^>]+)>; rel=preload; as=style/g, hints),
          linked: listAll(/<link rel="stylesheet" href="([^"]+)"/g, page),
        })
      })
      .on('error', reject)
      .end()
  })
}

test('Caddy passes on which sheets a bag will link, before the shop has made it', async () => {
  const shop = await startStorefront({ env: { EARLY_HINTS: 'on' } })
  const [port, none] = [await findFreePort(), await findFreePort()]
  const proxy = await startCaddy({ port, shops: [Number(new URL(shop.url).port), none] })
  try {
    const { hinted, linked } = await open(`${proxy.url}/en-us/cart`)
    expect(linked).toHaveLength(2)
    expect(hinted).toEqual(linked)
  } finally {
    await Promise.all([proxy.stop(), shop.stop()])
  }
})
