import { expect, test } from '../../support/shop'
import { fromElsewhere } from '../../support/other-shops'
import { type MessageKey } from '../../../app/i18n/keys'
import { findVariant, fromOwnPage, postCart } from './cart-steps'
import { makeBowl } from '../checkout/checkout-steps'
import { createDiscount, createGiftCard } from './code-steps'

test('why a code is not applied is told apart, beside what was typed, and nothing changes', async ({
  context,
  admin,
  t,
  nameCountry,
}) => {
  const bowl = await makeBowl(admin, 'Refused bowl')
  const other = await makeBowl(admin, 'Other bowl')
  await postCart(context, { intent: 'add', variantId: findVariant(bowl, 'Small').id, quantity: '1' })
  const long = { startsAt: '2024-01-01T00:00:00.000Z', endsAt: '2024-02-01T00:00:00.000Z' }
  const cases: [string, number, MessageKey][] = [
    [await createDiscount(admin, long), 409, 'cart:codes.errors.expired'],
    [await createDiscount(admin, { startsAt: '2099-01-01T00:00:00.000Z' }), 409, 'cart:codes.errors.not-started'],
    [await createDiscount(admin, { disabled: true }), 409, 'cart:codes.errors.disabled'],
    [await createDiscount(admin, { country: 'us' }), 409, 'cart:codes.errors.region'],
    [await createDiscount(admin, { products: [other.id] }), 409, 'cart:codes.errors.not-for-these'],
    [await createGiftCard(admin, 1000, { is_disabled: true }), 409, 'cart:codes.errors.disabled'],
    [await createGiftCard(admin, 1000, { ends_at: '2024-02-01T00:00:00.000Z' }), 409, 'cart:codes.errors.expired'],
    ['NO-SUCH-CODE', 404, 'cart:codes.errors.unknown'],
    [' ', 400, 'cart:codes.errors.required'],
    ['A'.repeat(3000), 400, 'cart:codes.errors.unknown'],
  ]
  for (const [code, status, key] of cases) {
    const answer = await postCart(context, { intent: 'apply-code', code })
    expect(answer.status(), key).toBe(status)
    const html = await answer.text()
    const shown = code.length > 40 ? `${code.slice(0, 40)}…` : code.trim()
    const text = t(key, { code: shown, country: nameCountry('de') })
    expect(html.split(text).length - 1, `${key}: in the summary and at the field`).toBeGreaterThanOrEqual(2)
    expect(html).toContain(`value="${code}"`)
    expect(html).not.toContain('data-testid="applied-code"')
  }
})

test('a code is taken in full-width letters and in the digits of Arabic writing', async ({ context, admin }) => {
  const code = await createDiscount(admin)
  const fullWidth = code.replace(/[A-Z\d-]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0))
  const arabic = code.toLowerCase().replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  for (const typed of [fullWidth, arabic]) {
    expect((await postCart(context, { intent: 'apply-code', code: typed })).status(), typed).toBe(303)
    expect(await (await context.request.get('cart')).text()).toContain('data-testid="applied-code"')
    expect((await postCart(context, { intent: 'remove-code', code })).status()).toBe(303)
  }
})

test('no address of a code breaks the shop, changes anything or is indexed', async ({ context }) => {
  for (const code of ['', '/A', '/%00', '/%2F..%2F', '/%F0%9F%8E%81', `/${'A'.repeat(2000)}`, '/%3Cscript%3E']) {
    const answer = await context.request.get(`discount${code}`)
    expect(answer.status(), code).toBe(200)
    const html = await answer.text()
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).not.toContain('<script>"')
    expect(answer.headers()['set-cookie'] ?? '').not.toContain('cart_')
  }
  expect((await context.request.get('discount/%E0%A4%A')).status()).toBe(400)
  expect((await context.request.get('discount/A/B')).status()).toBe(404)
})

test('guesses are limited, and the answer says how long to wait', async ({ context, shopLocale, bareShop }) => {
  const headers = { ...fromOwnPage, ...fromElsewhere() }
  const post = () =>
    context.request.post(`${bareShop.url}/${shopLocale}/discount/GUESS`, {
      form: { intent: 'apply-code', code: 'GUESS' },
      headers,
    })
  for (let guess = 0; guess < 4; guess += 1) expect((await post()).status()).toBe(404)
  const refused = await post()
  expect(refused.status()).toBe(429)
  const seconds = Number(refused.headers()['retry-after'])
  expect(seconds).toBeGreaterThan(60)
  expect(await refused.text()).toContain(String(Math.ceil(seconds / 60)))
})
