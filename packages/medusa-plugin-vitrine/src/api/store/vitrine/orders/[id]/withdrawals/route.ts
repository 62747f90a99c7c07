import { toFault } from '../../../../../../fault'
import type { PluginRequest } from '../../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/**
 * `GET /store/vitrine/orders/:id/withdrawals`: the statements that were made about an order, oldest first. Both for the
 * storefront, or for the order's e-mail address in the header `x-vitrine-order-email`, percent-encoded; 404 for any other.
 */
async function listWithdrawals(req: PluginRequest, res: MedusaResponse) {
  const withdrawals = req.scope.resolve('withdrawalService')
  const order = await withdrawals.requireOrder(req.params.id, readEmail(req))
  res.json({ withdrawals: await withdrawals.list(order) })
}

/**
 * `POST /store/vitrine/orders/:id/withdrawals` `{ id, name, lines: [{ item_id, quantity }] }`: writes the statement down,
 * tells the back office by a note on the order, and mails the consumer what was received and when. The same `id` again
 * answers what was written down before. 400 where it is no statement about this order, 404 where there is no order, 409
 * where a statement about another order has the `id`.
 */
async function declareWithdrawal(req: PluginRequest, res: MedusaResponse) {
  const withdrawals = req.scope.resolve('withdrawalService')
  const order = await withdrawals.requireOrder(req.params.id, readEmail(req))
  try {
    const withdrawal = await withdrawals.declare(order, req.body, req.get('x-vitrine-locale') ?? '')
    if (withdrawal) res.json({ withdrawal })
    else res.status(400).json({ type: 'invalid_data', message: 'This is no statement about the order.' })
  } catch (error) {
    if (toFault(error).type !== 'duplicate_error') throw error
    res.status(409).json({ type: 'duplicate_error', message: 'A statement about another order has this id.' })
  }
}

/** Null for the storefront, which has looked itself who may see the order. */
function readEmail(req: PluginRequest) {
  if (req.scope.resolve('storefrontService').knows(req)) return null
  try {
    return decodeURIComponent(req.get('x-vitrine-order-email') ?? '')
  } catch {
    return ''
  }
}

export const GET = listWithdrawals
export const POST = declareWithdrawal
