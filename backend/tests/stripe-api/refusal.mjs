// @ts-nocheck
/** A call that Stripe's API refuses, in its own words: https://docs.stripe.com/api/errors */
export class Refusal extends Error {
  /**
   * @param {number} status of the answer
   * @param {{ type?: string, code?: string, message: string, param?: string }} error as the answer's body has it
   */
  constructor(status, { type = 'invalid_request_error', ...error }) {
    super(error.message)
    this.status = status
    this.error = { type, ...error }
  }
}

/** The thing of that id does not exist in this account. */
export function missing(kind, id) {
  return new Refusal(404, { code: 'resource_missing', param: 'id', message: `No such ${kind}: '${id}'` })
}

/** @throws Refusal where `params` has something else than the `known` ones, which are what the plugin and Stripe.js send */
export function refuseUnknown(params, known) {
  const unknown = Object.keys(params).find((name) => !known.includes(name))
  if (unknown === undefined) return
  const message = `Received unknown parameter: ${unknown}`
  throw new Refusal(400, { code: 'parameter_unknown', param: unknown, message })
}
