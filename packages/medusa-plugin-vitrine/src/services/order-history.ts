import type { LineItem, Order, OrderEdit } from '@medusajs/medusa'
import type { Services } from '../container'

const lineRelations = ['tax_lines', 'adjustments', 'variant']

const orderRelations = [
  'discounts',
  'discounts.rule',
  'gift_cards',
  'gift_card_transactions',
  'region',
  'region.tax_rates',
  'items',
  ...lineRelations.map((relation) => `items.${relation}`),
  'shipping_methods',
  'shipping_methods.tax_lines',
]

// a line that an edit takes away has no clone, only the change that names it
const readFormer = `
  SELECT DISTINCT origin.id
  FROM order_edit edit
    LEFT JOIN line_item clone ON clone.order_edit_id = edit.id
    LEFT JOIN order_item_change change ON change.order_edit_id = edit.id
    JOIN line_item origin ON origin.id IN (clone.original_item_id, change.original_line_item_id)
  WHERE edit.order_id = $1 AND edit.confirmed_at IS NOT NULL AND origin.order_id IS NULL`

/** What an order was before its edits, of which Medusa tells shoppers only what it is now. */
class OrderHistoryService {
  readonly manager
  readonly orders
  readonly edits
  readonly lines

  constructor({ manager, orderService, orderEditService, lineItemService }: Services) {
    this.manager = manager
    this.orders = orderService
    this.edits = orderEditService
    this.lines = lineItemService
  }

  /** @throws MedusaError not_found */
  async read(orderId: string) {
    const order = await this.orders.retrieve(orderId, { relations: orderRelations })
    const edits = await this.edits.list(
      { order_id: orderId },
      { relations: ['payment_collection'], order: { created_at: 'ASC' } },
    )
    const made = edits.filter(({ status }) => status === 'confirmed').sort(compareConfirmed)
    const lines = made.length > 0 ? await this.listFormer(orderId) : []
    const differences = await this.readDifferences(order, made, lines)
    return {
      edits: edits.filter(({ status }) => status !== 'created').map((edit) => toPublic(edit, differences)),
      lines: lines.map(toPublicLine),
    }
  }

  async listFormer(orderId: string) {
    const ids = (await this.manager.query(readFormer, [orderId])).map(({ id }: { id: string }) => id)
    return ids.length > 0 ? this.lines.list({ id: ids }, { relations: lineRelations }) : []
  }

  /** What each edit made dearer, by its id: what the order came to with its lines, less what it came to before. */
  async readDifferences(order: Order, made: OrderEdit[], former: LineItem[]) {
    const differences = new Map<string, number>()
    let before = await this.sum(order, toLinesOf(null, made, former, order))
    for (const { id } of made) {
      const total = await this.sum(order, toLinesOf(id, made, former, order))
      differences.set(id, total - before)
      before = total
    }
    return differences
  }

  async sum(order: Order, items: LineItem[]) {
    // Medusa writes the sums of what it is given into it
    const copies = { items: items.map(copy), shipping_methods: order.shipping_methods.map(copy) }
    return (await this.orders.decorateTotals(Object.assign({}, order, copies))).total
  }
}

function copy<Entity extends object>(entity: Entity): Entity {
  return { ...entity }
}

// the last edit's lines are those that the order has now
/** @param editId null for those that the order was made with */
function toLinesOf(editId: string | null, made: OrderEdit[], former: LineItem[], order: Order) {
  const isNow = (made.at(-1)?.id ?? null) === editId
  return isNow ? order.items : former.filter(({ order_edit_id: of }) => of === editId)
}

function compareConfirmed({ confirmed_at: one }: OrderEdit, { confirmed_at: other }: OrderEdit) {
  return Number(one) - Number(other)
}

function toPublic(
  { id, status, confirmed_at, payment_collection: collection }: OrderEdit,
  differences: Map<string, number>,
) {
  return {
    id,
    status,
    confirmed_at,
    difference: differences.get(id) ?? null,
    payment: collection ? { status: collection.status, amount: collection.amount } : null,
  }
}

function toPublicLine({
  id,
  original_item_id,
  order_edit_id,
  title,
  description,
  thumbnail,
  quantity,
  variant,
  ...line
}: LineItem) {
  return {
    id,
    original_item_id,
    order_edit_id,
    title,
    description,
    thumbnail,
    quantity,
    is_giftcard: line.is_giftcard,
    unit_price: line.unit_price,
    created_at: line.created_at,
    variant: variant ? { id: variant.id, product_id: variant.product_id } : null,
  }
}

export default OrderHistoryService
