import { expect, test } from 'vitest'
import { renderHtml } from '../../../tests/support/render'
import { toContext } from '../../../tests/support/request-context'
import { beginRecord, writeSessionCookie } from '../../features/session/session-cookie.server'
import { writeFlash } from '../../http/server/flash.server'
import { preferencesCookie } from '../../http/server/preferences.server'
import { toLocale } from '../../i18n/locales'
import { Frame, type FrameContent } from './frame'
import { readOwnPage } from './own-page.server'

const toCookie = (line: string) => line.split(';', 1)[0] ?? ''

/** The cookie of a bag that nobody has edited. */
async function makeBag(pieces: number, account?: string): Promise<string> {
  const { cart, headers } = toContext()
  await cart.remember({
    id: `cart_${pieces}`,
    items: [{ quantity: pieces }],
    context: { account: account ?? null },
  } as never)
  return toCookie(headers.getSetCookie()[0] ?? '')
}

function read(url: string, cookies: string[], more: Record<string, string> = {}) {
  return readOwnPage({ url, headers: new Headers({ Cookie: cookies.join('; '), ...more }) })
}

function toFrame(language: 'en' | 'de' | 'ar' | 'ja', country: string, cart: FrameContent['cart']): FrameContent {
  return {
    shopName: 'Vitrine',
    locale: toLocale(language, country),
    categories: [{ handle: 'kitchen', name: 'Kitchen', children: [] }],
    cart,
    languages: [{ language, tag: language }],
    countries: [],
    pages: [],
    light: 'auto',
    flash: null,
    languageOffer: cart ? null : 'ask',
  }
}

test('everybody’s page with the pieces put in is the page of who has them, in every language', async () => {
  for (const [language, country] of [
    ['en', 'us'],
    ['de', 'at'],
    ['ar', 'ae'],
    ['ja', 'jp'],
  ] as const) {
    const locale = toLocale(language, country)
    const path = `/${locale.code}/products/mug?variant=1`
    const draw = (cart: FrameContent['cart']) =>
      renderHtml(<Frame frame={toFrame(language, country, cart)}>{null}</Frame>, { locale, path })
    const everybodys = await draw(null)
    for (const pieces of [0, 1, 2, 11, 1234]) {
      const page = (await read(path, [await makeBag(pieces)])) ?? expect.fail()
      const [place = '', end] = page.listPlaces()
      expect(everybodys.split(place), path).toHaveLength(2)
      expect(everybodys.replace(place, page.own[0] ?? ''), `${path} ${pieces}`).toBe(await draw({ count: pieces }))
      expect(end).toBe('</body></html>')
      expect(page.own).toHaveLength(2)
    }
  }
})

test('script is told of the pieces, and of no language to offer, in a page that has script', async () => {
  const bags = [await makeBag(2), await makeBag(3), await makeBag(40, 'cus_1')]
  const [, end = ''] = (await read('/en-us', bags))?.own ?? []
  const [, data = ''] = /^<script type="application\/json" id="own">(.*)<\/script><\/body><\/html>$/.exec(end) ?? []
  expect(JSON.parse(data)).toEqual({ 'routes/layout/layout': { cart: { count: 5 }, languageOffer: null } })
  const light = await read('/en-us', bags, { 'Save-Data': 'on' })
  expect(light?.own[0]).toContain('>5<')
  expect(light?.own[1]).toBe('</body></html>')
})

test('a page that is more than everybody’s with the pieces is rendered', async () => {
  const bag = await makeBag(2)
  const flash = toCookie(await writeFlash('/en-us', { kind: 'success', key: 'cart:done.added' }))
  const keep = async (preferences: object) => toCookie(await preferencesCookie.write(preferences))
  const record = await beginRecord({
    token: 'a',
    customer: { id: 'cus_1', email: 'a@b.c', name: 'Jan' },
    method: 'email',
  })
  expect(await read('/en-us', [bag, await keep({ locale: 'de-at' })], { 'Accept-Language': 'en' })).not.toBeNull()
  expect(await read('/de-at', [bag, flash])).not.toBeNull()
  for (const [what, cookies, more] of [
    ['a message', [bag, flash]],
    ['a version chosen in the footer', [bag, await keep({ light: false })]],
    ['the light one', [bag, await keep({ light: true })]],
    ['a session', [bag, toCookie(await writeSessionCookie(record))]],
    ['an edited cookie', [bag.slice(0, -1)]],
    ['one beside it', [bag, 'session=x']],
    ['an offered language', [bag], { 'Accept-Language': 'de' }],
    ['no cookie of a bag', [await keep({ locale: 'en-us' })]],
    ['no cookie', ['_ga=1']],
  ] as const)
    expect(await read('/en-us', [...cookies], more), what).toBeNull()
  const declined = await keep({ declinesLanguages: true })
  expect(await read('/en-us', [bag, declined], { 'Accept-Language': 'de' })).not.toBeNull()
})
