import type { EntityManager } from 'typeorm'

const reserved = new WeakSet()

/** Notes that the stock of the order made in this transaction has been taken already. */
export function markReserved(manager: EntityManager) {
  reserved.add(manager)
}

export function isReserved(manager: EntityManager) {
  return reserved.has(manager)
}
