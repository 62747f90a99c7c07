import { formatList } from '../../../app/i18n/format-list'
import { toFormatTag, toLocale } from '../../../app/i18n/locales'
import { expect, test } from '../../support/shop'
import {
  add,
  findVariant,
  lineOf,
  listCartCookies,
  makeMug,
  orderElsewhere,
  postCart,
  quantityField,
  quantityOf,
  readCartId,
  toProductPath,
} from './cart-steps'
import { createDiscount, createGiftCard } from './code-steps'

test(
  'what sold out, was unpublished or deleted is said at its line, and the rest is kept',
  { tag: '@plain' },
  async ({ page, admin, t, money }) => {
    const [mug, bowl, pot, jug] = await Promise.all(
      ['Kept mug', 'Sold bowl', 'Hidden pot', 'Deleted jug'].map((title) => makeMug(admin, title)),
    )
    if (!mug || !bowl || !pot || !jug) throw new Error('four products were asked for')
    for (const product of [mug, bowl, pot, jug]) {
      await page.goto(toProductPath(product))
      await add(page, 2)
    }
    await admin.setStock(bowl.id, findVariant(bowl, 'Small').id, 1)
    await admin.setStatus(pot.id, 'draft')
    await admin.deleteProduct(jug.id)
    await page.goto('cart')
    await expect(page.getByTestId('cart-line')).toHaveCount(4)
    await expect(lineOf(page, bowl.title)).toContainText(t('cart:state.short', { count: 1 }))
    await expect(lineOf(page, pot.title)).toContainText(t('cart:state.unavailable'))
    await expect(lineOf(page, jug.title)).toContainText(t('cart:state.unavailable'))
    await expect(lineOf(page, mug.title)).toContainText(money(25, 'EUR'))
    await expect(page.getByTestId('checkout-link')).toHaveCount(0)
    await expect(page.getByText(t('cart:checkout.blocked'))).toBeVisible()

    for (const product of [pot, jug]) {
      const title = t('common:punctuation.choice', { title: product.title, choice: 'Small' })
      await page.getByRole('button', { name: t('cart:lines.remove-label', { title }) }).click()
      await expect(lineOf(page, product.title)).toHaveCount(0)
    }
    await quantityOf(lineOf(page, bowl.title)).fill('1')
    await quantityOf(lineOf(page, bowl.title)).press('Enter')
    await expect(page.getByTestId('checkout-link')).toBeVisible()
    await admin.setStock(bowl.id, findVariant(bowl, 'Small').id, 0)
    await page.reload()
    await expect(lineOf(page, bowl.title)).toContainText(t('cart:state.sold-out'))
    await expect(quantityOf(lineOf(page, mug.title))).toHaveValue('2')
  },
)

test(
  'a cart that holds only what was deleted does not stand in the way',
  { tag: '@plain' },
  async ({ page, admin, t }) => {
    const [jug, mug] = await Promise.all([makeMug(admin, 'Vanished jug'), makeMug(admin, 'Next mug')])
    await page.goto(toProductPath(jug))
    await add(page)
    await admin.deleteProduct(jug.id)
    await page.goto('cart')
    await expect(page.getByText(t('cart:notices.nothing-left'))).toBeVisible()
    await expect(page.getByTestId('cart-count')).toHaveText('0')
    await page.goto(toProductPath(mug))
    await add(page)
  },
)

test(
  'an edited cookie, an unknown cart: the page says so once, and the next add starts anew',
  { tag: '@plain' },
  async ({ page, context, admin, t }) => {
    const mug = await makeMug(admin, 'Anew mug')
    await page.goto(toProductPath(mug))
    await add(page, 3)
    const [cookie] = (await context.cookies()).filter(({ name }) => name.includes('cart_'))
    if (!cookie) throw new Error('the cart has no cookie')
    await context.addCookies([{ ...cookie, value: `x${cookie.value}` }])
    await page.goto('cart')
    await expect(page.getByText(t('cart:notices.edited'))).toBeVisible()
    await expect(page.getByTestId('cart-count')).toHaveText('0')
    await page.reload()
    await expect(page.getByText(t('cart:notices.edited'))).toHaveCount(0)
    expect(await listCartCookies(context)).toEqual([])
    await page.goto(toProductPath(mug))
    await add(page)
  },
)

test(
  'a cart that was ordered elsewhere is left alone, and the next add makes a new one',
  { tag: '@plain' },
  async ({ page, context, admin, t }) => {
    const mug = await makeMug(admin, 'Ordered mug')
    await page.goto(toProductPath(mug))
    await add(page, 3)
    await page.goto('cart')
    const lineId = (await quantityOf(lineOf(page, mug.title)).getAttribute('id'))?.replace('quantity-', '') ?? ''
    const email = await orderElsewhere(await readCartId(context))
    const late = await postCart(context, { intent: 'update', lineId, quantity: '9' })
    expect(late.status()).toBe(404)
    const html = await late.text()
    expect(html).toContain(t('cart:errors.unknown-line'))
    expect(html).toContain(t('cart:notices.ordered'))
    const [order] = await admin.listOrders(email)
    expect(order?.items).toMatchObject([{ quantity: 3 }])
    await page.goto(toProductPath(mug))
    await expect(page.getByTestId('cart-count')).toHaveText('0')
    await add(page)
    await page.goto('cart')
    await expect(quantityOf(lineOf(page, mug.title))).toHaveValue('1')
  },
)

test(
  'the page of a cart that was ordered elsewhere says so',
  { tag: '@plain' },
  async ({ page, context, admin, t }) => {
    const mug = await makeMug(admin, 'Told mug')
    await page.goto(toProductPath(mug))
    await add(page)
    await orderElsewhere(await readCartId(context))
    await page.goto('cart')
    await expect(page.getByText(t('cart:notices.ordered'))).toBeVisible()
    await expect(page.getByRole('heading', { name: t('cart:empty.title') })).toBeVisible()
    await expect(page.getByTestId('cart-count')).toHaveText('0')
  },
)

test(
  'a cart of another country is explained, and switched only when asked',
  { tag: '@plain' },
  async ({ page, context, admin, t, money, language, nameCountry }) => {
    const mug = await makeMug(admin, 'Travelling mug')
    const local = await admin.createProduct({ title: 'Local pot', stock: { One: 5 }, prices: { eur: 900 } })
    await page.goto(toProductPath(mug))
    await add(page, 2)
    await page.goto(toProductPath(local, 'One'))
    await add(page)
    const places = { bag: nameCountry('de'), here: nameCountry('us') }

    const refused = await postCart(
      context,
      { variantId: findVariant(mug, 'Small').id, quantity: '1' },
      `/${language}-us/cart`,
    )
    expect(refused.status()).toBe(409)
    expect(await refused.text()).toContain(t('cart:errors.other-region', places))

    const code = await createDiscount(admin)
    const card = await createGiftCard(admin, 500)
    for (const one of [code, card]) await postCart(context, { intent: 'apply-code', code: one })
    const end = `…${card.slice(-4)}`

    await page.goto(`/${language}-us/cart`)
    await expect(page.getByRole('heading', { name: t('cart:region.heading', places) })).toBeVisible()
    await expect(lineOf(page, mug.title)).toContainText(money(25, 'EUR', 'us'))
    await expect(page.getByTestId('checkout-link')).toHaveCount(0)
    const prices = page.getByTestId('region-prices')
    await expect(prices.locator('[data-total]')).toContainText(money(26, 'USD', 'us'))
    await expect(prices).not.toContainText(local.title)
    const stays = page.getByRole('region', { name: t('cart:region.heading', places) })
    await expect(stays).toContainText(t('common:punctuation.choice', { title: local.title, choice: 'One' }))
    const leaving = page.getByTestId('leaving-codes').getByRole('listitem')
    await expect(leaving).toHaveText([code, t('cart:region.leaving-card', { end })])
    await page.reload()
    await expect(page.getByTestId('cart-line'), 'looking at it changes nothing').toHaveCount(2)
    await expect(page.getByTestId('applied-code')).toHaveCount(2)
    await page.getByRole('button', { name: t('cart:region.switch', places) }).click()
    const told = {
      country: nameCountry('us'),
      titles: formatList(
        [t('common:punctuation.choice', { title: local.title, choice: 'One' }), code, end],
        toFormatTag(toLocale(language, 'us')),
      ),
    }
    await expect(page.getByText(t('cart:done.switched-in-part', told))).toBeVisible()
    await expect(page.getByTestId('cart-line')).toHaveCount(1)
    await expect(page.getByTestId('saved-line')).toContainText(t('cart:saved.not-sold-here'))
    await expect(lineOf(page, mug.title)).toContainText(money(26, 'USD', 'us'))
    await expect(page.getByTestId('cart-count')).toHaveText('2')
    const rows = page.getByRole('region', { name: t('cart:summary.heading') }).locator('dl')
    await expect(rows, 'the tax comes on top of the price').toContainText(money(26, 'USD', 'us'))
    await expect(rows.locator('[data-total]')).not.toContainText(money(26, 'USD', 'us'))
    await page.getByTestId('checkout-link').click()
    await page.waitForURL(`/${language}-us/checkout/**`)
  },
)

test('while the backend is down a change says that it was not saved; afterwards the same cart goes on', async ({
  admin,
  faultyShop: shop,
  newShopper,
  t,
}) => {
  const mug = await makeMug(admin, 'Patient mug')
  const page = await (await newShopper(shop.url)).newPage()
  await page.goto(toProductPath(mug))
  await add(page, 2)
  await page.goto('cart')
  await expect(lineOf(page, mug.title)).toBeVisible()
  await page.goto(toProductPath(mug))
  await shop.backend.cut()

  await quantityField(page).fill('3')
  await page.getByTestId('add-to-cart').click()
  await expect(page.getByText(t('cart:errors.not-saved')).first()).toBeVisible({ timeout: 15_000 })
  await expect(quantityField(page)).toHaveValue('3')
  const down = await page.goto('cart')
  expect(down?.status()).toBe(503)
  await expect(page.getByRole('heading', { name: t('common:failure.unavailable.title') })).toBeVisible()
  await expect(page.getByTestId('cart-count')).toHaveText('2')

  await shop.backend.restore()
  await page.getByRole('link', { name: t('common:failure.retry') }).click()
  await expect(quantityOf(lineOf(page, mug.title))).toHaveValue('2')
  await page.goto(toProductPath(mug))
  await add(page)
})
