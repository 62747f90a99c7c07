import { type Answer, ask } from '../../support/ask'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'

const lists = ['/en-de/categories/all', '/de-de/tags/linen', '/en-jp/types/lamp', '/en-de/collections/harbour']
const searches = ['/en-de/search?q=lamp', '/de-kw/search']

const pages = ['page=0', 'page=-1', 'page=2.5', 'page=0x10', 'page=%00', 'page=', 'page[]=2', 'page=%D9%A3', 'page=1e9']
const prices = [
  ...['min=-5', 'min=NaN', 'max=Infinity', 'max=-Infinity', 'min=1e3', 'min=0x1F', 'min=%EF%BC%91', 'min=1.23456'],
  ...['min=100&max=1', 'min=0&max=0', 'min=999999999999', 'max=123456789.9999', 'min=1,5', 'min=000005', 'min=&max='],
  ...['min=5&min=7', 'min=5&currency=zzz', 'min=5&currency=EUR', 'min=5&currency[]=eur', 'currency=eur'],
]
const orders = [
  'sort=random',
  'sort=relevance',
  'sort=__proto__',
  'sort=%00name',
  'sort=name&sort=newest',
  'sort[]=name',
]
const terms = [
  ...['tag=__proto__', 'tag=%', 'tag=%zz', 'tag=%ff%fe', 'tag=%c0%ae', 'tag=%0d%0aSet-Cookie:x=1', 'tag=../../etc'],
  ...['option.__proto__=x', 'option.constructor=y', 'option.=x', 'option=x', 'option.%00=x', 'option.color=%ED%A0%80'],
  ...['__proto__[x]=1', 'constructor=1', 'stock=1', 'stock=in&stock=out', 'option.color=%F0%9F%92%A9'],
  `option.color=${'x'.repeat(3000)}`,
  Array.from({ length: 300 }, (_, number) => `tag=t${number}`).join('&'),
  Array.from({ length: 100 }, (_, number) => `option.o${number}=a`).join('&'),
]
const nonsense = ['&'.repeat(3000), '='.repeat(500), '%26=%3D', 'a=b;c=d', '?', '?sort=name', '_data=root', 'index']
const words = [
  ...['q=%00', 'q=%ED%A0%80', 'q=%ED%A0%80lamp', 'q=%', 'q=%ff', 'q[]=lamp', 'q=lamp&q=mug', 'q=((((', 'q=*'],
  ...['q=__proto__', 'q=toString', 'q=%E2%80%AElamp', 'q=%EF%AC%81', 'q=%C4%B0', 'q=%D9%A1%D9%A2'],
  // runes, since products of other tests are called anything in Latin letters
  `q=${encodeURIComponent('ᛉᛉᛉᛉ')}&page=5`,
  `q=${'x'.repeat(3500)}`,
  `q=${'lamp+'.repeat(600)}`,
  `q=${encodeURIComponent('ﷺ'.repeat(90))}`,
]
const origins = [
  ...['//evil.example', '/%5Cevil.example', 'javascript:alert(1)', 'http:/evil.example', '/..//evil.example', '%00'],
  ...['/en-de/%2e%2e//evil.example', '/de-de/%ED%A0%80', '/en-de/search?from=/en-de/search', '/'.repeat(2500)],
].map((from) => `q=lamp&sort=bogus&from=${from}`)

/** What a browser would show, and the address that it would show then. */
async function follow(address: string): Promise<Answer & { address: string }> {
  const answer = await ask(address)
  const { location } = answer.headers
  if (answer.status < 300 || answer.status > 399 || location === undefined) return { ...answer, address }
  expect(location, address).toMatch(/^\/(?!\/)/)
  const second = await ask(location)
  expect(second.headers.location, `${address} to ${location}`).toBeUndefined()
  return { ...second, address: location }
}

/** Holds an address to a page in the shop's frame that shows nothing of the inside. */
async function expectPage(asked: string, status: number | number[]): Promise<string> {
  const { address, ...answer } = await follow(asked)
  const label = `${asked.slice(0, 120)} at ${address.slice(0, 120)}`
  expect([status].flat(), label).toContain(answer.status)
  const text = answer.body.replace(/<script[\s\S]*?<\/script>/g, '')
  expect(text, label).toMatch(/<header[\s\S]*<h1[\s\S]*<footer/)
  expect(text, label).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\bat .*\.js:\d|href="(https?:)?\/\/evil/)
  return address
}

for (const list of [...lists, ...searches]) {
  test(`${list} leaves out of its query what nobody can mean`, async () => {
    test.setTimeout(120_000)
    const join = list.includes('?') ? '&' : '?'
    for (const query of [...pages, ...prices, ...orders, ...terms, ...nonsense]) {
      const address = await expectPage(list + join + query, 200)
      if (terms.includes(query)) expect(address.length, query).toBeLessThanOrEqual((list + join + query).length)
    }
  })
}

test('whatever is looked for, and wherever the search was opened, there is a page', async () => {
  for (const query of [...words, ...origins]) await expectPage(`/en-de/search?${query}`, 200)
})

test('a page that a list does not have is not there', async () => {
  for (const list of [...lists, '/en-de/search?q=lamp']) {
    await expectPage(`${list}${list.includes('?') ? '&' : '?'}page=9999`, 404)
  }
  const keys = ['none', '__proto__', 'constructor', 'LINEN', '%00', '..%2f..', '%3Cscript%3E', 'x'.repeat(3000)]
  for (const kind of ['tags', 'types', 'categories', 'collections']) {
    for (const key of keys) await expectPage(`/en-de/${kind}/${key}`, 404)
  }
  for (const path of ['/en-de/search/x', '/en-zz/search?q=a', '/zz-de/search?q=a', '/en-de/tags/', '/en-de/tags']) {
    await expectPage(path, 404)
  }
})

test('a damaged or endless address is refused with a page', async () => {
  const refused = {
    '/en-de/tags/%': 400,
    '/en-de/types/%ED%A0%80': 400,
    [`/en-de/search?q=${'a'.repeat(10_000)}`]: 414,
  }
  for (const [address, status] of Object.entries(refused)) {
    const answer = await ask(address)
    expect(answer.status, address.slice(0, 60)).toBe(status)
    expect(answer.body).toMatch(/<h1[\s\S]*href="\/en-de"/)
  }
})

test('a post that no form sends is refused in the shop’s frame', async () => {
  const origin = new URL(readWorld('SHOP_URL')).origin
  const headers = { Origin: origin, 'Content-Type': 'application/json' }
  const refused = { '/en-de/cart': 400, '/de-de/products/kumo-mug': 405, '/en-de/nowhere': 404 }
  for (const [path, status] of Object.entries(refused)) {
    const answer = await ask(path, { method: 'POST', headers, body: '{}' })
    expect(answer.status, path).toBe(status)
    expect(answer.body, path).toMatch(/<header[\s\S]*<h1[\s\S]*<footer/)
  }
})
