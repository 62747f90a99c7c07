import { beforeEach, expect, test, vi } from 'vitest'
import { renderHtml } from '../../../tests/support/render'
import { toContext } from '../../../tests/support/request-context'
import { connectBackend } from '../../commerce/backend.server'
import { beginRecord, writeSessionCookie } from '../../features/session/session-cookie.server'
import { writeFlash } from '../../http/server/flash.server'
import { preferencesCookie } from '../../http/server/preferences.server'
import { toLocale } from '../../i18n/locales'
import { Frame, type FrameContent } from './frame'
import { readOwnPage } from './own-page.server'

vi.mock('../../commerce/backend.server', { spy: true })
// however busy the machine, the backend is waited for
vi.mock('node:timers/promises', async (load) => ({
  ...(await load<object>()),
  setTimeout: () => new Promise(() => {}),
}))

// what the backend says of sessions
const pays = vi.fn(async () => true)
beforeEach(() => {
  pays.mockReset().mockResolvedValue(true)
  const commerce = { as: () => ({ sessions: { paysAsAnybody: pays } }) }
  vi.mocked(connectBackend).mockReturnValue(commerce as never)
})

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

/** The cookie of somebody who has signed in. */
async function makeSession(id: string = crypto.randomUUID(), agoSeconds = 0): Promise<string> {
  const record = await beginRecord({
    token: 'a',
    customer: { id, email: 'jan@x.y', name: '</script>' },
    method: 'email',
  })
  return toCookie(await writeSessionCookie({ ...record, renewedAt: record.renewedAt - agoSeconds }))
}

function read(url: string, cookies: readonly string[], more: Record<string, string> = {}) {
  return readOwnPage({ url, headers: new Headers({ Cookie: cookies.join('; '), ...more }) }, {})
}

const readBlock = (end: string | null | undefined): unknown =>
  JSON.parse(/^<script type="application\/json" id="own">([^<]*)<\/script><\/body><\/html>$/.exec(end ?? '')?.[1] ?? '')

function toFrame(locale: FrameContent['locale'], cart: FrameContent['cart']): FrameContent {
  return {
    shopName: 'Vitrine',
    locale,
    categories: [{ handle: 'kitchen', name: 'Kitchen', children: [] }],
    cart,
    languages: [{ language: locale.language, tag: locale.tag }],
    countries: [],
    pages: [],
    light: 'auto',
    flash: null,
    languageOffer: cart ? null : 'ask',
  }
}

test('everybody’s page with what is theirs put in is the page of who has a bag or has signed in, in every language', async () => {
  const session = { user: { name: 'Jan', email: 'jan@x.y' }, expires: '2027-01-01' }
  const cookie = await makeSession()
  for (const locale of [toLocale('en', 'us'), toLocale('de', 'at'), toLocale('ar', 'ae'), toLocale('ja', 'jp')]) {
    const path = `/${locale.code}/products/mug?variant=1&x=%22'y`
    const draw = (cart: FrameContent['cart'], who: typeof session | null) =>
      renderHtml(<Frame frame={toFrame(locale, cart)}>{null}</Frame>, { locale, path, session: who })
    for (const pieces of [0, 1, 2, 11, 1234]) {
      for (const who of [session, null]) {
        const page = await read(path, [await makeBag(pieces), ...(who ? [cookie] : [])])
        const places = page?.listPlaces() ?? []
        expect(places.at(-1)).toBe('</body></html>')
        expect(page?.own).toHaveLength(places.length)
        let html = await draw(null, null)
        for (const [index, drawn] of places.slice(0, -1).entries()) {
          expect(html.split(drawn), drawn).toHaveLength(2)
          html = html.replace(drawn, () => page?.own[index] ?? drawn)
        }
        expect(html, `${path} ${pieces}`).toBe(await draw({ count: pieces }, who))
      }
    }
  }
})

test('script is told of bag and session, and of no language to offer, in a page that has script', async () => {
  const bags = [await makeBag(2), await makeBag(3), await makeBag(40, 'cus_7')]
  const guests = (await read('/en-us', bags)) ?? expect.fail()
  const cart = (count: number) => ({ 'routes/layout/layout': { cart: { count }, languageOffer: null } })
  expect(guests.own.slice(0, 2), 'the links are everybody’s').toEqual([null, null])
  expect(readBlock(guests.own.at(-1))).toEqual(cart(5))
  const own = (await read('/en-us', [...bags, await makeSession('cus_7')])) ?? expect.fail()
  const session = { user: { name: '</script>', email: 'jan@x.y' }, expires: expect.any(String) }
  expect(readBlock(own.own.at(-1)), 'the account’s bag is its own').toEqual({ root: { session }, ...cart(45) })
  const light = (await read('/en-us', bags, { 'Save-Data': 'on' })) ?? expect.fail()
  expect(light.own[2]).toContain('>5<')
  expect(light.own.at(-1), 'nothing reads it').toBeNull()
})

test('a page that is more than everybody’s with that is rendered', async () => {
  const bag = await makeBag(2)
  const flash = toCookie(await writeFlash('/en-us', { kind: 'success', key: 'cart:done.added' }))
  const keep = async (preferences: object) => toCookie(await preferencesCookie.write(preferences))
  expect(await read('/en-us', [bag, await keep({ locale: 'de-at' })], { 'Accept-Language': 'en' })).not.toBeNull()
  expect(await read('/de-at', [bag, flash])).not.toBeNull()
  for (const [what, cookies, more] of [
    ['a message', [bag, flash]],
    ['a version chosen in the footer', [bag, await keep({ light: false })]],
    ['the light one', [bag, await keep({ light: true })]],
    ['a session to prolong', [await makeSession(undefined, 90_000)]],
    ['an edited cookie', [bag.slice(0, -1)]],
    ['one beside it', [bag, 'session=x']],
    ['an offered language', [bag], { 'Accept-Language': 'de' }],
    ['no cookie of a bag', [await keep({ locale: 'en-us' })]],
    ['no cookie', ['_ga=1']],
  ] as const)
    expect(await read('/en-us', cookies, more), what).toBeNull()
  const declined = await keep({ declinesLanguages: true })
  expect(await read('/en-us', [bag, declined], { 'Accept-Language': 'de' })).not.toBeNull()
  expect(pays, 'nobody asks about a page that is rendered').not.toHaveBeenCalled()
})

test('so is that of a session which has ended, or whose customer pays less than others', async () => {
  pays.mockResolvedValue(false)
  const cookies = [await makeBag(2), await makeSession()]
  expect(await read('/en-us', cookies)).toBeNull()
  expect(await read('/de-at', cookies)).toBeNull()
  expect(pays, 'once for a burst of pages').toHaveBeenCalledOnce()
})
