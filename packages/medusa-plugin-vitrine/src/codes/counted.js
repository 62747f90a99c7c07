'use strict'

const counted = new WeakSet()

/** Notes that the discounts of the order made in this transaction have been counted already. */
function markCounted(manager) {
  counted.add(manager)
}

function isCounted(manager) {
  return counted.has(manager)
}

module.exports = { markCounted, isCounted }
