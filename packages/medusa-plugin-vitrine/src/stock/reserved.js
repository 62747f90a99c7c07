'use strict'

const reserved = new WeakSet()

/** Notes that the stock of the order made in this transaction has been taken already. */
function markReserved(manager) {
  reserved.add(manager)
}

function isReserved(manager) {
  return reserved.has(manager)
}

module.exports = { markReserved, isReserved }
