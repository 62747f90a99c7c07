import type { PluginRequest } from '../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/**
 * `POST /admin/vitrine/differences`: settles at once what would be settled within the minute, and what shoppers may be
 * paying at this moment as well. Answers `{ made, given_back }`, ids of payment collections and of exchanges' carts.
 */
async function settleDifferences(req: PluginRequest, res: MedusaResponse) {
  const { made, givenBack } = await req.scope.resolve('paidDifferencesService').settle({ isAtOnce: true })
  res.json({ made, given_back: givenBack })
}

export const POST = settleDifferences
