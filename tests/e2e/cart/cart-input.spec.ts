import { type MessageKey } from '../../../app/i18n/keys'
import { errorSummary } from '../../support/error-summary'
import { expect, test } from '../../support/shop'
import {
  add,
  findVariant,
  lineOf,
  listCartCookies,
  makeMug,
  postCart,
  quantityField,
  quantityOf,
  toProductPath,
} from './cart-steps'

const limit = { limit: 99 }
const wrongQuantities = [
  ['', 'cart:errors.quantity-required'],
  ['0', 'cart:errors.quantity-min'],
  ['-1', 'cart:errors.quantity-min'],
  ['1.5', 'cart:errors.quantity-whole'],
  ['abc', 'cart:errors.quantity-whole'],
  ['1e9', 'cart:errors.quantity-max'],
  ['9'.repeat(3000), 'cart:errors.quantity-max'],
] as const

test('an absurd quantity is refused next to what was typed, and nothing is lost', async ({
  context,
  admin,
  t,
  shopLocale,
}) => {
  const mug = await makeMug(admin, 'Guarded mug')
  const { id: variantId } = findVariant(mug, 'Small')
  await postCart(context, { variantId, quantity: '2' })
  for (const [quantity, key] of wrongQuantities) {
    const answer = await postCart(context, { variantId, quantity, returnTo: `/${shopLocale}/products/${mug.handle}` })
    expect(answer.status(), quantity).toBe(400)
    const html = await answer.text()
    const text = t(key, limit)
    expect(html.split(text).length - 1, `${quantity}: in the summary and at the field`).toBeGreaterThanOrEqual(2)
    expect(html).toContain(`value="${quantity}"`)
    expect(html, 'the cart is still there').toContain('value="2"')
  }
})

test('a quantity that a browser lets through is corrected on the page', async ({ page, admin, scripting, t }) => {
  const mug = await makeMug(admin, 'Scarce mug')
  await page.goto(toProductPath(mug, 'Large'))
  const field = quantityField(page)
  await expect(field).toHaveAttribute('max', '2')
  await add(page, 2)
  await field.fill('1')
  await page.getByTestId('add-to-cart').click()
  const title = t('common:punctuation.choice', { title: mug.title, choice: 'Large' })
  const text = t('cart:errors.short-all-taken', { title, count: 2 })
  await expect(page.getByText(text).first()).toBeVisible()
  if (!scripting) {
    await expect(errorSummary(page)).toContainText(text)
    await page.getByRole('link', { name: text }).click()
    await expect(field).toBeFocused()
    await page.getByRole('link', { name: t('cart:attempt.product') }).click()
  }
  await expect(page).toHaveURL(new RegExp(`/products/${mug.handle}`))
  await expect(page.getByTestId('cart-count')).toHaveText('2')
})

test('in the bag a wrong quantity stays beside its message; 0 takes the line out', async ({
  page,
  admin,
  context,
  t,
}) => {
  const [mug, bowl] = await Promise.all([makeMug(admin, 'Typed mug'), makeMug(admin, 'Other bowl')])
  await page.goto(toProductPath(mug, 'Large'))
  await add(page)
  await page.goto(toProductPath(bowl))
  await add(page)
  await page.goto('cart')
  const line = lineOf(page, mug.title)
  await quantityOf(line).fill('3')
  await quantityOf(line).press('Enter')
  const text = t('cart:errors.short', {
    title: t('common:punctuation.choice', { title: mug.title, choice: 'Large' }),
    count: 2,
  })
  await expect(line.getByText(text).first()).toBeVisible()
  await expect(quantityOf(line)).toHaveValue('3')
  await expect(page.getByTestId('cart-count')).toHaveText('2')

  const lineId = (await quantityOf(line).getAttribute('id'))?.replace('quantity-', '') ?? ''
  for (const [quantity, status] of [
    ['', 400],
    ['-1', 400],
    ['1e9', 400],
    ['abc', 400],
    ['1.5', 400],
    ['50', 409],
  ] as const) {
    const answer = await postCart(context, { intent: 'update', lineId, quantity })
    expect(answer.status(), quantity).toBe(status)
    expect(await answer.text()).toContain(`value="${quantity}"`)
  }
  await quantityOf(line).fill('0')
  await quantityOf(line).press('Enter')
  await expect(line).toHaveCount(0)
  await expect(page.getByTestId('cart-line')).toHaveCount(1)
})

test(
  'an unknown variant, line or form is named, and what is in the bag stays',
  { tag: '@plain' },
  async ({ context, admin, t }) => {
    const mug = await makeMug(admin, 'Staying mug')
    const { id: variantId } = findVariant(mug, 'Small')
    await postCart(context, { variantId, quantity: '1' })
    for (const [fields, status, key] of [
      [{ variantId: 'variant_nope', quantity: '1' }, 404, 'cart:errors.unknown-variant'],
      [{ variantId: '<script>alert(1)</script>', quantity: '1' }, 404, 'cart:errors.unknown-variant'],
      [{ variantId: "' or 1=1", quantity: '1' }, 404, 'cart:errors.unknown-variant'],
      [{ quantity: '1' }, 400, 'cart:errors.unknown-variant'],
      [{ variantId: 'v'.repeat(5000), quantity: '1' }, 400, 'cart:errors.unknown-variant'],
      [{ intent: 'update', lineId: 'item_nope', quantity: '1' }, 404, 'cart:errors.unknown-line'],
      [{ intent: 'update', quantity: '1' }, 400, 'cart:errors.unknown-line'],
      [{ intent: 'nonsense' }, 400, 'cart:errors.quantity-required'],
    ] as [Record<string, string>, number, MessageKey][]) {
      const answer = await postCart(context, fields)
      const html = await answer.text()
      expect(answer.status(), JSON.stringify(fields).slice(0, 80)).toBe(status)
      expect(html).toContain(t(key))
      expect(html, 'markup in a field stays text').not.toContain('<script>alert(1)')
      expect(html).toContain(mug.title)
    }
  },
)

test(
  'a product without a price in the country, or out of the shop, is not sold',
  { tag: '@plain' },
  async ({ context, admin, t, language, nameCountry }) => {
    const local = await admin.createProduct({ title: 'Local pot', stock: { One: 5 }, prices: { eur: 900 } })
    const variantId = findVariant(local, 'One').id
    const title = t('common:punctuation.choice', { title: local.title, choice: 'One' })
    const abroad = await postCart(context, { variantId, quantity: '1' }, `/${language}-us/cart`)
    expect(abroad.status()).toBe(409)
    expect(await abroad.text()).toContain(t('cart:errors.not-sold-here', { title, country: nameCountry('us') }))
    await admin.setStatus(local.id, 'draft')
    const draft = await postCart(context, { variantId, quantity: '1' })
    expect(draft.status()).toBe(409)
    expect(await draft.text()).toContain(t('cart:errors.unavailable', { title }))
    expect(await listCartCookies(context)).toEqual([])
  },
)

test('a form of another site changes nothing', { tag: '@plain' }, async ({ context, admin }) => {
  const mug = await makeMug(admin, 'Foreign mug')
  const form = { variantId: findVariant(mug, 'Small').id, quantity: '1' }
  const answer = await context.request.post('cart', { form, headers: { Origin: 'https://evil.example' } })
  expect(answer.status()).toBe(403)
  expect(await listCartCookies(context)).toEqual([])
})

test(
  'after adding, the way back never leads to another site',
  { tag: '@plain' },
  async ({ context, admin, shopLocale }) => {
    const mug = await makeMug(admin, 'Homing mug')
    const form = { variantId: findVariant(mug, 'Small').id, quantity: '1' }
    for (const returnTo of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const answer = await postCart(context, { ...form, returnTo })
      expect(answer.status()).toBe(303)
      expect(answer.headers().location, returnTo).toBe(`/${shopLocale}/cart`)
    }
  },
)
