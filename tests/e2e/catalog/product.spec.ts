import { expectAccessible } from '../../support/axe'
import { createRichProduct, listPictures, type MadeProduct, startSale } from '../../support/catalogue-admin'
import { toPattern } from '../../support/messages'
import { browserTest, expect, phone, test } from '../../support/shop'
import { choose, optionOf, valueOf } from './choice-steps'

const made: MadeProduct[] = []

test.afterAll(async ({ admin }) => {
  for (const { id } of made.splice(0)) await admin.deleteProduct(id)
})

browserTest(
  'the gallery shows each picture by its thumbnail, and each larger until Escape',
  { tag: '@browser' },
  async ({ page, admin, t }) => {
    const images = (await listPictures(admin, 'kumo-mug')).slice(0, 3)
    const alts = ['A mug from the side', 'The same mug from above', 'Three mugs on a shelf']
    const described = images.map((url, index) => ({ url, width: 1200, height: 1500, alt: { en: alts[index] } }))
    const product = await createRichProduct(admin, {
      title: 'Pictured Mug',
      options: ['Size'],
      variants: [{ values: ['One'], stock: 5, prices: { eur: 2000 } }],
      images,
      metadata: { images: described },
    })
    made.push(product)
    await page.setViewportSize(phone)
    await page.goto(`products/${product.handle}`)
    const gallery = page.getByRole('region', { name: t('catalog:gallery.label') })
    const last = gallery.getByRole('listitem').getByRole('img', { name: alts[2] })
    await expect(last).not.toBeInViewport({ ratio: 0.5 })
    await gallery.getByRole('link', { name: t('catalog:gallery.show', { number: 3, count: 3 }) }).click()
    await expect(last).toBeInViewport({ ratio: 0.5 })

    const open = gallery.getByRole('button', {
      name: t('catalog:gallery.enlarge', { picture: alts[2] ?? '' }),
    })
    const dialog = page.getByRole('dialog', { name: alts[2] })
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('img')).toBeVisible()
    const width = await dialog.getByRole('img').evaluate((image) => image.getBoundingClientRect().width)
    expect(width).toBeGreaterThan(phone.width * 2)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await dialog.getByRole('button', { name: t('catalog:gallery.close') }).click()
    await expect(dialog).toBeHidden()
  },
)

browserTest(
  'options say what is sold out and what does not exist together, and still lead there',
  { tag: ['@core', '@browser'] },
  async ({ page, admin, scripting, t, money }) => {
    const product = await createRichProduct(admin, {
      title: 'Patchy Vase',
      options: ['Color', 'Size'],
      variants: [
        { values: ['Ink', 'Small'], stock: 5, prices: { eur: 2000 } },
        { values: ['Ink', 'Large'], stock: 0, prices: { eur: 3000 } },
        { values: ['Sand', 'Small'], stock: 5, prices: { eur: 2500 } },
      ],
    })
    made.push(product)
    await page.goto(`products/${product.handle}`)
    await expect(page).toHaveTitle(/^Patchy Vase · /)
    const soldOut = t('catalog:picker.sold-out')
    const changes = t('catalog:picker.changes-others')
    const large = valueOf(page, 'Size', /^Large/)
    await choose(page, valueOf(page, 'Color', 'Ink'))
    await expect(large).toHaveAccessibleName(toPattern(t('common:punctuation.aside', { text: soldOut }).trim()))
    await expect(page.locator('label.chip', { hasText: /^Large/ })).toHaveCSS('text-decoration-line', 'line-through')
    await expect(optionOf(page, 'Color').getByRole('radio', { name: 'Sand', exact: true })).toBeVisible()

    await choose(page, large)
    await expect(page).toHaveURL(new RegExp(`variant=${product.variantIds['Ink / Large']}`))
    const titleOf = (choice: string) => toPattern(`Patchy Vase${t('common:punctuation.comma')}${choice} · `)
    await expect(page).toHaveTitle(titleOf('Ink / Large'))
    await expect(page.getByTestId('add-to-cart')).toBeDisabled()
    const other = valueOf(page, 'Color', /^Sand/)
    await expect(other).toHaveAccessibleName(toPattern(t('common:punctuation.aside', { text: changes }).trim()))
    await expect(page.locator('label.chip', { hasText: /^Sand/ })).toHaveCSS('border-style', 'dashed')
    await choose(page, other)
    // without script two radios are sent that do not go together: the first counts, and the other is asked for
    if (!scripting) await choose(page, valueOf(page, 'Size', /^Small/))
    await expect(page).toHaveURL(new RegExp(`variant=${product.variantIds['Sand / Small']}`))
    await expect(page).toHaveTitle(titleOf('Sand / Small'))
    await expect(page.getByTestId('product-price')).toHaveText(money(25, 'EUR'))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${product.handle}$`))
  },
)

test(
  'a reduction names the lowest price of the last 30 days and counts its percentage from there',
  { tag: '@plain' },
  async ({ page, admin, language, t, money }) => {
    const product = await createRichProduct(admin, {
      title: 'Reduced Soap',
      options: ['Size'],
      variants: [
        {
          values: ['Bar'],
          stock: 5,
          prices: { eur: 2000, jpy: 900 },
          metadata: { unit_price: { amount: 250, unit: 'g', base: 'kg' } },
        },
      ],
    })
    made.push(product)
    const ids = Object.values(product.variantIds)
    await startSale(admin, ids, { currency: 'eur', amount: 1600 })
    await startSale(admin, ids, { currency: 'eur', amount: 1200 })
    const price = page.getByTestId('product-price')
    await expect(async () => {
      await page.goto(`products/${product.handle}`)
      await expect(price.locator('ins')).toContainText(money(12, 'EUR'), { timeout: 1000 })
    }, 'a price that changed shows within seconds').toPass({ timeout: 30_000 })
    await expect(price.locator('del')).toContainText(money(16, 'EUR'))
    await expect(page.getByText(t('catalog:price.lowest', { price: money(16, 'EUR') }))).toBeVisible()
    await expect(page.getByText(t('catalog:price.percent-off', { percent: 25 }))).toBeVisible()
    // each language has its own sign for a kilogram
    const perUnit = (price: string) =>
      toPattern(t('catalog:price.per-unit', { price, unit: '\n' }).split('\n')[0] ?? '')
    await expect(page.getByText(perUnit(money(48, 'EUR')))).toBeVisible()
    await page.goto(`/${language}-jp/products/${product.handle}`)
    await expect(price).toHaveText(money(900, 'JPY', 'jp'))
    await expect(page.getByText(perUnit(money(3600, 'JPY', 'jp')))).toBeVisible()
    await expect(page.getByText(toPattern(t('catalog:price.lowest', { price: '' }).trim()))).toHaveCount(0)
  },
)

test(
  'a gift card is chosen by its amount in the country’s money, and nothing is shipped',
  { tag: '@plain' },
  async ({ page, admin, language, t, money }) => {
    const product = await createRichProduct(admin, {
      title: 'Test Card',
      options: ['Amount'],
      variants: [
        { values: ['Small'], stock: null, prices: { eur: 2500, kwd: 8000 } },
        { values: ['Large'], stock: null, prices: { eur: 10_000, kwd: 30_000 } },
      ],
      giftCard: true,
    })
    made.push(product)
    await page.goto(`products/${product.handle}`)
    const amounts = optionOf(page, 'Amount')
    await choose(page, amounts.getByRole('radio', { name: money(100, 'EUR'), exact: true }))
    await expect(page.getByTestId('product-price')).toHaveText(money(100, 'EUR'))
    await expect(page).toHaveTitle(toPattern(`Test Card, ${money(100, 'EUR')} · `))
    await expect(page.getByText(t('catalog:gift-card.sent'))).toBeVisible()
    await expect(page.getByRole('heading', { name: t('catalog:delivery.title') })).toHaveCount(0)
    await expect(page.getByRole('main').getByText(t('catalog:tax.shipping'))).toHaveCount(0)
    await expect(page.getByTestId('add-to-cart')).toBeEnabled()
    await page.goto(`/${language}-kw/products/${product.handle}`)
    await expect(amounts.getByRole('radio', { name: money(30, 'KWD', 'kw'), exact: true })).toBeVisible()
  },
)

test(
  'a product says what sending it costs and shows what goes with it',
  { tag: '@plain' },
  async ({ page, admin, shopLocale, t, money }) => {
    const { collection } = await admin.call<{ collection: { id: string } }>('POST', '/admin/collections', {
      title: 'A test’s collection',
      handle: `test-${Math.random().toString(36).slice(2, 10)}`,
    })
    const [lamp, shade] = await Promise.all(
      ['Bedside Lamp', 'Spare Shade'].map((title) =>
        createRichProduct(admin, {
          title,
          options: ['Size'],
          variants: [{ values: ['One'], stock: 5, prices: { eur: 4000 } }],
          collectionId: collection.id,
        }),
      ),
    )
    if (!lamp || !shade) throw new Error('the products were not made')
    made.push(lamp, shade)
    await page.goto(`products/${lamp.handle}`)
    const delivery = page.getByRole('region', { name: t('catalog:delivery.title') })
    await expect(delivery.getByRole('listitem').first()).toContainText(money(4.9, 'EUR'))
    await expect(delivery.getByRole('link')).toHaveAttribute('href', `/${shopLocale}/pages/shipping-and-returns`)
    const related = page.getByRole('region', { name: t('catalog:related.title') })
    await expect(async () => {
      await page.reload()
      await expect(related.getByRole('article')).toHaveCount(1, { timeout: 1000 })
    }, 'a list has a new product within seconds').toPass({ timeout: 30_000 })
    await related.getByRole('link', { name: 'Spare Shade' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Spare Shade' })).toBeVisible()
  },
)

browserTest(
  'what was looked at before is kept in the browser, and only with script',
  { tag: '@browser' },
  async ({ page, scripting, seeded, t }) => {
    const viewed = page.getByRole('region', { name: t('catalog:viewed.title') })
    await page.goto('products/kumo-mug', { waitUntil: 'networkidle' })
    await expect(viewed).toHaveCount(0)
    await page.goto('products/isla-vase', { waitUntil: 'networkidle' })
    if (!scripting) return expect(viewed).toHaveCount(0)
    await expect(viewed.getByRole('listitem')).toHaveCount(1)
    expect(await page.context().cookies()).toEqual([])
    await viewed.getByRole('link', { name: seeded('title', 'Kumo Mug') }).click()
    await expect(page.getByRole('heading', { level: 1, name: seeded('title', 'Kumo Mug') })).toBeVisible()
    await expect(viewed.getByRole('link', { name: seeded('title', 'Isla Vase') })).toBeVisible()

    for (const damaged of ['{', '[{"handle":1},null]', '"x"']) {
      await page.evaluate((text) => localStorage.setItem('vitrine.viewed', text), damaged)
      await page.goto('products/isla-vase', { waitUntil: 'networkidle' })
      await expect(page.getByTestId('add-to-cart')).toBeEnabled()
      await expect(viewed).toHaveCount(0)
    }
  },
)

browserTest(
  'a product fits a phone of 320 pixels and has no barriers, in every language',
  { tag: ['@core', '@browser'] },
  async ({ page, scripting }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    // a colour on its way from one scheme to the other is none of either
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['products/isla-vase', 'products/dusk-candle', 'products/gift-card']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
      if (scripting) await expectAccessible(page)
    }
  },
)
