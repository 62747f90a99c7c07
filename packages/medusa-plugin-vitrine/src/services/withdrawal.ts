import type { Order } from '@medusajs/medusa'
import type { Services } from '../container'
import type { EntityManager } from 'typeorm'
import { MedusaError } from '@medusajs/utils'
import { enqueueMail } from '../mail/outbox'
import { addStatement, listStatements, readStatement, type Statement } from '../withdrawals/statements'
import { parseStatement } from '../withdrawals/parse-statement'
import { addTask } from '../tasks/tasks'

const mostStatements = 20

/** Takes the statements with which consumers withdraw from a contract (Directive 2011/83/EU, Article 11a). */
class WithdrawalService {
  readonly manager
  readonly orders
  readonly notes
  readonly mails

  constructor({ manager, orderService, noteService, shopMailService }: Services) {
    this.manager = manager
    this.orders = orderService
    this.notes = noteService
    this.mails = shopMailService
  }

  /**
   * The order, for who knows its e-mail address too: its id stands in links that are passed on.
   * @param email null for the storefront, which has looked itself who may see the order
   * @throws MedusaError not_found where there is no such order, or it has another address
   */
  async requireOrder(orderId: string, email: string | null) {
    const order = await this.orders.retrieve(orderId, { relations: ['items'] })
    if (email === null || order.email.toLowerCase() === email.trim().toLowerCase()) return order
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `Order with id ${orderId} was not found`)
  }

  /** The statements about an order, oldest first. */
  async list(order: { id: string }) {
    return (await listStatements(this.manager, order.id)).map(toPublic)
  }

  /**
   * Writes a statement down together with its note, its mail and the merchant's task, or nothing of them.
   * @param order see `requireOrder`
   * @param body see the route
   * @param locale such as `de-at`
   * @returns null where it is no statement about this order
   * @throws MedusaError duplicate_error where a statement about another order has this id
   */
  async declare(order: Order, body: unknown, locale: string): Promise<object | null> {
    const statement = parseStatement(body, order.items)
    if (!statement) return null
    const known = await readStatement(this.manager, statement.id)
    if (known) return toPublic(requireSameOrder(known, order))
    const before = await listStatements(this.manager, order.id)
    if (before.length >= mostStatements) return null
    const made = await this.manager.transaction((manager) =>
      this.write(manager, order, { ...statement, orderId: order.id, locale: locale.slice(0, 20) }),
    )
    this.mails.wake()
    return toPublic(made)
  }

  async write(manager: EntityManager, order: Order, statement: Omit<Statement, 'declaredAt'>) {
    const added = await addStatement(manager, statement)
    // another request with the same statement was quicker
    if (!added) return requireSameOrder(await readStatement(manager, statement.id), order)
    await enqueueMail(manager, { kind: 'order.withdrawn', subjectId: statement.id })
    await addTask(manager, { kind: 'withdrawal-declared', subjectId: statement.id, orderId: order.id })
    await this.notes.withTransaction(manager).create({
      resource_type: 'order',
      resource_id: order.id,
      value: toNote(order, added),
    })
    return added
  }
}

// what stands there is about somebody else's order: it is neither shown nor taken for this one
function requireSameOrder(statement: Statement | null, order: Order) {
  if (statement?.orderId === order.id) return statement
  throw new MedusaError(MedusaError.Types.DUPLICATE_ERROR, 'This id is taken')
}

function toPublic({ id, name, lines, declaredAt }: Statement) {
  return { id, name, lines, declared_at: declaredAt.toISOString() }
}

function toNote({ items }: Order, { name, lines, declaredAt }: Statement) {
  const wanted = lines.map(({ item_id: id, quantity }) => {
    return `${quantity} × ${items.find((item) => item.id === id)?.title}`
  })
  return `${name} has withdrawn from the contract (${declaredAt.toISOString()}): ${wanted.join(', ')}`
}

export default WithdrawalService
