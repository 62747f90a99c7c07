import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { toCountedLine, toOrderLine, toOrderStatus } from '~/commerce/medusa-v1/order'
import { toComputedAmounts } from '~/commerce/medusa-v1/amounts'
import { type Order } from '~/commerce/medusa-v1/types'
import { toRefundLimit } from '~/features/after-sales/refund-limit'
import { toLineLives } from '~/features/orders/line-life'
import {
  addLine,
  admin,
  askPlainly,
  chooseShipping,
  choosePayment,
  complete,
  guest,
  makeProduct,
  makeReadyCart,
  removeProducts,
  requireRegion,
  type TestProduct,
  toFailure,
} from './backend'

let mug: TestProduct
beforeAll(async () => {
  // a price whose tax has to be rounded
  mug = await makeProduct({ amounts: { eur: 1999 } })
})
afterAll(removeProducts)

const reasonsSchema = z.array(z.object({ id: z.string() }))
const orderAnswer = z.object({ order: z.object({ fulfillments: z.array(z.object({ id: z.string() })) }) })

async function makeGiftCard(value: number): Promise<string> {
  const answer = z.object({ gift_card: z.object({ code: z.string() }) })
  const { id: region_id } = await requireRegion('eur')
  return (await admin('POST', '/gift-cards', answer, { region_id, value })).gift_card.code
}

/** An order of three, shipped. @param paid with a discount's code, and a gift card of so many cents */
async function shipThree({ code, cardValue }: { code?: string; cardValue?: number } = {}) {
  const cartId = await makeReadyCart(mug.variantId)
  await addLine(cartId, mug.variantId, 2)
  if (code) await guest.put((medusa) => medusa.carts.update(cartId, { discounts: [{ code }] }))
  if (cardValue) {
    const card = await makeGiftCard(cardValue)
    await guest.put((medusa) => medusa.carts.update(cartId, { gift_cards: [{ code: card }] }))
  }
  await chooseShipping(cartId)
  await choosePayment(cartId, 'manual')
  const completion = await complete(cartId)
  if (completion.type !== 'order') throw new Error(`completed to a ${completion.type}`)
  const { id, items } = completion.data
  await admin('POST', `/orders/${id}/capture`, z.unknown())
  const shipped = items.map((item) => ({ item_id: item.id, quantity: item.quantity }))
  const { order } = await admin('POST', `/orders/${id}/fulfillment`, orderAnswer, { items: shipped })
  await admin('POST', `/orders/${id}/shipment`, z.unknown(), { fulfillment_id: order.fulfillments[0]?.id })
  return guest.read((medusa) => medusa.orders.retrieve(id)).then((answer) => answer.order)
}

async function requireReturnOption() {
  const region = await requireRegion('eur')
  const [option] = await guest.live((shop) => shop.listReturnOptions(region.id))
  if (!option) throw new Error('Europe has no way back')
  return option
}

function ask(orderId: string, itemId: string, quantity: number, more: { reason_id?: string; optionId?: string } = {}) {
  const { optionId, ...item } = more
  return guest.complete((medusa) =>
    medusa.returns.create({
      order_id: orderId,
      items: [{ item_id: itemId, quantity, ...item }],
      ...(optionId ? { return_shipping: { option_id: optionId } } : {}),
    }),
  )
}

function toRefundable(order: Order) {
  return { refundableAmount: order.refundable_amount, ...toComputedAmounts(order) }
}

describe('a return', () => {
  it.each([
    ['without a discount', undefined],
    ['with one', 'WELCOME10'],
  ])('pays back what the storefront works out, %s', async (_, code) => {
    const order = await shipThree({ code })
    const lines = order.items.map(toOrderLine)
    const [{ id: lineId } = { id: '' }] = lines
    const option = await requireReturnOption()
    const ofTwo = (await guest.returns.readRefunds({ id: order.id, lines }))(lineId, 2)
    const { return: two } = await ask(order.id, lineId, 2)
    expect(two).toMatchObject({ status: 'requested', refund_amount: ofTwo })
    const ofOne = (await guest.returns.readRefunds({ id: order.id, lines }))(lineId, 1)
    const { return: one } = await ask(order.id, lineId, 1, { optionId: option.id })
    expect(one.refund_amount).toBe(ofOne - option.cost)
  })

  it('is paid back out of the payments, and with our plugin to the gift card where they hold less', async () => {
    const order = await shipThree({ cardValue: 3000 })
    const itemId = order.items[0]?.id ?? ''
    const receive = async (quantity: number) => {
      const { return: made } = await ask(order.id, itemId, quantity)
      const items = [{ item_id: itemId, quantity }]
      await admin('POST', `/returns/${made.id}/receive`, z.unknown(), { items })
      return (await guest.read((medusa) => medusa.orders.retrieve(order.id))).order
    }
    const { amount, toCard } = toRefundLimit(toRefundable(order), { backOnCard: 0 })
    expect([amount, toCard]).toEqual([order.total, 3000])
    const afterOne = await receive(1)
    expect(toRefundLimit(toRefundable(afterOne))).toEqual({ amount: amount - 1999, toCard: 0, isBesideCard: true })
    const afterAll = await receive(2)
    expect(afterAll.refunded_total).toBe(amount)
    const { body } = await askPlainly('GET', `/store/orders/${order.id}?fields=id&expand=returns`)
    const answer = z.object({ order: z.object({ returns: z.array(z.object({ metadata: z.unknown() })) }) })
    const notes = answer.parse(body).order.returns.map(({ metadata }) => metadata)
    expect(notes).toContainEqual({ card_refund: 3 * 1999 - amount })
  })

  it('is told with the order where our plugin is there, and counts as open until it is received', async () => {
    const order = await shipThree()
    const itemId = order.items[0]?.id ?? ''
    await ask(order.id, itemId, 2)
    const { returns: requests = [] } = (await guest.returns.getPast(order.id)) ?? {}
    const past = { former: [], requests, exchanged: new Set<string>(), claimed: [], parcels: [] }
    const lines = order.items.map(({ id, quantity }) => toCountedLine({ id, quantity }))
    expect(toLineLives({ status: toOrderStatus(order.status), items: lines }, past)[0]?.onItsWayBack).toBe(2)
    expect(await toFailure(ask(order.id, itemId, 2))).toMatchObject({
      kind: 'invalid',
      status: 400,
      type: 'not_allowed',
    })
  })

  it('takes an inner reason and refuses one that contains others', async () => {
    const order = await shipThree()
    const itemId = order.items[0]?.id ?? ''
    const { return_reasons: reasons } = await guest.read((medusa) => medusa.returnReasons.list())
    const outer = reasons.find(({ value }) => value === 'not_right')
    const inner = reasonsSchema.parse(outer?.return_reason_children)[0]
    expect(await toFailure(ask(order.id, itemId, 1, { reason_id: outer?.id }))).toMatchObject({ kind: 'invalid' })
    const { return: made } = await ask(order.id, itemId, 1, { reason_id: inner?.id })
    expect(made.items).toMatchObject([{ reason_id: inner?.id }])
  })

  it('is taken for what is not shipped too: only the storefront can refuse it', async () => {
    const completion = await complete(await makeReadyCart(mug.variantId))
    if (completion.type !== 'order') throw new Error(`completed to a ${completion.type}`)
    const { id, items } = completion.data
    expect((await ask(id, items[0]?.id ?? '', 1)).return.status).toBe('requested')
  })
})
