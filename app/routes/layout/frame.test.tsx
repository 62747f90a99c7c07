import { expect, test } from 'vitest'
import { renderHtml } from '../../../tests/support/render'
import { toLocale } from '../../i18n/locales'
import { FailurePage } from './failure-page'
import { Frame } from './frame'

const locale = toLocale('de', 'at')
const frame = {
  shopName: 'Vitrine',
  locale,
  categories: [
    { handle: 'kitchen', name: 'Küche', children: [{ handle: 'pots', name: 'Töpfe', children: [] }] },
    { handle: 'gifts', name: 'Geschenke', children: [] },
  ],
  cart: { count: 3 },
  languages: [
    { language: 'en', tag: 'en-AT' },
    { language: 'de', tag: 'de-AT' },
  ],
  countries: [
    { code: 'at', name: 'Österreich', currency: 'EUR', flag: { emoji: '🇦🇹' } },
    { code: 'jp', name: 'Japan', currency: 'JPY', flag: null },
  ],
  pages: [{ slug: 'imprint', title: 'Impressum' }],
  light: 'auto' as const,
  flash: null,
  languageOffer: null,
}
const path = '/de-at/categories/pots?sort=price&page=2'

test('the language links keep page and query and name the language in itself', async () => {
  const html = await renderHtml(<Frame frame={frame}>{null}</Frame>, { locale, path })
  expect(html).toContain(
    '<a hrefLang="en-AT" lang="en-AT" href="/en-at/categories/pots?sort=price&amp;page=2">English</a>',
  )
  expect(html).toMatch(/lang="de-AT" aria-current="true" href="[^"]*">Deutsch</)
})

test('the forms come back to this page, whatever they change', async () => {
  const html = await renderHtml(<Frame frame={frame}>{null}</Frame>, { locale, path })
  const forms = html.match(/<form method="post".*?<\/form>/g) ?? []
  expect(forms).toHaveLength(2)
  for (const form of forms) {
    expect(form).toContain('action="/preferences"')
    expect(form).toContain('name="returnTo" value="/de-at/categories/pots?sort=price&amp;page=2"')
  }
  expect(forms[0]).toContain('aria-label="Österreich (EUR)" selected="">Österreich (EUR) 🇦🇹</option>')
  expect(forms[1]).toMatch(/name="light".*<option value="auto" selected="">/)
})

test('language and country are a link away in the header, and in the drawer by a page that closes it', async () => {
  const html = await renderHtml(<Frame frame={frame}>{null}</Frame>, { locale, path })
  expect(html).toContain('<a class="icon-button locale-link" href="#languages" aria-label=')
  expect(html).toContain('<nav id="languages"')
  expect(html).toContain(`href="/preferences?returnTo=${encodeURIComponent(path)}"`)
})

test('a long name of the shop is set smaller, so that the header stays one line', async () => {
  const render = (shopName: string) =>
    renderHtml(<Frame frame={{ ...frame, shopName }}>{null}</Frame>, { locale, path })
  expect(await render('Vitrine')).not.toContain('data-long')
  expect(await render('Porzellanmanufaktur')).toContain(
    '<a class="wordmark" data-long="" href="/de-at">Porzellanmanufaktur</a>',
  )
})

test('the menu opens and closes by attributes, without script', async () => {
  const html = await renderHtml(<Frame frame={frame}>{null}</Frame>, { locale, path })
  expect(html).toMatch(/<nav id="site-menu"[^>]*popover="auto"/)
  expect(html).toContain('popovertarget="site-menu" popovertargetaction="show"')
  expect(html).toContain('popovertarget="site-menu" popovertargetaction="hide"')
  expect(html).toContain('<details class="menu" name="site-menu">')
  expect(html).toContain('href="/de-at/categories/kitchen"')
  expect(html).toContain('href="/de-at/categories/pots"')
})

test('the search is a form that leads to the results and knows the way back', async () => {
  const html = await renderHtml(<Frame frame={frame}>{null}</Frame>, { locale, path })
  const [form = ''] = /<form[^>]* role="search".*?<\/form>/.exec(html) ?? []
  expect(form).toContain('method="get" action="/de-at/search"')
  expect(form).toMatch(/<input [^>]*type="search" name="q"/)
  expect(form).toContain('name="from" value="/de-at/categories/pots?sort=price&amp;page=2"')
})

test('the bag says how much it holds', async () => {
  const html = await renderHtml(<Frame frame={frame}>{null}</Frame>, { locale, path })
  expect(html).toContain('data-testid="cart-count">3</span>')
})

test('a message of the last form stands in the page with its way on', async () => {
  const flash = {
    kind: 'success' as const,
    text: 'Der Becher liegt im Warenkorb.',
    link: { to: '/de-at/cart', text: 'Warenkorb ansehen' },
  }
  const html = await renderHtml(<Frame frame={{ ...frame, flash }}>{null}</Frame>, { locale, path })
  expect(html).toContain('Der Becher liegt im Warenkorb.')
  expect(html).toContain('<a href="/de-at/cart">Warenkorb ansehen</a>')
})

test.each([
  [404, 'This page is not here', '/en-us/categories/all'],
  [503, 'The shop is catching its breath', '/en-us/cart?x=1'],
  [500, 'Something went wrong on our side', '/en-us/cart?x=1'],
])('a page with status %i says what happened and where to go on', async (status, title, way) => {
  const html = await renderHtml(<FailurePage status={status} />, { path: '/en-us/cart?x=1' })
  expect(html).toContain(`<h1>${title}</h1>`)
  expect(html).toContain(`href="${way}"`)
  expect(html).toContain('href="/en-us"')
})

test('in the checkout nothing leads away but the bag and what the law asks for', async () => {
  const at = async (page: string) => renderHtml(<Frame frame={frame}>{null}</Frame>, { locale, path: `/de-at/${page}` })
  const html = await at('checkout/address')
  for (const away of ['site-menu', 'role="search"', 'action="/preferences"', '/orders/look-up'])
    expect(html, away).not.toContain(away)
  for (const kept of ['href="/de-at/cart"', 'href="/de-at/pages/imprint"', 'href="/en-at/checkout/address"'])
    expect(html, kept).toContain(kept)
  expect(await at('cart')).toContain('site-menu')
})
