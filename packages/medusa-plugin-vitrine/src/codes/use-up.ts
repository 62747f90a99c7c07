import type { EntityManager } from 'typeorm'

const counted = new WeakSet()

/** Notes that the discounts of the order made in this transaction have been counted already. */
export function markCounted(manager: EntityManager) {
  counted.add(manager)
}

export function isCounted(manager: EntityManager) {
  return counted.has(manager)
}
