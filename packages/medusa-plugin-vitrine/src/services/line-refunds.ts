import type { LineItem, Order } from '@medusajs/medusa'
import type { TaxCalculationContext } from '@medusajs/medusa/dist/interfaces'
import type { LineAccount } from '../refunds/refund-of-pieces'
import type { Services } from '../container'
import type { EntityManager } from 'typeorm'
import { readLineage } from '../lines/lineage'
import { noteRefund, readAccounts, toRefund, withGone } from '../refunds/refund-of-pieces'

const readLines = `
  SELECT id FROM line_item
  WHERE order_id = $1 OR swap_id IN (SELECT id FROM swap WHERE order_id = $1)
    OR claim_order_id IN (SELECT id FROM claim_order WHERE order_id = $1)
  ORDER BY id`

const readItems = `
  SELECT item_id AS item, item_id AS line, quantity AS pieces FROM return_item WHERE return_id = $1
  UNION ALL
  SELECT id, item_id, quantity FROM claim_item WHERE claim_order_id = $1
  ORDER BY item`

// noted when the return was made: the share of what the line has cost
const readExchanged = `
  SELECT request.id AS of, line.id AS item, line.variant_id AS "variantId", line.unit_price AS price,
    item.quantity AS pieces, (item.metadata->>'vitrine_refund')::integer AS due
  FROM return_item item JOIN "return" request ON request.id = item.return_id JOIN line_item line ON line.id = item.item_id
  WHERE request.swap_id = $1`

const moveDiscount = `
  UPDATE line_item_adjustment SET amount = amount + $2
  WHERE id = (SELECT id FROM line_item_adjustment WHERE item_id = $1 ORDER BY id LIMIT 1)`

// whole units first, then tenths
const changes = [
  1,
  -1,
  2,
  -2,
  ...Array.from({ length: 40 }, (_, at) => ((at % 2 ? -1 : 1) * (Math.floor(at / 2) + 1)) / 10),
]

interface Item {
  line: string
  pieces: number
}

interface ExchangedRow {
  of: string
  item: string
  variantId: string
  price: number
  pieces: number
  due: number
}

/** In minor units; `total` is with tax and less `discount`. */
interface PaidLine {
  id: string
  pieces: number
  total: number
  discount: number
  /** of the order, not of an exchange or a claim */
  isOwn: boolean
}

/** What pieces of an order bring back: of lines of its own, and of those that exchanges and claims have sent. */
class LineRefundsService {
  readonly carts
  readonly orders
  readonly lines
  readonly totals
  readonly newTotals

  constructor({ cartService, orderService, lineItemService, totalsService, newTotalsService }: Services) {
    this.carts = cartService
    this.orders = orderService
    this.lines = lineItemService
    this.totals = totalsService
    this.newTotals = newTotalsService
  }

  /**
   * @param except a return or a claim that is not to be counted
   * @returns by the lines' ids of now
   */
  async read(manager: EntityManager, orderId: string, except?: string): Promise<Map<string, LineAccount>> {
    const lineage = await readLineage(manager, orderId)
    const lines = await this.listPaid(manager, orderId)
    return readAccounts(
      manager,
      lines.map((line) => ({ ...line, ids: lineage.of(line.id) })),
      except,
    )
  }

  /**
   * What pieces bring back together, in minor units.
   * @param wanted by the lines' ids of now; `except` as for `read`
   */
  async sum(
    manager: EntityManager,
    orderId: string,
    { items, except }: { items: Array<{ item_id: string; quantity: number }>; except?: string },
  ) {
    const parts = toParts(
      await this.read(manager, orderId, except),
      items.map(({ item_id: line, quantity: pieces }) => ({ line, pieces })),
    )
    return parts.reduce((sum, { amount }) => sum + amount, 0)
  }

  /** Notes with each item of a return or claim what it brings back. @param id the return's or the claim's */
  async note(manager: EntityManager, orderId: string, id: string) {
    const items: (Item & { item: string })[] = await manager.query(readItems, [id])
    for (const { item, amount } of toParts(await this.read(manager, orderId, id), items)) {
      await noteRefund(manager, { of: id, item, amount })
    }
  }

  /**
   * Has the cart of an exchange count for what comes back its share of what that has cost, or less where Medusa's rounding
   * lets nothing else through, and notes what it counts.
   */
  async settleExchange(manager: EntityManager, { id, cart_id: cartId }: { id: string; cart_id: string }) {
    const { items } = await this.carts.withTransaction(manager).retrieveWithTotals(cartId)
    const exchanged: ExchangedRow[] = await manager.query(readExchanged, [id])
    for (const { of, item, variantId, price, pieces, due } of exchanged) {
      const line = items.find(
        (one) => one.is_return && one.variant_id === variantId && one.unit_price === -price && one.quantity === pieces,
      )
      if (!line) continue
      const discount = line.raw_discount_total ?? 0
      const beside = items.reduce((sum, { raw_discount_total: other }) => sum + (other ?? 0), -discount)
      const { amount, change } = await this.fit(line, { due, beside })
      if (change !== 0) await manager.query(moveDiscount, [line.id, change])
      line.raw_discount_total = discount + change
      await noteRefund(manager, { of, item, amount })
    }
  }

  /**
   * By how much a returning line's discount has to change for the line to count as much as is due, and what it counts then.
   * Of the discounts of a cart Medusa rounds the sum: one that is no whole unit has to come to the same in it.
   * @param sums in minor units; `beside` is what the cart's other lines have off
   */
  async fit(line: LineItem, { due, beside }: { due: number; beside: number }) {
    const counted = { amount: -(line.total ?? 0), change: 0 }
    if (counted.amount === due || !line.raw_discount_total) return counted
    let best: { amount: number; change: number } | null = null
    for (const change of changes) {
      const amount = line.raw_discount_total + change
      if (Math.round(beside + amount) - Math.round(beside) !== Math.round(amount)) continue
      const counts = -(await this.totalWith(line, toContext(line, amount)))
      if (counts === due) return { amount: due, change }
      if (counts < due && counts > (best?.amount ?? -1)) best = { amount: counts, change }
    }
    return best ?? counted
  }

  /** What all pieces of each line have cost, as Medusa works it out for the order. */
  async listPaid(manager: EntityManager, orderId: string) {
    const order = await this.orders
      .withTransaction(manager)
      .retrieve(orderId, { relations: ['discounts', 'discounts.rule'] })
    const ids = (await manager.query(readLines, [orderId])).map(({ id }: { id: string }) => id)
    const items = await this.lines
      .withTransaction(manager)
      .list({ id: ids }, { relations: ['tax_lines', 'adjustments'], order: { id: 'ASC' } })
    const context = await this.totals.getCalculationContext({ ...order, items }, { exclude_shipping: true })
    const paid: PaidLine[] = []
    for (const item of items) {
      const total = await this.totalOf(item, order, context)
      const discount = discountOf(item, context)
      paid.push({ id: item.id, pieces: item.quantity, total, discount, isOwn: item.order_id === orderId })
    }
    return roundTogether(paid)
  }

  async totalOf(item: LineItem, order: Order, context: TaxCalculationContext) {
    if (order.tax_rate !== null) return this.totals.getLineItemRefund(Object.assign({}, order, { items: [item] }), item)
    // where no line has any, Medusa would ask for taxes anew
    if (item.tax_lines.length === 0) return item.unit_price * item.quantity - Math.round(discountOf(item, context))
    return this.totalWith(item, context)
  }

  async totalWith(line: LineItem, calculationContext: TaxCalculationContext) {
    const { [line.id]: totals } = await this.newTotals.getLineItemTotals(line, { includeTax: true, calculationContext })
    if (!totals) throw new Error(`Medusa has not counted ${line.id}`)
    return totals.total
  }
}

// of the rest Medusa reads nothing where a line has its taxes
function toContext({ id }: LineItem, amount: number) {
  const map: Record<string, { discount: { amount: number } }> = { [id]: { discount: { amount } } }
  return { allocation_map: map, shipping_methods: [] as unknown[] } as TaxCalculationContext
}

function discountOf({ id }: { id: string }, { allocation_map: map }: TaxCalculationContext) {
  return map[id]?.discount?.amount ?? 0
}

/** Medusa rounds what codes take off each line, and for the order what they take off all: the difference is one line's. */
function roundTogether(lines: PaidLine[]) {
  let exact = 0
  let rounded = 0
  return lines.map(({ isOwn, discount, ...line }) => {
    if (!isOwn) return line
    exact += discount
    const share = Math.round(exact) - rounded
    rounded += share
    return { ...line, total: line.total + Math.round(discount) - share }
  })
}

// of one line there may be several items
function toParts<Part extends Item>(accounts: Map<string, LineAccount>, items: Part[]) {
  return items.flatMap(({ line, pieces, ...item }) => {
    const account = accounts.get(line)
    if (!account) return []
    const amount = toRefund(account, pieces)
    accounts.set(line, withGone(account, { pieces, amount }))
    return [{ ...item, amount }]
  })
}

export default LineRefundsService
