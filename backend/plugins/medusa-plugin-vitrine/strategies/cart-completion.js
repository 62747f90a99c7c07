'use strict'

const { MedusaError } = require('@medusajs/utils')
const { default: CartCompletionStrategy } = require('@medusajs/medusa/dist/strategies/cart-completion')
const { enqueueMail } = require('../mail/outbox')
const { readCartLines } = require('../stock/cart-lines')
const { makeLimit } = require('../stock/limit')
const { markReserved } = require('../stock/reserved')
const { give, giveAll, listShort, takeAll } = require('../stock/stock')
const { emitStockChanged } = require('../stock/stock-events')

Object.defineProperty(exports, '__esModule', { value: true })

const deadlockDetected = '40P01'
const attempts = 3

/**
 * Completes carts without overselling. Medusa's strategy reads the stock of each line and writes it back; this one takes
 * the whole cart's stock first, in the same transaction that makes the order, and then lets Medusa go on. The order's
 * mail is queued in that transaction too, so that there is never one without the other.
 */
class AtomicCartCompletionStrategy extends CartCompletionStrategy {
  constructor(container, options = {}) {
    super(container, options)
    // completions that wait for one variant hold a connection each; the rest of the pool stays free for everybody else
    this.limited_ = makeLimit(options.completions ?? 5)
  }

  async complete(id, idempotencyKey, context) {
    const once = () => super.complete(id, idempotencyKey, context)
    const result = await this.limited_(() => retryDeadlocks(once))
    this.__container__.shopMailService.wake()
    return result
  }

  /** Every stage begins here: two completions of one cart go through it one after the other. */
  async handleCreateTaxLines(id, { manager }) {
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`complete ${id}`])
    return super.handleCreateTaxLines(id, { manager })
  }

  /**
   * Medusa authorizes again what was authorized before: by a completion that runs at the same time, or by one that was
   * cut off before it made the order. The second payment would then be refused for ever.
   */
  async handleTaxLineCreated(id, idempotencyKey, { context, manager }) {
    const result = await this.handleCreateTaxLines(id, { manager })
    if (result.response_code) return result
    const short = await this.foreseeShortage(id, { manager })
    if (short.length > 0) return this.answerShortage(id, short, { manager })
    const carts = this.cartService_.withTransaction(manager)
    const { payment, payment_authorized_at, total } = await carts.retrieveWithTotals(id, { relations: ['payment'] })
    if (payment && !payment.canceled_at) {
      if (payment_authorized_at && payment.amount === total) return { recovery_point: 'payment_authorized' }
      await this.paymentProviderService_.withTransaction(manager).cancelPayment(payment)
    }
    return super.handleTaxLineCreated(id, idempotencyKey, { context, manager })
  }

  /** Where there is too little already, nobody's payment need be authorized only to be cancelled. */
  async foreseeShortage(id, { manager }) {
    if (this.__container__.inventoryService) return []
    const cart = await readCartLines(manager, id)
    return cart && !cart.mayRunShort ? listShort(manager, cart.lines) : []
  }

  async handlePaymentAuthorized(id, { manager }) {
    if (this.__container__.inventoryService) return super.handlePaymentAuthorized(id, { manager })
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`complete ${id}`])
    const cart = await readCartLines(manager, id)
    if (!cart) return super.handlePaymentAuthorized(id, { manager })

    const { taken, short } = cart.mayRunShort
      ? { taken: await takeWithoutLimit(manager, cart.lines), short: [] }
      : await takeAll(manager, cart.lines)
    if (short.length > 0) return this.answerShortage(id, short, { manager })
    markReserved(manager)
    const result = await super.handlePaymentAuthorized(id, { manager })
    if (result.response_code !== 200) {
      await giveAll(manager, taken)
      return result
    }
    await emitStockChanged(this.eventBusService_, manager, taken)
    await queueOrderMail(manager, result.response_body)
    return result
  }

  /** The cart stays open, with nothing paid, for the shopper to change: as it is, unless a payment had to be cancelled. */
  async answerShortage(id, short, { manager }) {
    const carts = this.cartService_.withTransaction(manager)
    const { payment } = await carts.retrieve(id, { relations: ['payment'] })
    const isPaid = payment && !payment.canceled_at
    if (isPaid) await this.paymentProviderService_.withTransaction(manager).cancelPayment(payment)
    await carts.update(id, { payment_authorized_at: null })
    await carts.deleteTaxLines(id)
    return { response_code: 409, response_body: { errors: short.map(describeShortage), cart_open: !isPaid } }
  }
}

/** The back office touches stock in an order of its own where it receives a return, and may then cross a completion. */
async function retryDeadlocks(task) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task()
    } catch (error) {
      if (error.code !== deadlockDetected || attempt === attempts) throw error
    }
  }
}

async function takeWithoutLimit(manager, lines) {
  const taken = []
  for (const { variantId, quantity } of lines) {
    const variant = await give(manager, { variantId, quantity: -quantity })
    if (variant) taken.push({ variantId, productId: variant.product_id, quantity })
  }
  return taken
}

async function queueOrderMail(manager, { type, data }) {
  if (type === 'order' && !data.no_notification)
    await enqueueMail(manager, { kind: 'order.placed', subjectId: data.id })
}

function describeShortage(variantId) {
  return {
    message: `Variant with id: ${variantId} does not have the required inventory`,
    type: MedusaError.Types.NOT_ALLOWED,
    code: MedusaError.Codes.INSUFFICIENT_INVENTORY,
    variant_id: variantId,
  }
}

exports.default = AtomicCartCompletionStrategy
