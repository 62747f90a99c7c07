import type { PluginRequest } from '../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'
import {
  defaultStoreCustomersFields as select,
  defaultStoreCustomersRelations as relations,
  StorePostCustomersCustomerReq,
  validator,
} from '@medusajs/medusa'

/**
 * `POST /store/customers/me` as in Medusa, but a new address waits for its confirmation mail (400; see
 * `/store/vitrine/identity/email`), a new password is told by a mail in the language of the header `x-vitrine-locale`, and
 * a token that was made void a moment ago changes nothing.
 */
async function updateCustomer(req: PluginRequest, res: MedusaResponse) {
  if (!req.user?.customer_id) return res.sendStatus(401)
  const identity = req.scope.resolve('identityService')
  const customers = req.scope.resolve('customerService')
  const { email, ...update } = await validator(StorePostCustomersCustomerReq, req.body)
  if (email !== undefined && identity.isPasswordless) {
    const known = await customers.retrieve(req.user.customer_id, { select: ['id', 'email'] })
    if (email.toLowerCase() !== known.email) {
      return res.status(400).json({ type: 'not_allowed', message: 'A new address must be confirmed by mail' })
    }
  }
  const wanted = identity.isPasswordless || email === undefined ? update : { ...update, email }
  await req.scope.resolve('ownAccountService').update(req.user, wanted, req.get('x-vitrine-locale'))
  return res.json({ customer: await customers.retrieve(req.user.customer_id, { relations, select }) })
}

export const POST = updateCustomer
