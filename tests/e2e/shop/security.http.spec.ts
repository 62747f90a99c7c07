import { ask } from '../../support/ask'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'

const home = '/en-us'
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

test.describe('every answer', () => {
  for (const path of [home, '/robots.txt', '/healthz', '/en-us/no-such-page']) {
    test(`of ${path} has the security headers and an id`, async () => {
      const { headers } = await ask(path)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers['strict-transport-security'], 'no promise of https over http').toBeUndefined()
    })
  }

  test('of a page allows the page’s own scripts only, and no frame around it', async () => {
    const { headers, status } = await ask(home)
    expect(status).toBe(200)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    // where people sign in, forms lead there
    const issuers = JSON.parse(readWorld('IDENTITY_PROVIDERS')) as { issuer: string }[]
    const own = issuers.reduce((text, { issuer }) => text.replace(` ${new URL(issuer).origin}`, ''), policy)
    expect(own).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/)
  })

  test('does not believe a forwarded address from just anybody', async () => {
    const headers = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https', 'X-Request-Id': 'chosen-by-me' }
    const answer = await ask('/', { headers })
    expect(JSON.stringify(answer)).not.toContain('evil.example')
    expect(answer.headers['x-request-id']).not.toBe('chosen-by-me')
    expect(answer.headers['strict-transport-security']).toBeUndefined()
  })
})

test.describe('a form from another site', () => {
  const foreign = {
    'another origin': { Origin: 'https://evil.example' },
    'a null origin': { Origin: 'null' },
    'another site by fetch metadata': { 'Sec-Fetch-Site': 'cross-site' },
    'another referrer': { Referer: 'https://evil.example/' },
    'no sign of where it is from': {},
  }
  for (const [name, headers] of Object.entries(foreign)) {
    test(`with ${name} is refused with a page, on pages and resource routes alike`, async () => {
      for (const path of ['/de-at/cart', '/de-at/cart.data', '/preferences', '/api/anything']) {
        const answer = await ask(path, { method: 'POST', headers: { ...form, ...headers }, body: 'quantity=1' })
        expect(answer.status, path).toBe(403)
        expect(answer.headers['set-cookie'], path).toBeUndefined()
        expect(answer.headers['content-type'], path).toContain('text/html')
        expect(answer.body, path).not.toContain('<script')
      }
    })
  }

  test('gets its page in the language of the address, with a way back', async () => {
    const post = (path: string) => ask(path, { method: 'POST', headers: { Origin: 'https://evil.example' } })
    const german = await post('/de-at/cart')
    expect(german.body).toContain('<html lang="de"')
    expect(german.body).toContain('href="/de-at"')
    expect((await post('/en-us/cart')).body).toContain('<html lang="en"')
  })

  test('is let through where it is ours', async () => {
    const headers = { ...form, Origin: new URL(readWorld('SHOP_URL')).origin }
    const answer = await ask('/en-us/cart', { method: 'POST', headers, body: 'intent=nonsense' })
    expect(answer.status).not.toBe(403)
    expect(answer.status).toBeLessThan(500)
  })
})

test.describe('what nobody could mean', () => {
  test('a body beyond the limit is answered 413 with a page', async () => {
    const headers = { ...form, Origin: new URL(readWorld('SHOP_URL')).origin }
    const answer = await ask('/en-us/cart', { method: 'POST', headers, body: `a=${'x'.repeat(200_000)}` })
    expect(answer.status).toBe(413)
    expect(answer.body).toContain('<h1>')
  })

  const strange = {
    '/en-us/%E0%A4%A': 400,
    '/%': 400,
    'http://evil.example/en-us': 400,
    [`/en-us/${'a'.repeat(5000)}`]: 414,
    '/en-us/products/..%2f..%2fetc%2fpasswd': 404,
    '/en-us/%00': 404,
    '/.env': 404,
    '/server.mjs': 404,
    '/assets/no-such-file.js': 404,
    // Remix's own, where routes are discovered one by one: it matched every path that it was asked for
    [`/__manifest?${'p=/en-us/cart&'.repeat(200)}`]: 404,
  }
  for (const [path, status] of Object.entries(strange)) {
    test(`${path.slice(0, 50)} is answered ${status}, and tells nothing of the inside`, async () => {
      const answer = await ask(path)
      expect(answer.status).toBe(status)
      expect(answer.body).not.toMatch(/\bat .+:\d+:\d+|node_modules|TypeError|\/home\/|\/work\//)
    })
  }

  test('an address cannot lead to another site', async () => {
    for (const path of [
      '//evil.example',
      '//evil.example/..',
      '/\\evil.example',
      '/en-us//evil.example',
      '/%2f%2fevil.example',
    ]) {
      const { headers } = await ask(path)
      const { host } = new URL(headers.location ?? '/', readWorld('SHOP_URL'))
      expect(host, path).toBe(new URL(readWorld('SHOP_URL')).host)
    }
  })
})

test.describe('files', () => {
  test('are for ever where their name holds a hash, and short-lived otherwise', async () => {
    const { body } = await ask(home)
    const stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(body)?.[1] ?? ''
    const hashed = await ask(stylesheet, { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(hashed.headers['content-encoding']).toBe('br')
    expect(Number(hashed.headers['content-length'])).toBeGreaterThan(0)
    expect((await ask('/robots.txt')).headers['cache-control']).not.toContain('immutable')
  })

  test('and pages are compressed as the browser likes it', async () => {
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await ask(home, { headers: { 'Accept-Encoding': encoding } })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary).toContain('Accept-Encoding')
    }
    expect((await ask(home)).headers['content-encoding']).toBeUndefined()
  })
})
