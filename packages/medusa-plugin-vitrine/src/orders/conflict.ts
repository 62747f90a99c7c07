// @ts-nocheck
import { MedusaError } from '@medusajs/utils'
import { codes } from './conflict-codes'

/**
 * An error that is answered 409 `{ type: 'not_allowed', code, message }`. Medusa's own kind for 409 (`conflict`) has its
 * code and message overwritten by Medusa.
 * @param {string} code one of `codes`
 */
export function makeConflict(code, message) {
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, message, code)
}

/** Whether the same would be refused again. */
export function isConflict({ code }) {
  return code !== 'try_again' && codes.includes(code)
}

/** Has Medusa's own routes answer conflicts 409, where they would say 400. */
export function answerConflicts(req, res, next) {
  const answer = res.json.bind(res)
  res.json = (body) => {
    if (res.statusCode === 400 && codes.includes(body?.code)) res.status(409)
    return answer(body)
  }
  next()
}
