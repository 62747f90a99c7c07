// @ts-nocheck
const counted = new WeakSet()

/** Notes that the discounts of the order made in this transaction have been counted already. */
export function markCounted(manager) {
  counted.add(manager)
}

export function isCounted(manager) {
  return counted.has(manager)
}
