'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/** `GET /store/vitrine/orders/:id/withdrawals`: the statements that were made about an order, oldest first. */
async function listWithdrawals(req, res) {
  res.json({ withdrawals: await req.scope.resolve('withdrawalService').list(req.params.id) })
}

/**
 * `POST /store/vitrine/orders/:id/withdrawals` `{ id, name, lines: [{ item_id, quantity }] }`: writes the statement down,
 * tells the back office by a note on the order, and mails the consumer what was received and when. The same `id` again
 * answers what was written down before. 400 where it is no statement about this order, 404 where there is no order.
 */
async function declareWithdrawal(req, res) {
  const locale = req.get('x-vitrine-locale') ?? ''
  const withdrawal = await req.scope.resolve('withdrawalService').declare(req.params.id, req.body, locale)
  if (withdrawal) res.json({ withdrawal })
  else res.status(400).json({ type: 'invalid_data', message: 'This is no statement about the order.' })
}

exports.GET = listWithdrawals
exports.POST = declareWithdrawal
