import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/**
 * `POST /store/vitrine/identity/erasure` `{ proof }`: the account is no more; its address is told so by a mail in the
 * language of the header `x-vitrine-locale` (`de-at`).
 */
async function eraseAccount(req: PluginRequest, res: MedusaResponse) {
  const locale = req.get('x-vitrine-locale')
  await req.scope.resolve('ownAccountService').erase(req.body?.proof, locale)
  res.json({ erased: true })
}

export const POST = eraseAccount
