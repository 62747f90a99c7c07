import type { PluginRequest } from '../../../container'
import type { MedusaResponse } from '@medusajs/medusa'
import {
  defaultStoreCustomersFields as select,
  defaultStoreCustomersRelations as relations,
  StorePostCustomersReq,
  validator,
} from '@medusajs/medusa'

/** `POST /store/customers` as in Medusa, which would keep a transaction open while it hashes the password. */
async function register(req: PluginRequest, res: MedusaResponse) {
  const { password: typed, ...person } = await validator(StorePostCustomersReq, req.body)
  const password = typed && (await req.scope.resolve('passwordsService').hash(typed))
  const customers = req.scope.resolve('customerService')
  const { id } = await customers.create({ ...person, password })
  req.session.customer_id = id
  res.json({ customer: await customers.retrieve(id, { relations, select }) })
}

export const POST = register
