import { toFault } from '../../../../fault'
import type { PluginRequest } from '../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'
import { StorePostCustomersCustomerPasswordTokenReq, validator } from '@medusajs/medusa'

/**
 * `POST /store/customers/password-token` as in Medusa; beside its event the account's mail is queued, in the language of
 * the header `x-vitrine-locale` (`de-at`).
 */
async function requestPasswordMail(req: PluginRequest, res: MedusaResponse) {
  const { email } = await validator(StorePostCustomersCustomerPasswordTokenReq, req.body)
  const customers = req.scope.resolve('customerService')
  const account = await customers.retrieveRegisteredByEmail(email, { select: ['id'] }).catch(ignoreUnknown)
  if (account) {
    await req.scope.resolve('shopMailService').enqueuePasswordMail(account.id, req.get('x-vitrine-locale'))
    await req.scope
      .resolve('manager')
      .transaction((manager) => customers.withTransaction(manager).generateResetPasswordToken(account.id))
  }
  res.sendStatus(204)
}

function ignoreUnknown(error: unknown) {
  if (toFault(error).type !== 'not_found') throw error
  return null
}

export const POST = requestPasswordMail
