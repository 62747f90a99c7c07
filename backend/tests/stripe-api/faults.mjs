/**
 * @typedef {'limited' | 'failed' | 'lost'} Kind `lost`: the API does what it is asked, and nobody hears of it
 * @typedef {{ path: string, kind: Kind, times: number, method?: string }} Fault what befalls the next calls of that path and all
 *   below it, of every method where none is said
 */

/** Lets calls of the stand-in fail on command: those that `add` was told of. */
export function makeFaults() {
  /** By path. @type {Map<string, Fault>} */
  const faults = new Map()

  /** @type {import('express').RequestHandler} */
  function meet({ baseUrl, path, method }, response, next) {
    const meets = (/** @type {Fault} */ fault) =>
      fault.times > 0 && `${baseUrl}${path}`.startsWith(fault.path) && (fault.method ?? method) === method
    const fault = [...faults.values()].find(meets)
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

  /** In the place of the one of the same path. @param {Fault} fault */
  function add(fault) {
    faults.set(fault.path, fault)
  }

  return { add, meet }
}
