// What must be true of an order after each act, worked out by itself: no word of it is Medusa's or the plugin's

import { isShipped } from './order-acts.mjs'

/**
 * @param {import('./order-acts.mjs').Made} order as it was made
 * @param {Awaited<ReturnType<typeof import('./order-acts.mjs').readOrder>>} said what Medusa said of it then
 * @param {Set<string>} needs
 */
export function beginLedger({ paid, returnRefund, swapDue }, { stock, otherStock, balance, uses }, needs) {
  return {
    stock,
    otherStock,
    balance,
    uses,
    held: 3,
    fulfilled: isShipped(needs) ? 3 : 0,
    // pieces that came or come back, and that something was claimed of
    back: (needs.has('return') ? 1 : 0) + (needs.has('openSwap') ? 1 : 0),
    claimed: needs.has('claim') ? 1 : 0,
    openClaims: needs.has('claim') ? 1 : 0,
    openReturns: needs.has('return') ? 1 : 0,
    paid,
    captured: needs.has('uncaptured') ? 0 : paid,
    refunded: 0,
    cancelled: false,
    return: needs.has('return') ? 'requested' : 'none',
    swap: needs.has('swap') ? 'confirmed' : 'none',
    openSwap: needs.has('openSwap') ? 'open' : 'none',
    edit: needs.has('edit') ? 'requested' : 'none',
    claim: needs.has('claim') ? 'open' : 'none',
    returnRefund,
    swapDue,
  }
}

/**
 * @typedef {ReturnType<typeof beginLedger>} Ledger
 */

/**
 * Each answers the ledger afterwards, or null where the act has to be refused.
 * @type {Record<string, (is: Ledger) => Ledger | null>}
 */
export const rules = {
  cancel(is) {
    if (is.cancelled) return is
    const isOpen = is.swap === 'confirmed' || is.swap === 'settled' || ['open', 'confirmed'].includes(is.openSwap)
    if (is.refunded > 0 || is.fulfilled > 0 || is.openReturns > 0 || is.openClaims > 0 || isOpen) return null
    return {
      ...is,
      cancelled: true,
      stock: is.stock + is.held,
      refunded: is.captured,
      balance: is.balance + 500,
      uses: is.uses - 1,
      edit: is.edit === 'requested' ? 'withdrawn' : is.edit,
    }
  },
  capture: (is) => (is.cancelled ? null : { ...is, captured: is.paid }),
  refund: (is) => (is.cancelled ? null : payBack(is, is.paid)),
  refundPayment: (is) => payBack(is, is.paid),
  fulfil: (is) => (is.cancelled || is.fulfilled + 3 > is.held ? null : { ...is, fulfilled: 3 }),
  requestReturn(is) {
    if (is.cancelled || is.back + 1 > is.held) return null
    return { ...is, back: is.back + 1, openReturns: is.openReturns + 1 }
  },
  receive(is) {
    if (is.return !== 'requested') return null
    const received = { ...is, return: 'received', stock: is.stock + 1 }
    // what cannot be paid back any more waits for the merchant
    return payBack(received, is.returnRefund ?? 0) ?? received
  },
  cancelReturn(is) {
    if (is.return === 'received') return null
    if (is.return === 'cancelled') return is
    return { ...is, return: 'cancelled', back: is.back - 1, openReturns: is.openReturns - 1 }
  },
  processSwap(is) {
    if (is.swap === 'cancelled') return null
    if (is.swap === 'settled') return is
    const settled = payBack(is, -(is.swapDue ?? 0))
    return settled ? { ...settled, swap: 'settled' } : is
  },
  cancelSwap(is) {
    if (is.swap === 'settled') return null
    return is.swap === 'cancelled' ? is : { ...is, swap: 'cancelled', otherStock: is.otherStock + 1 }
  },
  completeSwap(is) {
    if (is.openSwap === 'cancelled') return null
    return is.openSwap === 'confirmed' ? is : { ...is, openSwap: 'confirmed', otherStock: is.otherStock - 1 }
  },
  dropSwap(is) {
    if (is.openSwap === 'confirmed') return null
    return is.openSwap === 'cancelled' ? is : { ...is, openSwap: 'cancelled', back: is.back - 1 }
  },
  claim(is) {
    if (is.cancelled || is.claimed + is.back + 1 > is.held) return null
    return { ...is, claimed: is.claimed + 1, openClaims: is.openClaims + 1, otherStock: is.otherStock - 1 }
  },
  cancelClaim(is) {
    if (is.claim === 'cancelled') return is
    const left = { claimed: is.claimed - 1, openClaims: is.openClaims - 1 }
    return { ...is, ...left, claim: 'cancelled', otherStock: is.otherStock + 1 }
  },
  confirmEdit(is) {
    if (is.edit === 'confirmed') return is
    if (is.cancelled || is.edit !== 'requested') return null
    return { ...is, edit: 'confirmed', held: is.held + 1, stock: is.stock - 1 }
  },
  declineEdit(is) {
    if (is.edit === 'declined') return is
    return is.edit === 'requested' ? { ...is, edit: 'declined' } : null
  },
}

/** @param {Ledger} is @param {number} amount @returns {Ledger | null} */
function payBack(is, amount) {
  return amount > is.captured - is.refunded ? null : { ...is, refunded: is.refunded + amount }
}

/**
 * Every ledger that acts at once may leave, one after the other in any order. An act that was answered "you may retry"
 * was done or not.
 * @param {Ledger} is
 * @param {Array<{ act: string, outcome: 'done' | 'refused' | 'unknown' }>} sent
 * @returns {Ledger[]}
 */
export function listOutcomes(is, sent) {
  if (sent.length === 0) return [is]
  return sent.flatMap(({ act, outcome }, at) => {
    const rest = sent.toSpliced(at, 1)
    const after = rules[act](is)
    const outcomes = []
    if (after && outcome !== 'refused') outcomes.push(...listOutcomes(after, rest))
    if ((!after && outcome === 'refused') || outcome === 'unknown') outcomes.push(...listOutcomes(is, rest))
    return outcomes
  })
}

/**
 * What of a ledger Medusa says too.
 * @param {Pick<Ledger, 'stock' | 'otherStock' | 'balance' | 'uses' | 'refunded' | 'cancelled'>} said
 */
export function toSaid({ stock, otherStock, balance, uses, refunded, cancelled }) {
  return { stock, otherStock, balance, uses, refunded, cancelled }
}
