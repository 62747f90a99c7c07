import type { PluginRequest } from '../../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

const most = 500

/**
 * `POST /store/vitrine/carts/:id/prices` `{ seen?: { [line_id]: unit_price }, known?: { [line_id]: unit_price }, from?: cart_id }`:
 * gives the cart the prices that hold now and answers `{ changed, prices: { [line_id]: { known, live } } }`. What `seen`
 * names is known from then on; `known` of a line that was taken out and has come back is told, and so is what was known of
 * the lines of `from`, a cart that was folded into this one. 404 where there is
 * no such cart. A cart of a swap or a claim, and one that is ordered or paid, keeps its prices and has none here.
 */
async function followPrices(req: PluginRequest, res: MedusaResponse) {
  const { seen = {}, known = {}, from } = req.body ?? {}
  if (!isPrices(seen) || !isPrices(known) || !(from === undefined || typeof from === 'string')) {
    res.status(400).json({ type: 'invalid_data', message: 'seen and known name prices by line, from a cart' })
    return
  }
  const answer = await req.scope.resolve('cartPricesService').follow(req.params.id, { seen, known, from })
  if (answer) res.json(answer)
  else res.status(404).json({ type: 'not_found', message: 'There is no such cart.' })
}

function isPrices(named: unknown): named is Record<string, number> {
  if (typeof named !== 'object' || named === null || Array.isArray(named)) return false
  const prices = Object.values(named)
  return prices.length <= most && prices.every(Number.isSafeInteger)
}

export const POST = followPrices
