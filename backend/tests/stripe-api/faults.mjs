/**
 * @typedef {'limited' | 'failed' | 'lost'} Kind `lost`: the API does what it is asked, and nobody hears of it
 * @typedef {{ path: string, kind: Kind, times: number }} Fault what befalls the next calls of that path and all below it
 */

/** Lets calls of the stand-in fail on command: those that `add` was told of. */
export function makeFaults() {
  /** @type {Fault[]} */
  const faults = []

  /** @type {import('express').RequestHandler} */
  function meet({ baseUrl, path }, response, next) {
    const fault = faults.find(({ path: meant, times }) => times > 0 && `${baseUrl}${path}`.startsWith(meant))
    if (!fault) return next()
    fault.times -= 1
    if (fault.kind === 'lost') {
      response.json = () => {
        response.destroy()
        return response
      }
      return next()
    }
    const isLimited = fault.kind === 'limited'
    const error = isLimited
      ? { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests made to the API too quickly' }
      : { type: 'api_error', message: 'An unknown error occurred' }
    response.status(isLimited ? 429 : 500).json({ error })
  }

  /** @param {Fault} fault */
  function add(fault) {
    faults.push(fault)
  }

  return { add, meet }
}
