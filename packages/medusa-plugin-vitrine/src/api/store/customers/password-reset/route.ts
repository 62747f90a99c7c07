import type { PluginRequest } from '../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'
import { StorePostCustomersResetPasswordReq, validator } from '@medusajs/medusa'

/** `POST /store/customers/password-reset` as in Medusa, with 401 for a token that was used or is too old. */
async function resetPassword(req: PluginRequest, res: MedusaResponse) {
  const wanted = await validator(StorePostCustomersResetPasswordReq, req.body)
  const locale = req.get('x-vitrine-locale')
  const customerId = await req.scope.resolve('ownAccountService').resetPassword(wanted, locale)
  res.json({ customer: await req.scope.resolve('customerService').retrieve(customerId) })
}

export const POST = resetPassword
