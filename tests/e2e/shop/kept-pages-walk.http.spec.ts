import fc from 'fast-check'
import { type IncomingHttpHeaders, request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { type Admin } from '../../support/admin'
import { deliver, signDelivery } from '../../support/catalogue-hook'
import { givePrices } from '../../support/customer-group'
import { seeded } from '../../support/seeded'
import { type Storefront, startStorefront } from '../../support/storefront'
import { expect, test } from '../../support/test'
import { readCustomer, registerCustomer } from '../auth/sign-in-steps'

type Headers = Record<string, string>

interface Seen {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface Visitor {
  name: string
  cookies: string
  /** What nobody else sees. */
  secret?: RegExp
}

const nobody: Visitor = { name: 'nobody', cookies: '' }

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
  return { status, said: Object.fromEntries(said), varies: [...varies].toSorted(), body: toBody({ body }) }
}

const toBody = ({ body }: Pick<Seen, 'body'>) => body.replaceAll(uuid, 'mark')

const isOld = ({ headers }: Seen) => String(headers['cache-control']).includes('s-maxage=0')

const jarOf = (answers: Response[]) =>
  answers.flatMap((answer) => answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')).join('; ')

/** Two with a bag, of whom one has signed in, two more who have, of whom one pays less for it, and some with odd cookies. */
async function makeVisitors(at: string, variantId: string, admin: Admin): Promise<Visitor[]> {
  const post = (path: string, fields: Headers, cookie = '') =>
    fetch(at + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'Sec-Fetch-Site': 'same-origin', Origin: at, ...(cookie && { Cookie: cookie }) },
      redirect: 'manual',
    })
  async function fillBag(quantity: string): Promise<string> {
    const bag = jarOf([await post('/en-us/cart', { intent: 'add', variantId, quantity })])
    expect(bag).toContain('cart_')
    return bag
  }
  async function signIn({ email, password }: { email: string; password: string }): Promise<string> {
    const csrf = await fetch(`${at}/api/auth/csrf`)
    const { csrfToken } = (await csrf.json()) as { csrfToken: string }
    const fields = { csrfToken, email, password, callbackUrl: '/en-us' }
    const session = jarOf([await post('/api/auth/callback/credentials', fields, jarOf([csrf]))])
    expect(session).toContain('session=')
    return session
  }
  const [bag, bigBag] = [await fillBag('3'), await fillBag('8')]
  const choices = jarOf([await post('/preferences', { light: 'on', returnTo: '/en-us' })])
  expect(choices).toContain('preferences=')
  const [one, other, member] = [
    await registerCustomer('Ottoline'),
    await registerCustomer('Perpetua'),
    await registerCustomer('Gwendolen'),
  ]
  const [session, otherSession, memberSession] = [await signIn(one), await signIn(other), await signIn(member)]
  const { id } = await readCustomer(member)
  await givePrices(admin, [id], { variantIds: [variantId], currency: 'usd', amount: 777 })
  return [
    nobody,
    { name: 'bag', cookies: bag, secret: /data-testid="cart-count">3</ },
    { name: 'light', cookies: choices },
    { name: 'customer', cookies: session, secret: /ottoline/i },
    { name: 'both', cookies: `${bigBag}; ${otherSession}`, secret: /perpetua|data-testid="cart-count">8</i },
    { name: 'group', cookies: memberSession, secret: /gwendolen|7\.77/i },
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

test('whoever asks gets the page that would be made for them, and nothing of anybody else', async ({ admin }) => {
  test.setTimeout(240_000)
  const { kept, anew, tellAll, stop } = await startBoth()
  try {
    const bowl = await admin.createProduct({ title: 'Bowl of a group', stock: { Small: 50 }, prices: { usd: 4200 } })
    const visitors = await makeVisitors(kept.url, bowl.variants[0]?.id ?? '', admin)
    const mug = (language: 'en' | 'de' | 'ar') => seeded(language, 'handle', 'kumo-mug')
    const pages = [
      '/en-us',
      '/de-at',
      `/en-us/products/${mug('en')}`,
      `/en-us/products/${bowl.handle}`,
      `/de-at/products/${mug('de')}`,
      `/ar-us/products/${encodeURIComponent(mug('ar'))}`,
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
    const bodies = new Map<string, string>()
    function check(seen: Seen, { name }: Visitor, what: string): void {
      for (const other of visitors)
        if (other.secret && other.name !== name)
          expect(seen.body, `${what}, of ${other.name}`).not.toMatch(other.secret)
      if (seen.status !== 200 || !seen.headers.etag || !seen.body) return
      const body = toBody(seen)
      expect(body, `${what}, as its ETag says`).toBe(bodies.get(seen.headers.etag) ?? body)
      bodies.set(seen.headers.etag, body)
    }
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
          check(shown[0], visitor, what)
        }).toPass({ timeout: 30_000, intervals: [0, 300, 1000, 2000] })
        const seen = await read(kept, path, headers, method)
        if (seen.headers.age !== undefined) keptCount += 1
        expect(seen.headers, what).not.toHaveProperty('set-cookie')
        expect(seen.body, what).not.toMatch(/data-testid="cart-count">[^<]/)
        check(seen, nobody, what)
      }
    })
    await fc.assert(walk, { seed: 22, numRuns: 12, endOnFailure: true })
    expect(keptCount, 'what is kept was asked for').toBeGreaterThan(40)
    const etags = new Set<string>()
    for (const visitor of visitors.filter(({ name }) => !['light', 'edited', 'group'].includes(name))) {
      const { name, cookies } = visitor
      const ask = (more: Headers = {}) => read(kept, '/en-us', { ...(cookies && { Cookie: cookies }), ...more })
      const others = { 'If-None-Match': [...etags].join(', ') }
      await expect(async () => {
        const seen = await ask(others)
        check(seen, visitor, name)
        const { age, etag = '' } = seen.headers
        expect([seen.status, age], `${name} gets what is kept, whatever others have had`).toEqual([
          200,
          expect.anything(),
        ])
        expect((await ask({ 'If-None-Match': etag })).status, `${name} has it`).toBe(304)
        // the same is nobody's
        if (cookies && name !== 'rubbish') etags.add(etag)
      }).toPass({ timeout: 20_000 })
    }
    expect(etags.size).toBe(3)
  } finally {
    await stop()
  }
})
