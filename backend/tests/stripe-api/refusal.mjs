/**
 * @typedef {{ type?: string, code?: string, decline_code?: string, message: string, param?: string }} Failure as an answer's
 *   body has it
 *
 * @typedef {object} Params what the plugin and Stripe.js send
 * @property {string} [amount]
 * @property {string} [amount_to_capture]
 * @property {object} [automatic_payment_methods]
 * @property {string} [cancellation_reason]
 * @property {string} [capture_method]
 * @property {string} [client_secret]
 * @property {string} [currency]
 * @property {string} [customer]
 * @property {string} [description]
 * @property {Record<string, string>} [metadata]
 * @property {string} [payment_intent]
 * @property {{ type: string, card?: { number?: string }, sepa_debit?: { iban?: string } }} [payment_method_data]
 * @property {string[]} [payment_method_types]
 * @property {string} [reason]
 * @property {string} [return_url]
 */

/** A call that Stripe's API refuses, in its own words: https://docs.stripe.com/api/errors */
export class Refusal extends Error {
  /**
   * @param {number} status of the answer
   * @param {Failure} error
   */
  constructor(status, { type = 'invalid_request_error', ...error }) {
    super(error.message)
    this.status = status
    this.error = { type, ...error }
  }
}

/** The thing of that id does not exist in this account. @param {string} kind @param {string} id */
export function missing(kind, id) {
  return new Refusal(404, { code: 'resource_missing', param: 'id', message: `No such ${kind}: '${id}'` })
}

/**
 * @param {object} params
 * @param {string[]} known
 * @throws Refusal where `params` has something else than the `known` ones, which are what the plugin and Stripe.js send
 */
export function refuseUnknown(params, known) {
  const unknown = Object.keys(params).find((name) => !known.includes(name))
  if (unknown === undefined) return
  const message = `Received unknown parameter: ${unknown}`
  throw new Refusal(400, { code: 'parameter_unknown', param: unknown, message })
}
