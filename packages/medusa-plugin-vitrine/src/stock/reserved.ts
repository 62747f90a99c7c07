// @ts-nocheck
const reserved = new WeakSet()

/** Notes that the stock of the order made in this transaction has been taken already. */
export function markReserved(manager) {
  reserved.add(manager)
}

export function isReserved(manager) {
  return reserved.has(manager)
}
