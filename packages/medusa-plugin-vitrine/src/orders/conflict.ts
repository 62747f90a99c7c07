import { toFault } from '../fault'
import type { PluginRequest } from '../container'
import type { MedusaNextFunction, MedusaResponse } from '@medusajs/medusa'
import { MedusaError } from '@medusajs/utils'
import { codes } from './conflict-codes'

/**
 * An error that is answered 409 `{ type: 'not_allowed', code, message }`. Medusa's own kind for 409 (`conflict`) has its
 * code and message overwritten by Medusa.
 * @param code one of `codes`
 */
export function makeConflict(code: string, message: string) {
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, message, code)
}

/** Whether the same would be refused again. */
export function isConflict({ code }: { code?: string }) {
  return code !== undefined && code !== 'try_again' && codes.includes(code)
}

/** Has Medusa's own routes answer conflicts 409, where they would say 400. */
export function answerConflicts(req: PluginRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const answer = res.json.bind(res)
  res.json = (body) => {
    if (res.statusCode === 400 && codes.includes(toFault(body).code ?? '')) res.status(409)
    return answer(body)
  }
  next()
}
