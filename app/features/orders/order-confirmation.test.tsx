import { expect, it } from 'vitest'
import { renderHtml } from '../../../tests/support/render'
import { OrderConfirmation } from './order-confirmation'
import { type OrderPageData } from './order.server'

const codes = { discount: [], shipping: [], giftCards: [] }
const order: OrderPageData = {
  id: 'order_1',
  number: 7,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  placedAt: '2026-01-01T12:00:00.000Z',
  currency: 'usd',
  taxInclusive: false,
  lines: [{ id: 'item_1', title: 'Mug', variant: 'Black', quantity: 1, amount: 1000, picture: null }],
  totals: { items: 1000, shipping: 500, discount: 0, rounding: 0, giftCards: 0, cards: [], tax: 0, total: 1500, codes },
  shippingAddress: ['Ada Huber'],
  billingAddress: null,
  shippingMethods: [
    { name: 'Standard', days: { min: 3, max: 5 } },
    { name: 'Express', days: { min: 1, max: 2 }, arrives: 'Arrives Fri, Jan 2' },
    { name: 'By e-mail', days: null },
  ],
  hasParcel: true,
  providers: ['manual'],
  state: 'preparing',
  paymentState: 'open',
  balance: { paid: 0, refunded: 0, onCards: 0, toPay: 1500, byInvoice: 1500, toPayBack: 0 },
  unpaidEdit: null,
}
const page = { order, payments: ['Invoice'], shopName: 'Vitrine', isPrintView: false }

it('says how long each way of shipping takes where the shop does, and how it was paid', async () => {
  const html = await renderHtml(<OrderConfirmation {...page} />)
  expect(html).toContain(
    '<p>Standard</p><p class="muted small">3 to 5 working days</p><p>Express</p><p>Arrives Fri, Jan 2</p><p>By e-mail</p></section>',
  )
  expect(html).toContain('<p><bdi>Invoice</bdi></p>')
  expect(html).not.toContain('Nothing to pay')
})

it('says that nothing was to be paid', async () => {
  expect(await renderHtml(<OrderConfirmation {...page} payments={[]} />)).toContain('Nothing to pay')
})

it('speaks of a parcel where there is one', async () => {
  expect(await renderHtml(<OrderConfirmation {...page} />)).toContain('We pack your order')
  const html = await renderHtml(<OrderConfirmation {...page} order={{ ...order, hasParcel: false }} />)
  expect(html).not.toContain('We pack your order')
  expect(html).not.toContain('parcel')
  expect(html).toContain('Anything wrong?')
})

it('foretells nothing of an order that was cancelled or is on its way', async () => {
  for (const state of ['cancelled', 'shipped'] as const) {
    const html = await renderHtml(<OrderConfirmation {...page} order={{ ...order, state }} />)
    expect(html).not.toContain('We pack your order')
    expect(html).toContain('Anything wrong?')
  }
})
