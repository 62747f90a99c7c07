import type { PluginRequest } from '../container'
import type { MedusaNextFunction, MedusaResponse } from '@medusajs/medusa'

const lists = ['items', 'return_items', 'additional_items']

/**
 * Lets nobody ask for anything but a number of pieces (400). Medusa takes any number: a line of less than nothing pays for
 * the others, and an exchange of it is paid out.
 * @param bound a line of a cart is taken out with 0
 */
export function requirePieces({ least }: { least: 0 | 1 }) {
  return function refuseQuantities(req: PluginRequest, res: MedusaResponse, next: MedusaNextFunction) {
    const own = req.body && 'quantity' in req.body ? [req.body] : []
    const listed = lists.flatMap((name) => (Array.isArray(req.body?.[name]) ? req.body[name] : []))
    const isWrong = own.some((one) => !isPieces(one, least)) || listed.some((one) => !isPieces(one, 1))
    if (!isWrong) return next()
    return res.status(400).json({ type: 'invalid_data', message: 'A quantity is a number of pieces' })
  }
}

function isPieces(line: unknown, least: number): boolean {
  const { quantity } = (line ?? {}) as { quantity?: unknown }
  return typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= least
}

/** Lets nobody ask for parts of a minor unit (400): where a part is none in `sessions`, Medusa's own check answers 500. */
export function requireWholeAmounts(req: PluginRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const parts: unknown = req.body?.sessions
  const amounts = (Array.isArray(parts) ? parts : []).map((part: { amount?: unknown } | null) => part?.amount)
  if (amounts.every(Number.isSafeInteger)) return next()
  return res.status(400).json({ type: 'invalid_data', message: 'An amount is a number of minor units' })
}
