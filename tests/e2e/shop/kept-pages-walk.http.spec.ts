import fc from 'fast-check'
import { type IncomingHttpHeaders, request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { deliver, signDelivery } from '../../support/catalogue-hook'
import { seeded } from '../../support/seeded'
import { type Storefront, startStorefront } from '../../support/storefront'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'

type Headers = Record<string, string>

interface Seen {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface Visitor {
  name: string
  cookies: string
}

/** Two shops at one address, of which one keeps pages and the other makes each anew. */
async function startBoth() {
  const kept = await startStorefront()
  const anew = await startStorefront({ env: { PAGE_CACHE_MB: '0', PUBLIC_URL: kept.url } })
  const tellAll = (changes: unknown) => Promise.all([kept, anew].map(({ url }) => deliver(signDelivery(changes), url)))
  async function stop() {
    await Promise.all([kept.stop(), anew.stop()])
  }
  return { kept, anew, tellAll, stop }
}

function read({ url }: Storefront, path: string, headers: Headers = {}, method = 'GET'): Promise<Seen> {
  const { port } = new URL(url)
  const all = { Host: `localhost:${port}`, Connection: 'close', ...headers }
  return new Promise((resolve, reject) => {
    const sent = send({ host: '127.0.0.1', port, path, method, headers: all }, (response) => {
      buffer(response).then((received) => {
        const body = decode(received, response.headers['content-encoding'])
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
      }, reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}

function decode(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return ''
  const ways: Record<string, (packed: Buffer) => Buffer> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    deflate: inflateSync,
  }
  return String(ways[encoding ?? '']?.(body) ?? body)
}

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
// of each answer, or of the connection
const own = ['x-request-id', 'date', 'age', 'content-length', 'transfer-encoding', 'content-encoding', 'connection']

/**
 * What of an answer is the same however it came about; a page's mark is of one rendering. The ETag of who has something of their
 * own is not that of a page that was rendered for them.
 */
function toSame({ status, headers, body }: Seen, { cookies }: Visitor) {
  const { vary = '', ...rest } = headers
  const said = Object.entries(rest).filter(([name]) => !own.includes(name) && !(cookies && name === 'etag'))
  const varies = new Set(vary.split(/, */).map((name) => name.toLowerCase()))
  return { status, said: Object.fromEntries(said), varies: [...varies].toSorted(), body: body.replaceAll(uuid, 'mark') }
}

const isOld = ({ headers }: Seen) => String(headers['cache-control']).includes('s-maxage=0')

/** Somebody with a bag, and somebody who has signed in and made choices in the footer. */
async function makeVisitors(at: string, variantId: string): Promise<Visitor[]> {
  const jarOf = (answers: Response[]) =>
    answers.flatMap((answer) => answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')).join('; ')
  const post = (path: string, fields: Headers, cookie = '') =>
    fetch(at + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'Sec-Fetch-Site': 'same-origin', Origin: at, ...(cookie && { Cookie: cookie }) },
      redirect: 'manual',
    })
  const bag = jarOf([await post('/en-us/cart', { intent: 'add', variantId, quantity: '3' })])
  expect(bag).toContain('cart_')
  const choices = jarOf([await post('/preferences', { light: 'on', returnTo: '/en-us' })])
  expect(choices).toContain('preferences=')
  const csrf = await fetch(`${at}/api/auth/csrf`)
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const email = readWorld('CUSTOMER_EMAIL')
  const fields = { csrfToken, email, password: readWorld('CUSTOMER_PASSWORD'), callbackUrl: '/en-us' }
  const session = jarOf([await post('/api/auth/callback/credentials', fields, jarOf([csrf]))])
  expect(session).toContain('session=')
  return [
    { name: 'nobody', cookies: '' },
    { name: 'bag', cookies: bag },
    { name: 'light', cookies: choices },
    { name: 'customer', cookies: session },
    { name: 'both', cookies: `${bag}; ${session}` },
    { name: 'rubbish', cookies: '_ga=1; sess%69on=1; "session"=x; =; ;; browser=1' },
    { name: 'edited', cookies: 'session=x; shop-cart_1=eyJ; preferences=on' },
  ]
}

const oddHeader = fc.constantFrom<Headers>(
  { 'Accept-Encoding': 'br' },
  { 'Accept-Encoding': 'gzip, br;q=0' },
  { 'Accept-Encoding': 'deflate' },
  { 'Accept-Encoding': 'identity;q=0' },
  { 'Accept-Language': 'ar' },
  { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
  { Forwarded: 'host=evil.example' },
  { Host: 'evil.example' },
  { Range: 'bytes=0-99' },
  { 'Sec-Purpose': 'prefetch' },
  { 'If-None-Match': '*' },
  { 'If-None-Match': '"x"' },
  { Authorization: 'Bearer x' },
)
const variants: Headers[] = [
  {},
  { 'Save-Data': 'on' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { ECT: '2g', 'Sec-Fetch-Site': 'none' },
]

const toQuestion = ({ visitors, pages }: { visitors: readonly Visitor[]; pages: readonly string[] }) =>
  fc.record({
    visitor: fc.constantFrom(...visitors),
    path: fc.constantFrom(...pages),
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
    variant: fc.constantFrom(...variants),
    odd: fc.oneof(fc.constant<Headers>({}), oddHeader),
  })

test('whoever asks gets the page that would be made for them, and nothing of anybody else', async ({ bowl }) => {
  test.setTimeout(240_000)
  const { kept, anew, tellAll, stop } = await startBoth()
  try {
    const variantId = bowl.variants[0]?.id ?? ''
    const visitors = await makeVisitors(kept.url, variantId)
    const mug = (language: 'en' | 'de' | 'ar') => seeded(language, 'handle', 'kumo-mug')
    const pages = [
      '/en-us',
      '/de-at',
      `/en-us/products/${mug('en')}`,
      `/de-at/products/${mug('de')}`,
      `/ar-ae/products/${encodeURIComponent(mug('ar'))}`,
      '/en-us/categories/all?sort=price-asc',
      '/en-us/categories/all?utm_source=x',
      '/en-us/pages/imprint',
      '/en-us/products/nothing-like-it',
      '/en-us/products/k%75mo-mug',
      '/xx-us',
      '/en-us/cart',
    ]
    for (const path of [...pages, ...pages]) for (const variant of variants) await read(kept, path, variant)
    let keptCount = 0
    const filled = new Set<string>()
    const asked = fc.array(toQuestion({ visitors, pages }), { minLength: 12, maxLength: 12 })
    const walk = fc.asyncProperty(asked, async (questions) => {
      for (const { visitor, path, method, variant, odd } of questions) {
        const headers = { ...variant, ...odd }
        const all = { ...headers, ...(visitor.cookies && { Cookie: visitor.cookies }) }
        const what = `${method} ${path} of ${visitor.name} ${JSON.stringify(headers)}`
        // what other tests do to the catalogue neither shop is told
        await expect(async () => {
          const shown = await Promise.all([read(kept, path, all, method), read(anew, path, all, method)])
          const [one, other] = shown.map((seen) => toSame(seen, visitor))
          if (!shown.some(isOld) && JSON.stringify(one) !== JSON.stringify(other)) {
            await tellAll([{ kind: 'everything' }])
          }
          expect(one, what).toEqual(other)
          if (shown[0].headers.age !== undefined) filled.add(visitor.name)
        }).toPass({ timeout: 30_000, intervals: [0, 300, 1000, 2000] })
        const { headers: said, body } = await read(kept, path, headers, method)
        if (said.age !== undefined) keptCount += 1
        expect(said, what).not.toHaveProperty('set-cookie')
        expect(body, what).not.toContain(readWorld('CUSTOMER_EMAIL'))
        expect(body, what).not.toMatch(/data-testid="cart-count">[^<]/)
      }
    })
    await fc.assert(walk, { seed: 22, numRuns: 12, endOnFailure: true })
    expect(keptCount, 'what is kept was asked for').toBeGreaterThan(40)
    expect([...filled].toSorted(), 'who got what is kept, as their own').toEqual([
      'bag',
      'both',
      'customer',
      'nobody',
      'rubbish',
    ])
  } finally {
    await stop()
  }
})
