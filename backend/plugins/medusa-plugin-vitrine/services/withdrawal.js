'use strict'

const { enqueueMail } = require('../mail/outbox')
const { addStatement, listStatements, readStatement } = require('../withdrawals/statements')
const { parseStatement } = require('../withdrawals/parse-statement')

Object.defineProperty(exports, '__esModule', { value: true })

const mostStatements = 20

/** Takes the statements with which consumers withdraw from a contract (Directive 2011/83/EU, Article 11a). */
class WithdrawalService {
  constructor({ manager, orderService, noteService, shopMailService }) {
    this.manager = manager
    this.orders = orderService
    this.notes = noteService
    this.mails = shopMailService
  }

  /** The statements about an order, oldest first. */
  async list(orderId) {
    return (await listStatements(this.manager, orderId)).map(toPublic)
  }

  /**
   * Writes a statement down together with its note and its mail, or nothing of them.
   * @param {string} orderId
   * @param {unknown} body see the route
   * @param {string} locale such as `de-at`
   * @returns {Promise<object | null>} null where it is no statement about this order
   * @throws MedusaError not_found where there is no such order
   */
  async declare(orderId, body, locale) {
    const order = await this.orders.retrieve(orderId, { relations: ['items'] })
    const statement = parseStatement(body, order.items)
    if (!statement) return null
    const before = await listStatements(this.manager, orderId)
    const known = before.find(({ id }) => id === statement.id)
    if (known) return toPublic(known)
    if (before.length >= mostStatements) return null
    const made = await this.manager.transaction((manager) =>
      this.write(manager, order, { ...statement, orderId, locale: locale.slice(0, 20) }),
    )
    this.mails.wake()
    return toPublic(made)
  }

  async write(manager, order, statement) {
    const added = await addStatement(manager, statement)
    // another request with the same statement was quicker
    if (!added) return readStatement(manager, statement.id)
    await enqueueMail(manager, { kind: 'order.withdrawn', subjectId: statement.id })
    await this.notes.withTransaction(manager).create({
      resource_type: 'order',
      resource_id: order.id,
      value: toNote(order, added),
    })
    return added
  }
}

function toPublic({ id, name, lines, declaredAt }) {
  return { id, name, lines, declared_at: declaredAt.toISOString() }
}

function toNote({ items }, { name, lines, declaredAt }) {
  const wanted = lines.map(({ item_id: id, quantity }) => {
    return `${quantity} × ${items.find((item) => item.id === id).title}`
  })
  return `${name} has withdrawn from the contract (${declaredAt.toISOString()}): ${wanted.join(', ')}`
}

exports.default = WithdrawalService
