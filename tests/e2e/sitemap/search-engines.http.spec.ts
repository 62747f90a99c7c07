import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { parseHtml } from '../../support/html'
import { type Answer, ask } from '../../support/ask'
import { startStorefront } from '../../support/storefront'
import { waitForBackend } from '../../support/wait-for-backend'
import { readStructuredData } from '../../support/structured-data'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
})

interface Url {
  loc: string
  lastmod?: string
  'xhtml:link': { '@_rel': string; '@_hreflang': string; '@_href': string }[]
}

async function readXml(path: string, at?: string) {
  return parseXml(path, await ask(path, { at }))
}

function parseXml(path: string, { status, headers, body }: Answer) {
  expect(status, path).toBe(200)
  expect(headers['content-type'], path).toMatch(/^application\/xml/)
  expect(Buffer.byteLength(body), path).toBeLessThan(50_000_000)
  expect(XMLValidator.validate(body), path).toBe(true)
  return parser.parse(body)
}

async function listParts(at?: string): Promise<string[]> {
  const { sitemapindex } = await readXml('/sitemap.xml', at)
  expect(sitemapindex['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  return sitemapindex.sitemap.map(({ loc }: { loc: string }) => new URL(loc).pathname)
}

async function readSitemap(at?: string): Promise<Url[]> {
  const urls: Url[] = []
  for (const path of await listParts(at)) {
    const part = await ask(path, { at })
    if (part.status === 404) {
      // the products of other tests went, and the last part with them
      expect(await listParts(at)).not.toContain(path)
      continue
    }
    const { urlset } = parseXml(path, part)
    expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    expect(urlset.url.length).toBeLessThanOrEqual(50_000)
    urls.push(...urlset.url)
  }
  return urls
}

/** The page's `<link rel=…>` as pairs of hreflang and address; `canonical` has no hreflang. */
function readLinks(html: string, rel: string): [string, string][] {
  const tags = [...parseHtml(html).querySelectorAll(`link[rel=${rel}]`)]
  return tags.map((tag) => [tag.getAttribute('hreflang') ?? '', tag.getAttribute('href') ?? ''])
}

test('crawlers are told what to leave alone and where the sitemap is', async () => {
  const { status, headers, body } = await ask('/robots.txt')
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(body).toMatch(/^User-agent: \*$/m)
  expect(body).toMatch(/^Disallow: \/api\/$/m)
  const sitemap = /^Sitemap: (.+)$/m.exec(body)?.[1] ?? ''
  expect(new URL(sitemap).pathname).toBe('/sitemap.xml')
})

/** Whether a crawler may read an address: of the rules that fit it the longest counts, and of two `Allow` (RFC 9309, 2.2.2). */
function mayCrawl(robots: string, address: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, path = '']) => ({ kind, path }))
  const fitting = rules.filter(({ path }) => {
    const pattern = path.replace(/[.?+^(){}|[\]\\]/g, '\\$&').replaceAll('*', '.*')
    return new RegExp(`^${pattern}`).test(address)
  })
  const [first] = fitting.sort((a, b) => b.path.length - a.path.length || (a.kind === 'Allow' ? -1 : 1))
  return first?.kind !== 'Disallow'
}

test('crawlers read every list and its pages, and none of its choices, orders and searches', async () => {
  const { body } = await ask('/robots.txt')
  const open = [
    ...['/en-us', '/de-at/categories/all', '/de-at/categories/all?page=2', '/en-us/tags/linen?utm_source=mail'],
    ...['/de-de/types/lamp?page=3&utm_source=mail', '/en-us/products/kumo-mug?variant=variant_1', '/en-us/search'],
    ...['/en-us/products/search?q=1', '/en-us/categories/sort=name', '/images/640/uploads/mug.webp', '/sitemap.xml'],
  ]
  const closed = [
    ...['/en-us/categories/all?sort=name', '/de-at/collections/harbour?page=2&sort=price-asc', '/ja-jp/search?q=mug'],
    ...['/en-us/tags/linen?option.color=Blue', '/en-us/types/lamp?utm_source=mail&stock=in', '/en-us/cart?a=b'],
    ...['/en-us/categories/all?tag=linen&type=lamp', '/en-us/categories/all?min=5&currency=eur', '/en-us/checkout'],
  ]
  for (const address of open) expect(mayCrawl(body, address), address).toBe(true)
  for (const address of closed) expect(mayCrawl(body, address), address).toBe(false)
})

test('the sitemap has every address once, and its counterparts are mutual', async () => {
  test.setTimeout(240_000)
  const urls = await readSitemap()
  const pairs = new Map(urls.map((url) => [url.loc, JSON.stringify(url['xhtml:link'])]))
  expect(pairs.size).toBe(urls.length)
  const wrong = urls.filter(({ loc, lastmod, 'xhtml:link': links }) => {
    const isDated = !lastmod || /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(lastmod)
    const hasItself = links.some((link) => link['@_href'] === loc)
    const hasDefault = links.filter((link) => link['@_hreflang'] === 'x-default').length === 1
    const isMutual = links.every((link) => pairs.get(link['@_href']) === pairs.get(loc))
    return !(isDated && hasItself && hasDefault && isMutual)
  })
  expect(wrong).toEqual([])
})

test('pages of the sitemap are there, indexable, and name themselves and the same counterparts', async () => {
  test.setTimeout(240_000)
  const urls = await readSitemap()
  const kinds = ['products', 'categories', 'collections', 'tags', 'types', 'pages']
  const samples = kinds.flatMap((kind) => {
    const some = urls.filter(({ loc }) => loc.includes(`/${kind}/`))
    // the oldest ones: the newest are other tests', and may be gone again
    return ['/en-', '/de-'].map((language) => some.find(({ loc }) => loc.includes(language)))
  })
  for (const url of [...samples, urls[0]]) {
    if (!url) throw new Error('the sitemap lacks a kind of page')
    const { status, body } = await ask(new URL(url.loc).pathname)
    expect(status, url.loc).toBe(200)
    expect(body, url.loc).not.toContain('<meta name="robots"')
    expect(readLinks(body, 'canonical'), url.loc).toEqual([['', url.loc]])
    const counterparts = url['xhtml:link'].map((link) => [link['@_hreflang'], link['@_href']])
    expect(readLinks(body, 'alternate'), url.loc).toEqual(counterparts)
  }
})

test('while the backend is down the sitemap comes from what was read before, and without that it asks to wait', async ({
  faultyShop: warm,
}) => {
  test.setTimeout(240_000)
  const [first] = await readSitemap(warm.url)
  expect(first?.loc).toMatch(new RegExp(`^${warm.url}/`))
  await warm.backend.cut()
  expect((await readSitemap(warm.url)).length).toBeGreaterThan(0)
  // one that has read nothing yet
  const cold = await startStorefront({ env: { MEDUSA_URL: warm.backend.url, PUBLIC_URL: 'https://shop.example' } })
  try {
    const { status, headers } = await ask('/sitemap.xml', { at: cold.url })
    expect({ status, wait: headers['retry-after'] }).toEqual({ status: 503, wait: '60' })
    const robots = await ask('/robots.txt', { at: cold.url })
    expect(robots.body).toContain('Sitemap: https://shop.example/sitemap.xml')
    await warm.backend.restore()
    await waitForBackend(cold.url)
    expect((await readSitemap(cold.url))[0]?.loc).toMatch(/^https:\/\/shop\.example\//)
  } finally {
    await cold.stop()
  }
})

test('a sitemap goes out as small as it can be, is not sent twice, and names a new product soon', async ({ admin }) => {
  async function readFile(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(new URL(path, readWorld('SHOP_URL')), { headers })
    const { status } = answer
    const sent = Number(answer.headers.get('content-length'))
    return { status, sent, tag: answer.headers.get('etag') ?? '', xml: Buffer.from(await answer.arrayBuffer()) }
  }
  for (const path of ['/sitemap.xml', ...(await listParts())]) {
    const { sent, tag, xml } = await readFile(path, { 'Accept-Encoding': 'gzip' })
    expect(sent, path).toBeGreaterThan(0)
    expect(sent, path).toBeLessThanOrEqual(1.5 * gzipSync(xml, { level: 6 }).length)
    expect(tag, path).toMatch(/^"/)
    // other tests change the catalogue meanwhile
    const again = await readFile(path, { 'Accept-Encoding': 'gzip', 'If-None-Match': tag })
    expect(again.status === 304 || again.tag !== tag, path).toBe(true)
  }
  const { handle } = await admin.createProduct({ title: 'Mapped vase', stock: { One: 1 }, prices: { eur: 1000 } })
  await expect(async () => {
    const files = await Promise.all((await listParts()).map((path) => ask(path)))
    expect(files.some(({ body }) => body.includes(`/products/${handle}<`))).toBe(true)
  }).toPass({ timeout: 30_000 })
})

test('a file that the sitemap does not have is not there', async () => {
  for (const file of ['products-999.xml', 'products-1', '..%2fpages-1.xml', '%00.xml']) {
    expect((await ask(`/sitemaps/${file}`)).status, file).toBe(404)
  }
})

test('the pages of the shop describe themselves as search engines want it', async () => {
  const pages = {
    '/en-us': ['Organization', 'WebSite'],
    '/de-at/categories/kueche': ['BreadcrumbList'],
    '/en-de/categories/all?page=2': ['BreadcrumbList'],
    '/en-jp/collections/harbour': ['BreadcrumbList'],
    '/en-us/tags/linen': ['BreadcrumbList'],
    '/de-de/types/lamp?sort=name': ['BreadcrumbList'],
    '/en-de/search?q=lamp': [],
    '/de-kw/search': [],
    '/de-kw/products/kumo-becher': ['BreadcrumbList', 'Product'],
    '/en-gb/products/gift-card': ['BreadcrumbList', 'Product'],
  }
  for (const [path, kinds] of Object.entries(pages)) {
    const { body } = await ask(path)
    expect(readStructuredData(body).kinds, path).toEqual(kinds)
    expect(gzipSync(body).length, path).toBeLessThan(25_000)
  }
})

test('a product’s data has the region’s own ways of sending it and of sending it back, and a gift card’s none', async () => {
  const terms = {
    '/de-at/products/kumo-becher': { rates: ['4.90', '12.90'], back: '3.90', country: 'AT' },
    // without RETURN_DAYS nobody says for how long things are taken back there
    '/en-jp/products/kumo-mug': { rates: ['660', '1320'], back: null, country: 'JP' },
  }
  for (const [path, { rates, back, country }] of Object.entries(terms)) {
    const offers = readStructuredData((await ask(path)).body).product?.offers
    const first = offers && 'offers' in offers ? offers.offers[0] : offers
    const sent = first?.shippingDetails?.flatMap((way) => ('shippingRate' in way ? way : [])) ?? []
    expect(sent.map(({ shippingRate }) => shippingRate.value).toSorted(), path).toEqual(rates.toSorted())
    expect(sent[0]?.shippingDestination.addressCountry).toBe(country)
    if (back === null) expect(first?.hasMerchantReturnPolicy).toBeUndefined()
    else
      expect(first?.hasMerchantReturnPolicy).toMatchObject({
        merchantReturnDays: 14,
        returnShippingFeesAmount: { value: back },
      })
  }
  const card = readStructuredData((await ask('/en-gb/products/gift-card')).body).product?.offers
  expect(JSON.stringify(card)).not.toContain('shippingDetails')
})

test('the shop’s data leads to a search that answers and to a logo that can be shown', async () => {
  const { organization, site } = readStructuredData((await ask('/de-at')).body)
  const template = new URL(site?.potentialAction.target.urlTemplate.replace('{search_term_string}', 'leuchte') ?? '')
  const results = await ask(template.pathname + template.search)
  expect(results.status).toBe(200)
  expect(results.body).toContain('Bell Pendelleuchte')
  const { pathname } = new URL(organization?.logo ?? '')
  const logo = await fetch(new URL(pathname, readWorld('SHOP_URL')))
  expect(logo.headers.get('content-type')).toBe('image/png')
  const { width, height } = await sharp(await logo.arrayBuffer()).metadata()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(112)
})

test('a tag’s and a type’s page have one address for each reader, and all of them name each other', async () => {
  const { origin } = new URL(readWorld('SHOP_URL'))
  const addresses = {
    '/en-de/tags/linen': '/en-de/tags/linen',
    '/en-de/tags/%6cinen/?utm_source=mail': '/en-de/tags/linen',
    '/de-at/types/lamp': '/de-at/types/lamp',
  }
  for (const [asked, path] of Object.entries(addresses)) {
    const { body } = await ask(asked)
    expect(readLinks(body, 'canonical'), asked).toEqual([['', origin + path]])
    const counterparts = readLinks(body, 'alternate')
    const addressOf = new Map(counterparts)
    expect([...addressOf.values()], asked).toContain(origin + path)
    for (const reader of ['en-US', 'de-AT', 'de-DE', 'x-default']) {
      const { pathname } = new URL(addressOf.get(reader) ?? '')
      const other = await ask(pathname)
      expect(other.status, pathname).toBe(200)
      expect(readLinks(other.body, 'canonical'), pathname).toEqual([['', origin + pathname]])
      expect(readLinks(other.body, 'alternate'), pathname).toEqual(counterparts)
    }
  }
})

test('what is chosen or sorted is no page of its own, and a search none at all', async () => {
  const { origin } = new URL(readWorld('SHOP_URL'))
  const addresses = {
    '/en-de/tags/linen?sort=name': '/en-de/tags/linen',
    '/de-de/types/lamp?stock=in': '/de-de/types/lamp',
    '/en-de/categories/kitchen?max=20&currency=eur': '/en-de/categories/kitchen',
    '/de-de/search?q=lampe&sort=name': '/de-de/search',
  }
  for (const [asked, path] of Object.entries(addresses)) {
    const { status, body } = await ask(asked)
    expect(status, asked).toBe(200)
    expect(body, asked).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(readLinks(body, 'canonical'), asked).toEqual([['', origin + path]])
    expect(readLinks(body, 'alternate'), asked).toEqual([])
  }
})

test('a product’s data has its one price in major units, and no title ends its script', async ({ admin }) => {
  const title = 'Lamp </script><script>alert(1)</script> & "Co"'
  const { handle } = await admin.createProduct({
    title,
    stock: { One: 2 },
    prices: { eur: 1999, jpy: 3000, kwd: 6125 },
  })
  const offers = { 'en-at': ['19.99', 'EUR'], 'en-jp': ['3000', 'JPY'], 'en-kw': ['6.125', 'KWD'] } as const
  for (const [locale, [price, priceCurrency]] of Object.entries(offers)) {
    const { body } = await ask(`/${locale}/products/${handle}?variant=variant_any`)
    expect(body).not.toContain('<script>alert')
    expect(body).toContain(`property="product:price:amount" content="${price}"`)
    const [, canonical] = readLinks(body, 'canonical')[0] ?? []
    const script = /<script type="application\/ld\+json">(.*?"Product".*?)<\/script>/s.exec(body)?.[1] ?? '{}'
    expect(JSON.parse(script)).toMatchObject({ name: title, url: canonical, offers: { price, priceCurrency } })
  }
})

test('a list’s later page is its own page, whatever else stands in the query', async () => {
  const { body } = await ask('/en-de/categories/all?page=2&utm_source=mail')
  const origin = new URL(readWorld('SHOP_URL')).origin
  expect(readLinks(body, 'canonical')).toEqual([['', `${origin}/en-de/categories/all?page=2`]])
  expect(readLinks(body, 'alternate')).toContainEqual(['de-DE', `${origin}/de-de/categories/all?page=2`])
})

test('a made-up language is not for search engines', async () => {
  const { body } = await ask('/xa-us')
  expect(body).toContain('<meta name="robots" content="noindex, follow"/>')
  expect(readLinks(body, 'alternate')).toEqual([])
})
