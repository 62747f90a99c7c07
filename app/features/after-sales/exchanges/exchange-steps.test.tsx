import { describe, expect, it } from 'vitest'
import { renderHtml } from '../../../../tests/support/render'
import { ExchangeSteps } from './exchange-steps'
import { type OpenExchange } from './exchange-view'

const post = { id: 'so_1', name: 'Standard', amount: 490, days: null }
const open: OpenExchange = {
  step: 'review',
  progress: [],
  sums: { wanted: 5900, back: -3900, wayBack: 390, delivery: 490, total: 2880 },
  parcels: [{ contents: ['Bowl'], choices: [post], chosen: post }],
  taxInclusive: true,
  payment: { choices: [], chosen: null, state: null, isFree: false, isLight: false, script: null },
  shipping: [post],
  paidBy: 'checkout:payment.manual.label',
  paymentNote: null,
  goOn: null,
  seen: { cartId: 'cart_1', mark: 'm', total: 2880 },
  limit: { amount: 3900, toCard: 0, isBesideCard: false },
  notice: null,
  labels: {},
  isSoldOut: false,
}

function render(exchange: Partial<OpenExchange>) {
  const legalPages = [{ slug: 'withdrawal', title: 'Right of withdrawal' }]
  return renderHtml(
    <ExchangeSteps exchange={{ ...open, ...exchange }} currency="eur" legalPages={legalPages} errors={{}} />,
  )
}

describe('ExchangeSteps', () => {
  it('says on the button that it obliges to pay where something is due', async () => {
    const html = await render({})
    expect(html).toContain('Exchange with obligation to pay')
    expect(html).toContain('Way back')
    expect(html).toContain('Shipping</dt>')
    expect(html).toContain('?step=payment')
    const places = ['/pages/withdrawal', 'data-total', '</dl><form', 'Exchange with obligation to pay']
    const found = places.map((place) => html.indexOf(place))
    expect(found, 'nothing stands between the sum and the button').toEqual(found.toSorted((one, other) => one - other))
    expect(found).not.toContain(-1)
  })

  it('says on the button and above it how much comes back where less is wanted, and asks for no payment', async () => {
    const html = await render({ sums: { wanted: 900, back: -3900, wayBack: 0, delivery: 490, total: -2510 } })
    expect(html).toContain('Confirm your exchange and get €25.10 back')
    expect(html).toContain('Exchange and get €25.10 back')
    expect(html).toContain('You get the difference back')
    expect(html).not.toContain('Way back')
    expect(html).not.toContain('?step=payment')
  })

  it('obliges to nothing where both cost the same', async () => {
    const html = await render({ sums: { wanted: 3900, back: -3900, wayBack: 0, delivery: 0, total: 0 } })
    expect(html).toContain('Confirm the exchange</')
  })

  it('knows no delivery while none is chosen', async () => {
    const html = await render({ step: 'shipping', shipping: [] })
    expect(html).toContain('action="/en-us?step=shipping"')
    expect(html).toContain('Continue with this delivery')
    expect(html).not.toContain('Shipping</dt>')
  })

  it('confirms nothing that is sold out', async () => {
    expect(await render({ isSoldOut: true })).not.toContain('type="submit"')
  })
})
