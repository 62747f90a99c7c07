import assert from 'node:assert/strict'
import { describe, test } from 'vitest'

import { composeOrderConfirmation } from './order-confirmation-mail'
import { formatMoney } from '@vitrine/shared/money'
import { parseLocale } from './locale'
import type { ConfirmedOrder } from './order-view'
import { summariseOrder } from './order-totals'
import { languages, toTranslate } from '../messages/messages'
import { noteOffline } from '../payments/offline'

const options = { from: 'Shop <orders@shop.example>', shopName: 'Shop', storeUrl: 'https://shop.example/' }

const address = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: 'Ring 1',
  postal_code: '1010',
  city: 'Wien',
  country_code: 'at',
}

/** Two scarves at 29.90 with 20 % tax, 10 % off, as Medusa 1.20.11 works it out. */
function makeOrder({
  inclusive = true,
  ...rest
}: Partial<ConfirmedOrder> & { inclusive?: boolean } = {}): ConfirmedOrder {
  const item = inclusive
    ? { includes_tax: true, subtotal: 4983, original_total: 5980, total: 5382 }
    : { includes_tax: false, subtotal: 6980, original_total: 7538, total: 6785 }
  const shipping = inclusive ? { subtotal: 417, original_total: 500 } : { subtotal: 700, original_total: 756 }
  const sums = inclusive
    ? { subtotal: 4983, shipping_total: 417, tax_total: 980, discount_total: 498, total: 5882 }
    : { subtotal: 6980, shipping_total: 700, tax_total: 559, discount_total: 698, total: 7541 }
  const translations = { de: { title: 'Wollschal', values: { Black: 'Schwarz' } } }
  return {
    id: 'order_1',
    display_id: 7,
    email: 'ada@shop.example',
    currency_code: inclusive ? 'eur' : 'usd',
    created_at: new Date('2026-03-01T10:00:00Z'),
    region: { includes_tax: inclusive },
    items: [
      {
        title: 'Wool scarf',
        description: 'Black / M',
        quantity: 2,
        created_at: new Date('2026-03-01T09:00:00Z'),
        variant: { product: { metadata: { translations } } },
        ...item,
      },
    ],
    shipping_methods: [{ shipping_option: { name: 'Standard' }, ...shipping }],
    shipping_address: address,
    gift_card_total: 0,
    gift_card_tax_total: 0,
    ...sums,
    ...rest,
  }
}

function plain(text: string) {
  return text.replaceAll(/[\u00a0\u2009]/g, ' ')
}

describe('the order mail', () => {
  test('speaks the language of the cart, down to variants, country and money', () => {
    const { subject, text, html } = composeOrderConfirmation(makeOrder(), { ...options, locale: 'de-at' })
    assert.equal(subject, 'Ihre Bestellung Nr. 7 bei Shop')
    for (const part of ['2 × Wollschal (Schwarz / M): € 59,80', 'Österreich', '1. März 2026', '1010 Wien']) {
      assert.ok(plain(text).includes(part), `${part} is missing in ${text}`)
    }
    assert.ok(plain(text).includes('Gesamtbetrag inkl. MwSt.: € 58,82'))
    assert.ok(plain(text).includes('Enthaltene MwSt.: € 9,80'))
    assert.ok(text.includes('https://shop.example/de-at'))
    assert.ok(html.startsWith('<!doctype html>\n<html lang="de" dir="ltr">'))
  })

  test('says under the way of shipping when it arrives, where that was kept with the order', () => {
    const order = makeOrder({
      shipping_methods: makeOrder().shipping_methods.map((method) => ({
        ...method,
        data: { arrives: { from: '2026-03-05', to: '2026-03-09' } },
      })),
    })
    const { text } = composeOrderConfirmation(order, { ...options, locale: 'de-at' })
    assert.ok(plain(text).includes('Standard\nLieferung: Do., 5. – Mo., 9. März'), text)
    assert.ok(!composeOrderConfirmation(makeOrder(), options).text.includes('Arrives'))
  })

  test('joins what stands together by the marks of the language', () => {
    const write = (locale: string) => composeOrderConfirmation(makeOrder(), { ...options, locale }).text
    assert.match(write('ja-at'), /2 × Wool scarf（Black \/ M）：/)
    assert.match(write('fr-at'), /\(Black \/ M\)\u00a0: /)
  })

  test('runs from the right in Arabic, with the amounts at the end of the line and addresses as they are written', () => {
    const { html } = composeOrderConfirmation(makeOrder(), { ...options, locale: 'ar-at' })
    assert.ok(html.startsWith('<!doctype html>\n<html lang="ar" dir="rtl">'))
    assert.ok(html.includes('<br><span dir="auto">1010 Wien</span><br>'))
    assert.match(html, /<td [^>]*align="left"[^>]*>[^<]*59[^<]*<\/td><\/tr>/)
    assert.match(html, /<th scope="row" align="right"[^>]*>المنتجات<\/th><td align="left"/)
  })

  test('falls back to English, keeping the address of the shop that the order came from', () => {
    const { subject, text } = composeOrderConfirmation(makeOrder(), { ...options, locale: 'xa-at' })
    assert.equal(subject, 'Your order no. 7 at Shop')
    assert.ok(text.includes('https://shop.example/xa-at'))
    assert.equal(composeOrderConfirmation(makeOrder(), options).subject, 'Your order no. 7 at Shop')
  })

  test('lists the tax as a row where prices are without it', () => {
    const { text } = composeOrderConfirmation(makeOrder({ inclusive: false }), { ...options, locale: 'en-us' })
    assert.ok(text.includes('Tax: $5.59\nTotal including tax: $75.41'))
    assert.ok(text.includes(toTranslate('en')('order.prices-exclude')))
  })

  test('names the codes in the sums, and of a gift card no more than its end', () => {
    const order = makeOrder({
      discounts: [
        { code: 'TEN', rule: { type: 'percentage' } },
        { code: 'SHIP', rule: { type: 'free_shipping' } },
      ],
      gift_cards: [{ code: 'AAAA-BBBB-CCCC-DDDD' }],
      gift_card_total: 1000,
      total: 4882,
    })
    const { text } = composeOrderConfirmation(order, { ...options, locale: 'de-at' })
    for (const name of ['Rabatt (TEN): ', 'Versand (SHIP): ', 'Geschenkkarte (…DDDD): ']) assert.ok(text.includes(name))
    assert.ok(!text.includes('CCCC'))
  })

  test('tells of two gift cards what each has paid', () => {
    const [first, second] = [{ code: 'AAAA-BBBB-CCCC-DDDD' }, { code: 'EEEE-FFFF-GGGG-HHHH' }]
    const order = makeOrder({
      gift_cards: [first, second],
      gift_card_total: 1000,
      total: 4882,
      gift_card_transactions: [
        { amount: 600, tax_rate: null, gift_card: first },
        { amount: 400, tax_rate: null, gift_card: second },
      ],
    })
    const { text } = composeOrderConfirmation(order, { ...options, locale: 'de-at' })
    assert.match(plain(text), /Geschenkkarte \(…DDDD\): .*6,00/)
    assert.match(plain(text), /Geschenkkarte \(…HHHH\): .*4,00/)
  })

  test('escapes what shoppers and merchants typed', () => {
    const order = makeOrder({
      shipping_address: { ...address, last_name: '<script>alert(1)</script>' },
      items: makeOrder().items.map((item) => ({ ...item, title: '"><img src=x onerror=alert(1)>' })),
    })
    const { html } = composeOrderConfirmation(order, { ...options, locale: 'en-us' })
    assert.ok(!html.includes('<script'))
    assert.ok(!html.includes('<img src=x'))
    assert.ok(html.includes('&lt;script&gt;alert(1)&lt;/script&gt;'))
  })

  test('carries the papers of the law and says so', () => {
    const papers = [{ title: 'AGB & mehr', filename: 'AGB.txt', content: 'Bedingungen' }]
    const { text, html, attachments } = composeOrderConfirmation(makeOrder(), { ...options, locale: 'de-at', papers })
    assert.deepEqual(attachments?.[0], { filename: 'AGB.txt', content: 'Bedingungen' })
    assert.ok(text.includes(`${toTranslate('de')('order.attached')}\nAGB & mehr`))
    assert.ok(html.includes('AGB &amp; mehr'))
    const { text: without } = composeOrderConfirmation(makeOrder(), { ...options, locale: 'de-at' })
    assert.ok(!without.includes(toTranslate('de')('order.attached')))
  })

  test('has the same message id each time it is made', () => {
    const ids = [1, 2].map(() => composeOrderConfirmation(makeOrder(), options).messageId)
    assert.deepEqual(ids, ['<order_1.placed@shop.example>', '<order_1.placed@shop.example>'])
  })

  test('names both addresses, and says where they are the same', () => {
    const write = (city: string | null) =>
      composeOrderConfirmation(makeOrder({ billing_address: city === null ? null : { ...address, city } }), options)
    for (const same of [write(address.city), write(null)]) {
      assert.ok(same.text.includes('Delivery address\nAda Byron\n'))
      assert.ok(same.text.includes('Billing address\nThe same as the delivery address\n'))
      assert.equal(same.html.split('Ring 1').length, 2)
    }
    const { text, html } = write('Graz')
    assert.ok(text.includes('Billing address\nAda Byron\nRing 1\n1010 Graz\n'))
    assert.ok(html.includes('1010 Wien') && html.includes('1010 Graz'))
  })

  test('has the note for the delivery below the address that it is for, which makes it no other one', () => {
    const noted = { ...address, metadata: { delivery_note: 'Ring twice' } }
    const { text } = composeOrderConfirmation(makeOrder({ shipping_address: noted, billing_address: address }), options)
    assert.ok(text.includes('Austria\nRing twice\n\nBilling address\nThe same as the delivery address\n'))
  })

  test('names no address to deliver to where gift cards are all that was bought', () => {
    const cards = makeOrder().items.map((item) => ({ ...item, is_giftcard: true }))
    const { text } = composeOrderConfirmation(makeOrder({ items: cards }), options)
    assert.ok(!text.includes('Delivery address'))
    assert.ok(text.includes('Billing address\nAda Byron\n'))
  })

  test('leads to the order above its lines, and says what the page asks for', () => {
    const { text, html } = composeOrderConfirmation(makeOrder(), { ...options, locale: 'de-at' })
    const link = 'https://shop.example/de-at/orders/order_1'
    assert.ok(text.includes(`Zur Bestellung\n${link}\n`))
    assert.ok(text.indexOf(link) < text.indexOf('Wollschal'))
    assert.ok(html.includes(` href="${link}"`) && html.indexOf(link) < html.indexOf('Wollschal'))
    for (const part of [text, html]) assert.ok(part.includes('Die Nummer ist 7'))
  })

  test('says how many working days a way of shipping takes', () => {
    const write = (metadata: Record<string, unknown>) => {
      const methods = makeOrder().shipping_methods.map((method) => ({
        ...method,
        shipping_option: { name: 'Standard', metadata },
      }))
      return composeOrderConfirmation(makeOrder({ shipping_methods: methods }), options).text
    }
    assert.ok(write({ min_days: 3, max_days: 5 }).includes('Standard\n3 to 5 working days\n'))
    assert.ok(write({ max_days: 1 }).includes('Standard\n1 working day\n'))
    assert.ok(write({}).includes('Standard\n\n'))
  })

  test('has the VAT number below the address that it belongs to', () => {
    const known = { ...address, metadata: { vat_number: 'ATU12345675' } }
    const order = makeOrder({ billing_address: known })
    const { text, html } = composeOrderConfirmation(order, { ...options, locale: 'de-at' })
    assert.ok(
      text.includes(
        'Rechnungsadresse\nAda Byron\nRing 1\n1010 Wien\nÖsterreich\nUSt-IdNr. oder Steuernummer ATU12345675',
      ),
    )
    assert.ok(html.includes('ATU12345675'))
    order.shipping_address = known
    assert.equal(composeOrderConfirmation(order, options).text.split('VAT or tax number ATU12345675').length, 2)
    order.billing_address = order.shipping_address = { ...known, metadata: { vat_number: { a: 1 } } }
    assert.ok(!composeOrderConfirmation(order, options).text.includes('VAT'))
  })
})

test('the order mail calls a gift card by its worth', () => {
  const order = makeOrder()
  Object.assign(order.items[0] ?? {}, { description: 'Small', is_giftcard: true, unit_price: 2990 })
  const { text } = composeOrderConfirmation(order, { ...options, locale: 'de-at' })
  assert.match(plain(text), /2 × Wollschal \(€ 29,90\): € 59,80/)
})

describe('the lines of the order mail', () => {
  const toPicture = (name: string, value: string) => ({
    url: `/uploads/${name}.webp`,
    alt: { en: `A ${name} scarf`, de: `Schal "${name}"` },
    width: 1200,
    height: 1200,
    option: { title: 'Color', value },
  })
  const metadata = { images: [toPicture('red', 'Red'), toPicture('black', 'Black'), toPicture('gone', 'Gone')] }
  const product = {
    metadata,
    images: ['red', 'black'].map((name) => ({ url: `http://medusa:9000/uploads/${name}.webp` })),
  }

  function write(description: string, line = {}) {
    const items = makeOrder().items.map((item) => ({
      ...item,
      description,
      thumbnail: 'http://medusa:9000/uploads/red.webp',
      variant: { product },
      ...line,
    }))
    return composeOrderConfirmation(makeOrder({ items }), { ...options, locale: 'de-at' }).html
  }

  test('have the picture of the variant, of a size that is known before it is there, and in words', () => {
    const src = 'https://shop.example/images/128/uploads/black.webp'
    assert.ok(write('Black / M').includes(` src="${src}" alt="Schal &quot;black&quot;" width="64" height="64"`))
  })

  test('have the product’s picture where none shows what was chosen any more', () => {
    assert.ok(write('Gone / M').includes(' src="https://shop.example/images/128/uploads/red.webp"'))
    const html = write('Red', { variant: null })
    assert.ok(html.includes(' src="https://shop.example/images/128/uploads/red.webp" alt="" width="64" height="80"'))
  })

  test('ask nobody else for a picture', () => {
    const bare = { variant: null, thumbnail: 'https://elsewhere.example/spy.gif' }
    assert.ok(!write('Red', bare).includes('<img class="picture"'))
  })
})

describe('the payment in the order mail', () => {
  function write(
    payments: ConfirmedOrder['payments'],
    { locale = 'en-ie', ...rest }: Partial<typeof bank> = {},
    change = {},
  ) {
    const order = makeOrder({ payments, ...change })
    return plain(composeOrderConfirmation(order, { ...options, ...rest, locale }).text)
  }
  const bank = { locale: 'en-ie', bankAccount: ['Shop Ltd', 'IBAN AT61 1904 3002 3457 3201'] }
  const pay = (provider_id: string, change = {}) => [{ provider_id, amount: 5882, ...change }]

  test('is said with what is left to do', () => {
    assert.ok(
      write(pay('manual')).includes(
        'Payment\nInvoice: it comes with the order, to be paid within 14 days\n' +
          'You pay €58.82 once you have the invoice; until then you have nothing to do.\n',
      ),
    )
    assert.ok(write(pay('stripe')).includes('confirmed by Stripe\nYou have nothing more to do.\n'))
    assert.ok(write(pay('vitrine-redirect')).includes('payment service\nYou have nothing more to do.\n'))
    assert.ok(write(pay('tick')).includes('Payment\nBy tick\nYou have nothing more to do.\n'))
  })

  test('promises nothing where the bank may ask for something, and names no payment that was taken back', () => {
    const asking = write(pay('stripe'), {}, { payment_status: 'requires_action' })
    assert.ok(asking.includes('Stripe') && !asking.includes('nothing more'))
    const changed = write([...pay('manual', { canceled_at: '2026-03-01' }), ...pay('stripe')])
    assert.ok(!changed.includes('Invoice'))
  })

  test('is nothing where a gift card or a discount has paid all', () => {
    assert.ok(write([]).includes('Payment\nNothing to pay\n'))
  })

  test('names account and reference of a transfer where they are known, else that they follow', () => {
    noteOffline({ 'bank-transfer': { isOffline: true } })
    assert.ok(
      write(pay('bank-transfer'), bank).includes(
        'Please transfer €58.82 to this account:\nShop Ltd\nIBAN AT61 1904 3002 3457 3201\n' +
          'As the reference, please give:\nShop 7\n',
      ),
    )
    const later = write(pay('bank-transfer'))
    assert.ok(later.includes('We will send you our bank details by e-mail. Please transfer €58.82 then.\n'))
    const taken = write(pay('bank-transfer', { captured_at: '2026-03-01' }), bank)
    assert.ok(!taken.includes('IBAN') && taken.includes('You have nothing more to do.'))
  })

  test('has the reference in the digits that banks read', () => {
    assert.ok(write(pay('bank-transfer'), { ...bank, locale: 'ar-kw' }).includes('\nShop 7\n'))
  })
})

describe('the rows of the sums', () => {
  const giftCard = { gift_card_total: 1000, gift_card_tax_total: 200, tax_total: 780, total: 4682 }
  const orders = {
    'with tax': makeOrder(),
    'without tax': makeOrder({ inclusive: false }),
    'with tax and a gift card': makeOrder(giftCard),
  }
  for (const [name, order] of Object.entries(orders)) {
    test(`add up to the total ${name}`, () => {
      const { rows, total } = summariseOrder(order)
      assert.equal(
        rows.reduce((sum, { amount }) => sum + amount, 0),
        total,
      )
    })
  }

  test('show what rounding takes beside the percentage of a discount', () => {
    const order = makeOrder({ discounts: [{ code: 'TEN', rule: { type: 'percentage', value: 10 } }], total: 5881 })
    Object.assign(order.items[0] ?? {}, { discount_total: 498 })
    const { rows } = summariseOrder(order)
    assert.deepEqual(
      rows.filter(({ name }) => name === 'discount' || name === 'rounding').map(({ amount }) => amount),
      [-598, -1],
    )
    const { text } = composeOrderConfirmation(order, { ...options, locale: 'de-at' })
    assert.ok(text.includes(`${toTranslate('de')('order.rounding')}: `))
  })

  test('show the discount with the tax it saves where prices include tax', () => {
    const { rows, includedTax } = summariseOrder(makeOrder())
    assert.deepEqual(
      rows.map(({ name, amount }) => [name, amount]),
      [
        ['goods', 5980],
        ['shipping', 500],
        ['discount', -598],
      ],
    )
    assert.equal(includedTax, 980)
  })

  test('come to nothing where Medusa’s rounding leaves less than nothing', () => {
    const free = { total: 0, original_total: 0 }
    const order = makeOrder({ tax_total: -1, total: -1, shipping_methods: [free] })
    const { rows, total, includedTax } = summariseOrder(order)
    assert.deepEqual([total, includedTax], [0, 0])
    assert.equal(rows.find(({ name }) => name === 'discount')?.amount, -5980)
  })

  test('leave out a discount that was not given', () => {
    const order = makeOrder({ inclusive: false, discount_total: 0, total: 8239 })
    assert.deepEqual(
      summariseOrder(order).rows.map(({ name }) => name),
      ['goods', 'shipping', 'tax'],
    )
  })
})

describe('amounts', () => {
  test('have as many digits as their currency', () => {
    assert.equal(formatMoney(1200, 'jpy', 'en-JP'), '¥1,200')
    assert.equal(plain(formatMoney(12500, 'kwd', 'en-KW')), 'KWD 12.500')
    assert.equal(plain(formatMoney(1250, 'eur', 'de-DE')), '12,50 €')
  })
})

describe('locales', () => {
  test('are read from the storefront’s form, everything else is English', () => {
    assert.deepEqual(parseLocale('de-at'), { language: 'de', tag: 'de-AT', path: '/de-at' })
    for (const locale of [undefined, 7, '', '/../x', 'deutsch', { a: 1 }]) {
      assert.deepEqual(parseLocale(locale), { language: 'en', tag: 'en', path: '' })
    }
  })
})

test('in Arabic every number is in the digits of the country', () => {
  const order = makeOrder({ discounts: [{ code: 'TEN10', rule: { type: 'percentage', value: 10 } }] })
  const write = (locale: string) => composeOrderConfirmation(order, { ...options, locale })
  const kuwait = write('ar-kw')
  // what comes behind the sums are an address and an English notice
  const shown = kuwait.text.replace('TEN10', '').replace(/https:\S+/, '')
  const [words = ''] = shown.split(toTranslate('ar-KW')('order.prices-include'))
  assert.doesNotMatch(words, /\d/)
  assert.match(kuwait.subject, /٧/)
  assert.match(words, /٢ × /)
  assert.doesNotMatch(write('ar-ae').text, /[٠-٩]/)
})

test('mails of twenty lines with all that guarantees ask for are not clipped by Gmail', () => {
  const guarantee = {
    free: true,
    whole_good: true,
    years: 5,
    brand: 'Brand',
    model: 'Model',
    guarantor: { name: 'Brand', address: 'Ring 1, 1010 Wien' },
    claim: { en: 'word '.repeat(60) },
    territory: { en: 'The European Union' },
  }
  const [line] = makeOrder().items
  assert.ok(line)
  const items = Array.from({ length: 20 }, (_, at) => ({
    ...line,
    title: `Hand-woven scarf of the wool of sheep of the mountains ${at}`,
    thumbnail: `http://localhost:9000/uploads/products/${at}-a-scarf-of-the-wool-of-sheep.webp?v=0123456789abcdef`,
    variant: { product: { metadata: { guarantee: { ...guarantee, model: `Model ${at % 4}` } } } },
  }))
  for (const language of languages) {
    const { html } = composeOrderConfirmation(makeOrder({ items }), { ...options, locale: `${language}-at` })
    assert.ok(html.includes('Brand<br>Model 3'), 'there is no label')
    assert.ok(Buffer.byteLength(html) < 102 * 1024, `${language} has ${Buffer.byteLength(html)} bytes`)
  }
})
