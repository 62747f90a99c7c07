import { expect, it } from 'vitest'
import { renderHtml } from '../../../tests/support/render'
import { toRefundLimit } from './refund-limit'
import { RefundNote } from './refund-note'

function render(order: { held: number; onCard?: number }, promised?: number, backOnCard?: number) {
  const paid = { refundableAmount: order.held, giftCardTotal: order.onCard ?? 0, giftCardTaxTotal: 0 }
  const limit = toRefundLimit(paid, { promised, backOnCard })
  return renderHtml(<RefundNote refund={3900} limit={limit} currency="eur" how="As you paid." />)
}

it('says how all of it comes back where the payments hold as much', async () => {
  expect(await render({ held: 3900 })).toContain('As you paid.')
  expect(await render({ held: 3900 })).not.toContain('gift card')
  expect(await render({ held: 3900, onCard: 500 })).toMatch(/As you paid\. .*the other payment method/)
})

it('promises no more than the payments hold, less what is about to come back already', async () => {
  expect(await render({ held: 1390, onCard: 3000 })).toContain('At most €13.90')
  expect(await render({ held: 5290, onCard: 3000 }, 3900)).toContain('At most €13.90')
})

it('promises nothing where a gift card has paid all, or all has come back', async () => {
  expect(await render({ held: 0, onCard: 4390 })).toContain('cannot come back the way you paid')
  expect(await render({ held: 1000 }, 3900)).toContain('cannot come back the way you paid')
})

it('says what goes back to the gift card that paid the rest, as far as it has not got it back', async () => {
  const order = { held: 1390, onCard: 3000 }
  expect(await render(order, 0, 0)).toMatch(/€13\.90 .* the way you paid, and €25\.10 goes back to the gift card/)
  expect(await render(order, 0, 500)).toContain('At most €13.90')
  expect(await render({ held: 0, onCard: 3900 }, 0, 0)).toContain('goes back to the gift card')
  expect(await render({ held: 1390, onCard: 5010 }, 2500, 0)).toContain('back to the gift card')
  expect(await render({ held: 1390, onCard: 5010 }, 2500, 1)).toContain('cannot come back')
})
