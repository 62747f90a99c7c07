import type { TransactionBaseService } from '@medusajs/medusa'
import { toFault } from '../fault'
import type { EntityManager } from 'typeorm'
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

type Kind = keyof typeof finders

/**
 * Waits for its turn at an order: whoever changes the money, stock or state of one locks its row first, before anything
 * is read, and holds it until the transaction ends. Then come stock in the order of ids, discounts, gift cards and
 * payments.
 * @param manager of a transaction
 * @param kind what `id` is the id of; what belongs to no order locks nothing
 * @returns the order's id
 */
export async function lockOrder(manager: EntityManager, kind: Kind, id: string): Promise<string | null> {
  const [found]: { id: string | null }[] = await manager.query(finders[kind], [id])
  if (!found?.id) return null
  await manager.query(lock, [found.id])
  await manager.query(touch, [found.id])
  return found.id
}

type Act = (id: string, ...rest: unknown[]) => Promise<unknown>

/**
 * A service of Medusa's whose named methods lock the order first.
 * @param acts by the method's name, what its first argument is the id of
 */
export function lockFirst<Service extends new (...given: never[]) => TransactionBaseService>(
  Service: Service,
  acts: Partial<Record<keyof InstanceType<Service>, Kind>>,
): Service {
  class InTurn extends (Service as new (...given: never[]) => TransactionBaseService) {}
  for (const [name, kind] of Object.entries(acts) as [string, Kind][]) {
    const act = Reflect.get(Service.prototype, name) as Act
    function actInTurn(this: TransactionBaseService, id: string, ...rest: unknown[]) {
      return inTurn(this, kind, id, () => act.call(this, id, ...rest))
    }
    Object.defineProperty(InTurn.prototype, name, { value: actInTurn, configurable: true, writable: true })
  }
  return InTurn as typeof InTurn & Service
}

/** Does `work` in the service's transaction when it is its turn at the order. */
export function inTurn<Result>(
  service: TransactionBaseService,
  kind: Kind,
  id: string,
  work: (manager: EntityManager, orderId: string | null) => Promise<Result>,
): Promise<Result> {
  // protected, for the service's own methods, which is who calls
  return service['atomicPhase_']((manager: EntityManager) =>
    refuseCrossed(async () => {
      const orderId = await lockOrder(manager, kind, id)
      return work(manager, orderId)
    }),
  )
}

/** What died in the arms of another request is nobody's mistake, and may be sent again. */
async function refuseCrossed<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!crossed.test(toFault(error).message)) throw error
    throw makeConflict('try_again', 'Another request was in the way. Send this one again.')
  }
}
