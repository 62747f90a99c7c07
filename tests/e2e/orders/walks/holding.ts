import { type MessageKey } from '../../../../app/i18n/keys'
import { message } from '../../../support/messages'
import { expect } from '../../../support/test'
import { mayExchange } from './exchanging'
import { type Screen } from './hands'
import { holdShelf } from './holding-shelf'
import {
  countByVariant,
  countReturnable,
  listRefunds,
  type OrderAccount,
  type OrderState,
  toCharged,
  toTaken,
  toOrderState,
  toPay,
  toPayBack,
  toPaymentState,
  toRefunded,
  toTotal,
  worth,
} from './ledger'
import {
  countListed,
  countOffered,
  hasLink,
  listDated,
  listOffered,
  listReturns,
  readStanding,
  readText,
} from './pages'
import { money, toOrderPath, toVariantTitle, type World } from './world'

const word = (key: MessageKey) => message('en', key)

/**
 * Holds what can be read to the ledger: after each step what it may have changed, `all` at the end.
 * @throws where something differs
 */
export async function hold(world: World, all = false): Promise<void> {
  const stored = world.ledger.orders.map((order) => holdStored(world, order))
  await Promise.all([holdGoods(world), holdMeans(world), ...stored])
  await holdShelf(world)
  for (const order of world.ledger.orders) {
    const told = JSON.stringify([order, world.ledger.variants.map(({ isSold, stock }) => isSold && stock > 0)])
    if (!all && world.shown.get(order.id) === told) continue
    await holdPages(world, order)
    world.shown.set(order.id, told)
  }
}

interface Goods {
  products: { variants: { id: string; inventory_quantity: number }[] }[]
}

async function holdGoods(world: World): Promise<void> {
  const { admin, product, ledger } = world
  const { products } = await admin.call<Goods>('GET', `/admin/products?id=${product.id}&expand=variants`)
  const stored = (products[0]?.variants ?? []).map(({ id, inventory_quantity: count }) => [
    toVariantTitle(world, id),
    count,
  ])
  const known = ledger.variants.filter(({ isSold }) => isSold).map(({ title, stock }) => [title, stock])
  expect(Object.fromEntries(stored), 'stock').toEqual(Object.fromEntries(known))
}

async function holdMeans(world: World): Promise<void> {
  const { admin, cardId, discountId, ledger } = world
  const [{ gift_card: card }, { discount }] = await Promise.all([
    admin.call<{ gift_card: { balance: number } }>('GET', `/admin/gift-cards/${cardId}`),
    admin.call<{ discount: { usage_count: number } }>('GET', `/admin/discounts/${discountId}`),
  ])
  expect(card.balance, 'balance of the gift card').toBe(ledger.card.balance)
  expect(discount.usage_count, 'uses of the code').toBe(ledger.code.uses)
}

interface StoredOrder {
  order: {
    status: string
    fulfillment_status: string
    total: number
    paid_total: number
    refunded_total: number
    gift_card_total: number
    items: { variant_id: string | null; quantity: number }[]
  }
}

// what Medusa can say where the shop has one word
const deliveries: Record<OrderState, readonly string[]> = {
  preparing: ['not_fulfilled', 'partially_fulfilled', 'fulfilled', 'canceled'],
  'partly-shipped': ['partially_shipped'],
  shipped: ['shipped', 'partially_returned'],
  returned: ['returned'],
  cancelled: [],
}

// all that Medusa could say of an order takes it several times as long
const asked = 'fields=id,status,fulfillment_status,total,paid_total,refunded_total,gift_card_total&expand=items'

async function holdStored(world: World, order: OrderAccount): Promise<void> {
  const { order: stored } = await world.admin.call<StoredOrder>('GET', `/admin/orders/${order.id}?${asked}`)
  const {
    status,
    fulfillment_status: delivery,
    total,
    paid_total: paid,
    refunded_total: refunded,
    gift_card_total: card,
  } = stored
  expect(status === 'canceled', 'whether it is cancelled').toBe(order.isCancelled)
  if (!order.isCancelled) expect(deliveries[toOrderState(order)], 'where the backend says it is').toContain(delivery)
  expect({ total, paid, refunded, card }, 'the sums of the order').toEqual({
    total: toTotal(order),
    // what was promised for an order that is cancelled is asked for no more
    paid: order.isCancelled ? toTaken(order) : toCharged(order),
    refunded: toRefunded(order),
    card: order.byCard,
  })
  const counts: Record<string, number> = {}
  for (const { variant_id: id, quantity } of stored.items) {
    const title = toVariantTitle(world, id)
    counts[title] = (counts[title] ?? 0) + quantity
  }
  if (!counts['unknown null']) expect(counts, 'the pieces of the order').toEqual(countByVariant(order.pieces))
}

async function holdPages(world: World, order: OrderAccount): Promise<void> {
  const page = await world.hands.open(toOrderPath(order))
  expect(readText(page, '[data-total] dd'), 'the total on the page').toBe(money(toTotal(order)))
  expect(countListed(page), 'the pieces on the page').toEqual(countByVariant(order.pieces))
  const [state, payment] = readStanding(page)
  expect(state, 'where the delivery stands').toBe(word(`orders:states.${toOrderState(order)}`))
  const paymentState = toPaymentState(order)
  if (paymentState) expect(payment, 'where the payment stands').toBe(word(`orders:payment-states.${paymentState}`))
  expect(listDated(page, word('orders:timeline.refunded')).sort(), 'what was paid back').toEqual(
    listRefunds(order).map(money).sort(),
  )
  const returns = order.returns.map(({ state: stands, pieces, isPaidBack }) => {
    if (stands === 'cancelled') return word('after-sales:return.states.cancelled')
    const told = stands === 'announced' ? 'requested' : isPaidBack ? 'refunded' : 'unsettled'
    const amount = `${word('after-sales:return.total')}: ${money(worth(pieces))}`
    return `${word(`after-sales:return.states.${told}`)} ${amount}`
  })
  expect(listReturns(page).sort(), 'the returns').toEqual(returns.sort())
  holdOwed(page, order)
  await holdOffers(world, order, page)
}

/** What is still owed is named where the order stands, and nothing where nothing is. */
function holdOwed(page: Screen, order: OrderAccount): void {
  const toText = (amount: number) => (amount > 0 ? money(amount) : null)
  expect(readText(page, '[data-testid=to-pay]'), 'what is still to pay').toBe(toText(toPay(order)))
  const back = toPayBack(order)
  if (back !== null) expect(readText(page, '[data-testid=to-pay-back]'), 'what comes back still').toBe(toText(back))
}

async function holdOffers({ hands, ledger }: World, order: OrderAccount, page: Screen): Promise<void> {
  const returnable = countReturnable(order)
  const path = toOrderPath(order, '/return')
  expect(hasLink(page, path), 'whether a return is offered').toBe(Object.keys(returnable).length > 0)
  if (order.pieces.every(({ at }) => at === 'here' || at === 'packed')) return
  expect(countOffered(listOffered(await hands.open(path))), 'what can be sent back').toEqual(returnable)
  if (!mayExchange(order)) return
  const offered = countOffered(listOffered(await hands.open(toOrderPath(order, '/exchange'))))
  const sold = ledger.variants.filter(({ isSold }) => isSold)
  const listInstead = (variant: string) => sold.filter(({ title }) => title !== variant)
  const some = Object.entries(returnable).filter(([variant]) => listInstead(variant).length > 0)
  const isThere = some.some(([variant]) => listInstead(variant).some(({ stock }) => stock > 0))
  expect(offered, 'what can be exchanged').toEqual(isThere ? Object.fromEntries(some) : {})
}
