import { languages } from '../../app/i18n/languages'
import { paths } from '../../app/paths'
import { type ShopPage, test } from '../support/shop'
import { keepPage, openAndKeepDrawn } from './album'

async function keepEach(page: ShopPage, places: Record<string, string>): Promise<void> {
  for (const [name, path] of Object.entries(places)) await openAndKeepDrawn(page, path, name)
}

test('what everybody sees', async ({ page }) => {
  await keepEach(page, {
    home: '',
    category: 'categories/tableware',
    'category-narrowed': 'categories/tableware?sort=price&min=20&material=none',
    collection: 'collections/slow-morning',
    product: 'products/kumo-mug',
    'gift-card-product': 'products/gift-card',
    search: 'search?q=mug',
    'search-nothing': 'search?q=zzzz',
    terms: 'pages/terms',
    offline: 'offline',
    'gift-card-balance': 'gift-card',
  })
})

// German as in Austria, and Arabic where it is not the country's own, since region and language are two things
const elsewhere: Record<string, string> = { de: 'at', ar: 'us' }

for (const language of languages.filter((one) => one !== 'en')) {
  const country = elsewhere[language] ?? String(new Intl.Locale(language).maximize().region).toLowerCase()
  test(`the same in ${language}`, async ({ page }) => {
    await keepEach(page, {
      [`home-${language}`]: paths.home(`${language}-${country}`),
      [`list-${language}`]: paths.allProducts(`${language}-${country}`),
      [`bag-${language}`]: paths.cart(`${language}-${country}`),
      [`register-${language}`]: paths.register(paths.account(`${language}-${country}`)),
    })
  })
}

test('what is not there, or not asked for rightly', async ({ page }) => {
  await keepEach(page, {
    'not-found': 'nothing/here',
    'not-found-product': 'products/nothing',
    'not-found-order': 'orders/order_nothing',
    'not-found-language': '/xx-de/cart',
    'bad-address': 'products/%E0%A4%A',
    'auth-error': `${paths.authError()}?error=Verification`,
    'auth-not-found': '/api/auth/nothing',
  })
})

test('too many guesses', async ({ page, strictShop, newShopper, shopLocale }) => {
  const guesser = await newShopper(strictShop.url)
  const guessing = await guesser.newPage()
  const path = new URL(paths.orderLookUp(shopLocale), strictShop.url).href
  const form = { number: '1', email: 'ada@example.org', postalCode: '10115' }
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  for (let guess = 1; guess <= 10; guess += 1) await guesser.request.post(path, { form, headers })
  await guessing.goto(path)
  for (const [name, text] of Object.entries(form)) await guessing.locator(`main [name=${name}]`).fill(text)
  await guessing.locator('main form[method=post] button').click()
  await keepPage(guessing, 'too-many')
  await page.close()
})

test.describe('the light version', () => {
  test.use({ light: true })

  test('of some pages', async ({ page }) => {
    await keepEach(page, { 'light-home': '', 'light-product': 'products/kumo-mug', 'light-bag': 'cart' })
  })
})
