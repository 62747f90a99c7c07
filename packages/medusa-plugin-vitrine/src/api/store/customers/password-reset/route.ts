// @ts-nocheck
import { StorePostCustomersResetPasswordReq, validator } from '@medusajs/medusa'

/** `POST /store/customers/password-reset` as in Medusa, with 401 for a token that was used or is too old. */
async function resetPassword(req, res) {
  const wanted = await validator(StorePostCustomersResetPasswordReq, req.body)
  const locale = req.headers['x-vitrine-locale']
  const customerId = await req.scope.resolve('identityService').resetPassword(wanted, locale)
  res.json({ customer: await req.scope.resolve('customerService').retrieve(customerId) })
}

export const POST = resetPassword
