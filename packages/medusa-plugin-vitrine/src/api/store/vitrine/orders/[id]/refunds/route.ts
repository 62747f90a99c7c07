import type { PluginRequest } from '../../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/**
 * `GET /store/vitrine/orders/:id/refunds`: from what is worked out what pieces of an order bring back, by line:
 * `{ lines: [{ id, pieces, total, gone: { pieces, amount } }] }`. All `pieces` have cost `total`; those that come or came
 * back, `gone`, bring `amount`. Minor units with tax. 404 where there is no such order.
 */
async function listAccounts(req: PluginRequest, res: MedusaResponse) {
  const accounts = await req.scope.resolve('lineRefundsService').read(req.scope.resolve('manager'), req.params.id)
  res.json({ lines: [...accounts].map(([id, account]) => ({ id, ...account })) })
}

export const GET = listAccounts
