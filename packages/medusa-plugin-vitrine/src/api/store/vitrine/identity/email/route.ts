import { toFault } from '../../../../../fault'
import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/**
 * `POST /store/vitrine/identity/email` `{ proof }`: the proved address takes effect; 409 where an account has it. The
 * former address is told by a mail in the language of the header `x-vitrine-locale` (`de-at`).
 */
async function changeEmail(req: PluginRequest, res: MedusaResponse) {
  try {
    const locale = req.get('x-vitrine-locale')
    res.json(await req.scope.resolve('ownAccountService').changeEmail(req.body?.proof, locale))
  } catch (error) {
    if (toFault(error).type !== 'duplicate_error') throw error
    res.status(409).json({ type: 'duplicate_error', message: 'Another account has this address' })
  }
}

export const POST = changeEmail
