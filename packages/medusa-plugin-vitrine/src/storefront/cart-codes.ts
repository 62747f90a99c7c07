import type { PluginRequest } from '../container'
import type { MedusaNextFunction, MedusaResponse } from '@medusajs/medusa'
import { limit } from './guards'

const mostCodes = 10
const longestCode = 200

/** Codes are guessed by putting them into a cart: so many at once, and no more. */
export function boundCodes(req: PluginRequest, res: MedusaResponse, next: MedusaNextFunction) {
  if ([req.body?.discounts, req.body?.gift_cards].every(isBounded)) return next()
  return res.status(400).json({ type: 'invalid_data', message: `At most ${mostCodes} codes at once` })
}

function isBounded(codes: unknown) {
  if (!Array.isArray(codes)) return true
  return codes.length <= mostCodes && codes.every((entry) => !(String(entry?.code).length > longestCode))
}

const countAttempt = limit('code')

export function countCodes(req: PluginRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const named = [req.body?.discounts, req.body?.gift_cards].flat().filter(Boolean)
  return named.length > 0 ? countAttempt(req, res, next) : next()
}
