// @ts-nocheck
import { makeConflict } from './conflict'

// PostgreSQL's, of which Medusa often keeps nothing but the words
const crossed = /deadlock detected|could not serialize access/

const lock = 'SELECT id FROM "order" WHERE id = $1 FOR UPDATE'
// A transaction of Medusa's that is SERIALIZABLE has taken its view before it comes here, and would read on in it after
// waiting. PostgreSQL refuses it (40001, answered 409) where the row that it waited for has changed.
const touch = 'UPDATE "order" SET updated_at = now() WHERE id = $1'

/** How the order is found that an act is about, by what its first argument names. */
const finders = {
  order: 'SELECT $1::text AS id',
  edit: 'SELECT order_id AS id FROM order_edit WHERE id = $1',
  swap: 'SELECT order_id AS id FROM swap WHERE id = $1',
  swapCart: 'SELECT order_id AS id FROM swap WHERE cart_id = $1',
  claim: 'SELECT order_id AS id FROM claim_order WHERE id = $1',
  return: `
    SELECT coalesce(request.order_id, swap.order_id, claim.order_id) AS id FROM "return" request
      LEFT JOIN swap ON swap.id = request.swap_id LEFT JOIN claim_order claim ON claim.id = request.claim_order_id
    WHERE request.id = $1`,
  fulfillment: `
    SELECT coalesce(parcel.order_id, swap.order_id, claim.order_id) AS id FROM fulfillment parcel
      LEFT JOIN swap ON swap.id = parcel.swap_id LEFT JOIN claim_order claim ON claim.id = parcel.claim_order_id
    WHERE parcel.id = $1`,
  payment: 'SELECT order_id AS id FROM payment WHERE id = $1',
}

/**
 * Waits for its turn at an order: whoever changes the money, stock or state of one locks its row first, before anything
 * is read, and holds it until the transaction ends. Then come stock in the order of ids, discounts, gift cards and
 * payments.
 * @param {import('typeorm').EntityManager} manager of a transaction
 * @param {keyof typeof finders} kind what `id` is the id of; what belongs to no order locks nothing
 * @param {string} id
 * @returns {Promise<string | null>} the order's id
 */
export async function lockOrder(manager, kind, id) {
  const [found] = await manager.query(finders[kind], [id])
  if (!found?.id) return null
  await manager.query(lock, [found.id])
  await manager.query(touch, [found.id])
  return found.id
}

/**
 * A service of Medusa's whose named methods lock the order first.
 * @param {Function} Service a class
 * @param {Record<string, keyof typeof finders>} acts by the method's name, what its first argument is the id of
 */
export function lockFirst(Service, acts) {
  class InTurn extends Service {}
  for (const [name, kind] of Object.entries(acts)) {
    InTurn.prototype[name] = function actInTurn(id, ...rest) {
      return inTurn(this, kind, id, () => Service.prototype[name].call(this, id, ...rest))
    }
  }
  return InTurn
}

/**
 * Does `work` in the service's transaction when it is its turn at the order.
 * @param {object} service one of Medusa's
 * @param {(manager: import('typeorm').EntityManager, orderId: string | null) => Promise<unknown>} work
 */
export function inTurn(service, kind, id, work) {
  return service.atomicPhase_((manager) =>
    refuseCrossed(async () => {
      const orderId = await lockOrder(manager, kind, id)
      return work(manager, orderId)
    }),
  )
}

/** What died in the arms of another request is nobody's mistake, and may be sent again. */
async function refuseCrossed(work) {
  try {
    return await work()
  } catch (error) {
    if (!crossed.test(error.message)) throw error
    throw makeConflict('try_again', 'Another request was in the way. Send this one again.')
  }
}
