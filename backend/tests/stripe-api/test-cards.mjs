import { Refusal } from './refusal.mjs'

/**
 * What becomes of a payment with one of Stripe's test numbers: https://docs.stripe.com/testing
 * `asks` a bank first; `declines` with that decline code, at once or after the bank was asked; `settles` later.
 * @typedef {{ asks?: boolean, declines?: string, settles?: boolean }} Outcome
 * @type {Record<string, Outcome>}
 */
const cards = {
  4242424242424242: {},
  4000000000000002: { declines: 'generic_decline' },
  4000000000009995: { declines: 'insufficient_funds' },
  4000002760003184: { asks: true },
  4000008400001629: { asks: true, declines: 'generic_decline' },
}
/** @type {Record<string, Outcome>} */
const accounts = { DE89370400440532013000: { settles: true } }

/** @type {Record<string, string>} */
const declineMessages = {
  generic_decline: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
}

/**
 * @param {{ type?: string, card?: { number?: string }, sepa_debit?: { iban?: string } }} data as `payment_method_data`
 * @returns {Outcome}
 * @throws Refusal where the number is none of the test numbers
 */
export function readPaymentMethod({ type, card, sepa_debit: account }) {
  const known = type === 'sepa_debit' ? accounts[bare(account?.iban)] : cards[bare(card?.number)]
  if (known) return known
  throw new Refusal(402, { type: 'card_error', code: 'incorrect_number', message: 'Your card number is incorrect.' })
}

/** @param {string} [number] */
function bare(number = '') {
  return number.replaceAll(' ', '')
}

/** `last_payment_error` of a declined payment. @param {string} declineCode */
export function toDecline(declineCode) {
  return {
    type: 'card_error',
    code: 'card_declined',
    decline_code: declineCode,
    message: declineMessages[declineCode] ?? '',
  }
}
