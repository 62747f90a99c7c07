import { type Language, languages } from '../../../app/i18n/languages'
import { toLocale } from '../../../app/i18n/locales'
import { seeded } from '../../support/seeded'
import { expect, test } from '../../support/shop'
import { add } from '../cart/cart-steps'

type ToPlace = (language: Language) => string

const places: ToPlace[] = [
  (language) => `products/${seeded(language, 'handle', 'kumo-mug')}?variant=variant_gone`,
  (language) => `categories/${seeded(language, 'handle', 'home')}?sort=name`,
  (language) => `collections/${seeded(language, 'handle', 'harbour')}`,
  () => 'pages/terms',
]

test(
  'another language leads to the same page at its own address, and back',
  { tag: '@plain' },
  async ({ page, language, country }) => {
    const other = languages.find((candidate) => candidate !== language) ?? 'en'
    for (const toPlace of places) {
      const [here, there] = [toLocale(language, country), toLocale(other, country)]
      const [own, counterpart] = [here, there].map(({ code, language }) => `/${code}/${toPlace(language)}`)
      await page.goto(own ?? '')
      const footer = page.getByRole('contentinfo')
      await footer.locator(`a[hreflang="${there.tag}"]`).click()
      await expect(page).toHaveURL(counterpart ?? '')
      await expect(page.locator('html')).toHaveAttribute('lang', there.tag)
      await footer.locator(`a[hreflang="${here.tag}"]`).click()
      await expect(page).toHaveURL(own ?? '')
    }
  },
)

test('every link into the shop has the handle of the page’s language', { tag: '@plain' }, async ({ page, seeded }) => {
  await page.goto('')
  const hrefs = await page.locator('a[href*="/products/"], a[href*="/categories/"]').evaluateAll(toHrefs)
  expect(hrefs.length).toBeGreaterThan(10)
  await page.goto(`categories/${seeded('handle', 'home')}`)
  const { pathname } = new URL(page.url())
  const prefix = pathname.slice(0, pathname.indexOf('/', 1) + 1)
  hrefs.push(...(await page.locator(`main a[href^="${prefix}"]`).evaluateAll(toHrefs)))
  for (const href of new Set(hrefs.map((one) => one.replace(/[?#].*/, '')))) {
    const answer = await page.request.head(href, { maxRedirects: 0 })
    // another test may have taken its product out meanwhile; a handle of another language would lead on
    expect([200, 410], href).toContain(answer.status())
  }
})

test(
  'a product’s line in the cart leads to its address in the page’s language',
  { tag: '@plain' },
  async ({ page, shopLocale, seeded }) => {
    const handle = seeded('handle', 'kumo-mug')
    await page.goto(`products/${handle}`)
    await add(page)
    await page.goto('cart')
    const link = page.getByRole('main').getByRole('link', { name: seeded('title', 'Kumo Mug') })
    await expect(link.first()).toHaveAttribute('href', new RegExp(`^/${shopLocale}/products/${handle}`))
  },
)

function toHrefs(links: Element[]): string[] {
  return links.map((link) => link.getAttribute('href') ?? '')
}
