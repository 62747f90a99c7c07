import { type APIResponse, request } from '@playwright/test'
import { paths } from '../../../app/paths'
import { parseHtml } from '../../support/html'
import { message } from '../../support/messages'
import { expect, test } from '../../support/shop'
import { fromElsewhere, type OtherShops } from '../../support/other-shops'

// the shop without extras lets a tenth through: of searches 30 a minute, of suggestions 60, of new bags 6
const locale = 'de-de'

/** Browsers without a cookie, at one address that no limit knows yet. */
function visit({ url }: OtherShops['bareShop']) {
  const extraHTTPHeaders = { 'Sec-Fetch-Site': 'same-origin', ...fromElsewhere() }
  return () => request.newContext({ baseURL: `${url}/${locale}/`, extraHTTPHeaders })
}

async function expectRefused(answer: APIResponse): Promise<void> {
  expect(answer.status()).toBe(429)
  const { 'retry-after': wait, 'cache-control': caching } = answer.headers()
  expect(Number(wait)).toBeGreaterThan(0)
  expect(Number(wait)).toBeLessThanOrEqual(60)
  expect(caching).toContain('no-store')
}

test('who searches without a pause is asked to wait, on a page that keeps what was typed', async ({ bareShop }) => {
  const browser = await visit(bareShop)()
  const search = (number: number) => browser.get(`search?q=Tasse+${number}`)
  for (let number = 1; number <= 30; number += 1) expect((await search(number)).status()).toBe(200)
  const refused = await search(31)
  await expectRefused(refused)
  const page = parseHtml(await refused.text())
  expect(page.querySelector('h1')?.textContent).toBe(message('de', 'common:failure.too-many.title'))
  expect(page.querySelector('#search')?.getAttribute('value')).toBe('Tasse 31')
  expect(page.querySelector('main')?.textContent).toContain(message('de', 'common:rpc.too-many'))
  expect(page.querySelector('main a[href$="/de-de/search?q=Tasse+31"]')).not.toBeNull()

  expect((await browser.get('search')).status(), 'the empty search').toBe(200)
  expect((await browser.get('categories/all')).status(), 'all other pages').toBe(200)
  const other = await visit(bareShop)()
  expect((await other.get('search?q=Tasse+31')).status(), 'another visitor').toBe(200)
})

test('suggestions that are asked for without end stop, and the page knows why', async ({ bareShop }) => {
  const browser = await visit(bareShop)()
  const suggest = (query: string) => {
    const input = new URLSearchParams({ input: JSON.stringify({ locale, query }) })
    return browser.get(`${paths.rpc()}/catalog.suggest?${input}`)
  }
  const answers = await Promise.all(Array.from({ length: 62 }, (_, number) => suggest(`ta${number}`)))
  const refused = answers.filter((answer) => answer.status() !== 200)
  expect(refused).toHaveLength(2)
  for (const answer of refused) {
    await expectRefused(answer)
    expect(await answer.json()).toMatchObject({ error: { data: { code: 'TOO_MANY_REQUESTS' } } })
  }
})

test('who asks for the stock without end is told to wait, whatever the language, and nobody else is', async ({
  bareShop,
}) => {
  const browser = await visit(bareShop)()
  const offer = (place: number) => {
    const asked = { locale: ['de-de', 'en-de', 'de-at'][place % 3], handle: `made-up-${place}` }
    return `${paths.rpc()}/catalog.offer?${new URLSearchParams({ input: JSON.stringify(asked) })}`
  }
  const stock = (place: number) => {
    const input = JSON.stringify({ variantIds: [`variant_${place}`] })
    return `${paths.rpc()}/catalog.availability?${new URLSearchParams({ input })}`
  }
  const answers = []
  for (let place = 0; place < 62; place += 1)
    answers.push(await browser.get(place % 2 === 0 ? stock(place) : offer(place)))
  const refused = answers.filter((answer) => answer.status() === 429)
  expect(refused).toHaveLength(2)
  for (const answer of refused) await expectRefused(answer)
  expect((await browser.get('products/kumo-becher')).status(), 'pages').toBe(200)
  const other = await visit(bareShop)()
  expect((await other.get(stock(1))).status(), 'another visitor').toBe(200)
})

test('new bags are not made by the hundred; who has one goes on', async ({ bareShop, bowl }) => {
  const start = visit(bareShop)
  const form = { intent: 'add', variantId: bowl.variants[0]?.id ?? '', quantity: '3' }
  const add = (browser: Awaited<ReturnType<typeof start>>) => browser.post('cart', { form, maxRedirects: 0 })
  const owner = await start()
  expect((await add(owner)).status()).toBe(303)
  for (let number = 2; number <= 6; number += 1) expect((await add(await start())).status()).toBe(303)
  const refused = await add(await start())
  await expectRefused(refused)
  expect(refused.headers()['set-cookie'] ?? '').not.toContain('cart_')
  const page = parseHtml(await refused.text())
  expect(page.querySelector('.error-summary')?.textContent).toContain(message('de', 'common:rpc.too-many'))
  expect(page.querySelector('main input[name=quantity]')?.getAttribute('value')).toBe('3')
  expect((await add(owner)).status()).toBe(303)
})
