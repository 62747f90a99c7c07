import { toFault } from '../../../../../../fault'
import type { PluginRequest } from '../../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/**
 * `POST /store/vitrine/identity/email/undo` `{ token }` of the mail to a former address: the account has it again, everybody
 * is signed out of it, and its password is nobody's; 409 where another account has the address by now.
 */
async function undoChange(req: PluginRequest, res: MedusaResponse) {
  try {
    res.json(await req.scope.resolve('ownAccountService').undoEmailChange(req.body?.token))
  } catch (error) {
    if (toFault(error).type !== 'duplicate_error') throw error
    res.status(409).json({ type: 'duplicate_error', message: 'Another account has this address' })
  }
}

export const POST = undoChange
