import { expect, test } from 'vitest'
import { toLocale } from '~/i18n/locales'
import { isCheckoutReady, toCartView } from './cart-view'
import { toLineMessages } from './line-messages.server'
import { makeCart, makeLine } from '../../../tests/support/test-cart'

// The amounts are what Medusa 1.20 answers for three mugs at 12.50 with 19 % tax in the price and 10 % off.
const gross = makeLine({
  quantity: 3,
  taxInclusive: true,
  subtotal: 3151,
  originalTotal: 3750,
  discount: 315,
  total: 3375,
})
const ten = { code: 'TEN', effect: { type: 'percentage', percent: 10 }, state: 'good' } as const
const european = makeCart([gross], { total: 3375, taxTotal: 539, codes: [ten] })

test('a region with tax in its prices shows gross lines, the discount apart and the tax within the total', () => {
  const view = toCartView(european, toLocale('en', 'us'))
  expect(view).toMatchObject({ count: 3, currency: 'eur', taxInclusive: true, shippingChosen: false })
  expect(view.lines[0]).toMatchObject({ unitPrice: 1250, total: 3750, picture: '/uploads/mug.webp', max: 10 })
  expect(view.totals).toMatchObject({ items: 3750, discount: 375, tax: 539, total: 3375 })
  expect(view.codes).toMatchObject([{ code: 'TEN', state: 'good' }])
})

test('a region without shows net lines and adds the tax', () => {
  const net = makeLine({ quantity: 2, unitPrice: 1300, taxInclusive: false, subtotal: 2600, originalTotal: 2808 })
  const region = { taxInclusive: false, currency: 'usd' }
  const view = toCartView(makeCart([net], { region, total: 2808, taxTotal: 208 }), toLocale('en', 'us'))
  expect(view.lines[0]).toMatchObject({ unitPrice: 1300, total: 2600 })
  expect(view.totals).toMatchObject({ items: 2600, discount: 0, tax: 208, total: 2808 })
})

test('a line priced in the other manner is shown in that of its region', () => {
  const net = makeLine({ quantity: 2, unitPrice: 1000, taxInclusive: false, subtotal: 2000, originalTotal: 2380 })
  expect(toCartView(makeCart([net]), toLocale('en', 'us')).lines[0]).toMatchObject({ unitPrice: 1190, total: 2380 })
})

test('lines keep the order in which they were added, whatever order they come in', () => {
  const [first, second] = ['2026-01-01T10:00:00Z', '2026-01-01T11:00:00Z'].map((createdAt, index) => {
    return makeLine({ id: `item_${index}`, createdAt })
  })
  if (!first || !second) throw new Error('two lines were made')
  expect(toCartView(makeCart([second, first]), toLocale('en', 'us')).lines.map(({ id }) => id)).toEqual([
    'item_0',
    'item_1',
  ])
})

test('words are those of the product in the page’s language', () => {
  const translations = { de: { title: 'Becher', values: { Black: 'Schwarz' } } }
  const cart = makeCart([makeLine({ metadata: { translations } })])
  expect(toCartView(cart, toLocale('de', 'at')).lines[0]).toMatchObject({
    title: 'Becher',
    variantTitle: 'Schwarz / M',
  })
  expect(toCartView(cart, toLocale('en', 'us')).lines[0]).toMatchObject({ title: 'Mug', variantTitle: 'Black / M' })
})

test('a deleted product keeps the words that the line has, and leads nowhere', () => {
  const view = toCartView(
    makeCart([makeLine({ deleted: true, title: 'Old mug', description: 'Red' })]),
    toLocale('de', 'at'),
  )
  expect(view.lines[0]).toMatchObject({ title: 'Old mug', variantTitle: 'Red', productHandle: null, max: 0 })
})

test('the checkout is open when there is a line and none stands in the way', () => {
  const ready = (...lines: Parameters<typeof makeLine>[0][]) =>
    isCheckoutReady(toCartView(makeCart(lines.map((line) => makeLine(line))), toLocale('en', 'us')))
  expect(ready()).toBe(false)
  expect(ready({}, { stock: { quantity: 2 } })).toBe(true)
  for (const bad of [{ quantity: 11 }, { stock: { quantity: 0 } }, { published: false }, { deleted: true }]) {
    expect(ready({}, bad), JSON.stringify(bad)).toBe(false)
  }
})

test('a line says what its shopper takes it to cost, until they know better', () => {
  const line = makeLine({ quantity: 2 })
  const price = line.unitPrice
  const view = (known: number, live: number | null) =>
    toCartView({ ...makeCart([line]), prices: { [line.id]: { known, live } } }, toLocale('en', 'us')).lines[0]
  expect(view(price + 100, price)?.repriced).toEqual({
    before: price + 100,
    known: price + 100,
    mark: `${line.id}:${price}`,
  })
  expect(view(price, price)?.repriced).toBeNull()
  expect(view(price, null)).toMatchObject({ availability: { state: 'unavailable' }, max: 0, repriced: null })
})

test('a gift card is called by its worth', () => {
  const card = makeLine({ giftCard: true, description: 'Small', unitPrice: 2500, deleted: true })
  const [view] = toCartView(makeCart([card]), toLocale('en', 'us')).lines
  expect(view).toMatchObject({ variantTitle: '€25.00' })
  expect(toLineMessages(card, 'eur', toLocale('de', 'de')).variantTitle).toMatch(/^25,00\s€$/)
})
