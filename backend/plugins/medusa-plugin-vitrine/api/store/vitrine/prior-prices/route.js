'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

const longestText = 300

/** `GET /store/vitrine/prior-prices?handle=&region_id=`: the lowest price of the 30 days before the present one. */
async function listPriorPrices(req, res) {
  const { handle, region_id: regionId } = req.query
  if (![handle, regionId].every(isBounded)) {
    res.status(400).json({ type: 'invalid_data', message: 'handle and region_id are required' })
    return
  }
  res.json({ prior_prices: await req.scope.resolve('priceHistoryService').listPrior(handle, regionId) })
}

function isBounded(text) {
  return typeof text === 'string' && text.length <= longestText && !/\p{Cc}/u.test(text)
}

exports.GET = listPriorPrices
